import { randomUUID } from 'node:crypto';
import { newClass, overview, lookUp, join, dayIn, codeOf } from '../testing/classes';
import {
  groupOf,
  join as joinGroup,
  look,
  makeGroup,
  newFriend,
  placeOf,
  readGroup,
} from '../testing/friends';
import { asOwner } from '../testing/own-connection';
import { anonymous, newPlayer, type Player } from '../testing/players';
import { scriptValues } from '../testing/script-values';

const onPostgres = process.env.TEST_CLUSTER ? test : test.skip;

const ALPHABET = '23456789CDFHJKMNPQRTVWX';

test('typed codes are unique, and each of their 23 characters is equally likely', async () => {
  const [codes] = (await scriptValues([
    `select jsonb_agg(private.new_typed_code()) as value from generate_series(1, 4000)`,
  ])) as [string[]];
  expect(new Set(codes).size).toBe(4_000);
  expect(codes.filter((code) => !new RegExp(`^[${ALPHABET}]{8}$`).test(code))).toEqual([]);
  const text = codes.join('');
  const expected = text.length / ALPHABET.length;
  const squares = [...ALPHABET].map((one) => (text.split(one).length - 1 - expected) ** 2 / expected);
  // Chi-squared with 22 degrees of freedom exceeds 72 once in two million runs.
  expect(squares.reduce((sum, square) => sum + square)).toBeLessThan(72);
});

test.each([
  '',
  ' ',
  'guess',
  'k7m4xq2p',
  'K7M4-XQ2P',
  'K7M4XQ2',
  'K7M4XQ2PP',
  'K7M4XQ20',
  'x'.repeat(5_000),
  '%',
])('a code that is not in the form that clients send is refused and not counted: "%.9s"', async (p_code) => {
  const { client } = await newPlayer();
  for (const call of [
    client.rpc('class_of_code', { p_code }),
    client.rpc('join_class', { p_code, p_name: 'Mina' }),
    client.rpc('report_class_invitation', { p_code }),
    client.rpc('friend_group_invitation', { p_code }),
    client.rpc('join_friend_group', { p_code }),
    client.rpc('report_friend_group_invitation', { p_code }),
  ])
    expect(await call).toMatchObject({ status: 400, error: { code: '22023', hint: 'malformed-code' } });
  const { data } = await client.rpc('export_my_data').throwOnError();
  expect((data as unknown as { tables: object }).tables).not.toHaveProperty(['private.wrong_codes', 0]);
});

describe('on its last day', () => {
  const expire = (table: 'classes' | 'friend_groups', id: string) =>
    asOwner(
      (sql) =>
        sql`update ${sql('private')}.${sql(table)} set code_expires_on = ${dayIn(-1)} where id = ${id}`,
    );

  onPostgres(
    'a class code stops working as if it were unknown, the link continues, and a new code helps',
    async () => {
      const { teacher, id, code } = await newClass();
      const { link_secret: link, code_expires_on } = await overview(teacher.client, id);
      expect(code_expires_on).toBe(dayIn(30));
      await expire('classes', id);
      const { client } = await newPlayer();
      const unknown = { status: 'unknown', name: null, class_id: null, wait_seconds: 0 };
      expect(await lookUp(client, code)).toEqual(unknown);
      expect(await join(client, code, 'Mina')).toEqual(unknown);
      expect(await lookUp(client, link ?? '')).toMatchObject({ status: 'open' });
      expect(await overview(teacher.client, id)).toMatchObject({
        ...{ code: null, code_expires_on: dayIn(-1), link_secret: link },
      });
      await teacher.client.rpc('renew_class_code', { p_class_id: id, p_open: true }).throwOnError();
      expect(await overview(teacher.client, id)).toMatchObject({
        code_expires_on: dayIn(30),
        link_secret: link,
      });
      expect(await lookUp(client, await codeOf(teacher.client, id))).toMatchObject({ status: 'open' });
    },
  );

  onPostgres('the code of a friend group does the same', async () => {
    const [owner, guest] = [await newFriend(), await newFriend()];
    const group = await makeGroup(owner);
    const { code, link_secret: link } = await readGroup(owner, group);
    await expire('friend_groups', group);
    expect(await look(guest, code ?? '')).toMatchObject({ status: 'wrong-code', name: null });
    expect(await look(guest, link ?? '')).toMatchObject({ status: 'open' });
    expect(await readGroup(owner, group)).toMatchObject({ code: null, code_expires_on: dayIn(-1) });
    await owner.client.rpc('renew_friend_group_code', { p_group_id: group }).throwOnError();
    const renewed = await readGroup(owner, group);
    expect(renewed).toMatchObject({ code_expires_on: dayIn(30), link_secret: link });
    expect(await look(guest, renewed.code ?? '')).toMatchObject({ status: 'open' });
  });
});

describe('limits', () => {
  const network = (address: string) =>
    `select set_config('request.headers', '{"cf-connecting-ip": "${address}"}', true);`;
  const attempt = (code: string, person = 'gen_random_uuid()') =>
    `select (private.count_code_attempt(${person}, '${code}')).status as value`;
  const GUESSER = randomUUID();
  const wrong = (times: number, code = 'K7M4XQ2P') =>
    `insert into auth.users (id, email) values ('${GUESSER}', '${GUESSER}@example.com') on conflict do nothing;
     select private.record_wrong_invitation('${GUESSER}', 'class', '${code}') from generate_series(1, ${times});`;
  const SECRET = '7'.repeat(26);

  test('a network waits after sixty wrong typed codes, with typed codes only', async () => {
    const after = (times: number, entered: string, address = '203.0.113.7') =>
      `${network('203.0.113.7')} ${wrong(times)} ${network(address)} ${attempt(entered)}`;
    expect(
      await scriptValues([
        after(59, 'K7M4XQ2P'),
        after(60, 'K7M4XQ2P'),
        after(60, SECRET),
        after(60, 'K7M4XQ2P', '203.0.113.8'),
        `${network('203.0.113.7')} ${wrong(60, SECRET)} ${attempt('K7M4XQ2P')}`,
        `${network('2001:db8::1')} ${wrong(60)} ${network('2001:db8::2')} ${attempt('K7M4XQ2P')}`,
        `${after(60, 'K7M4XQ2P').replace(/select \(private.*/, '')}
         update private.rate_limits set resets_at = now() - interval '1 second'; ${attempt('K7M4XQ2P')}`,
      ]),
    ).toEqual([null, 'network-wait', null, null, null, 'network-wait', null]);
  });

  test('a person who has waited for the network is told how long', async () => {
    const [seconds] = await scriptValues([
      `${network('203.0.113.7')} ${wrong(60)}
       select (private.count_code_attempt(gen_random_uuid(), 'K7M4XQ2P')).wait_seconds as value`,
    ]);
    expect(seconds).toBeGreaterThan(590);
  });

  test('a hundred people a day join with one code, and a new code starts again', async () => {
    const joins = (times: number, person = 'gen_random_uuid()') =>
      `select private.count_join(${person}, 'K7M4XQ2P') from generate_series(1, ${times});`;
    const [at99, at100, another, repeated] = (await scriptValues([
      `${joins(99)} select private.joins_wait('K7M4XQ2P') as value`,
      `${joins(100)} select private.joins_wait('K7M4XQ2P') as value`,
      `${joins(100)} select private.joins_wait('K7M4XQ3P') as value`,
      `${joins(98)} ${joins(200, `'${'7'.repeat(32)}'`)} select private.joins_wait('K7M4XQ2P') as value`,
    ])) as number[];
    expect([at99, another, repeated]).toEqual([0, 0, 0]);
    expect(at100).toBeGreaterThan(86_000);
  });

  onPostgres(
    'a code that has had its joins of the day refuses the next one, in class and group',
    async () => {
      const { teacher, id, code } = await newClass();
      const [owner, guest] = [await newFriend(), await newFriend()];
      const group = (await readGroup(owner, await makeGroup(owner))).code ?? '';
      await asOwner(
        (sql) =>
          sql`select private.count_join(gen_random_uuid(), c) from unnest(${[code, group]}::text[]) c, generate_series(1, 100)`,
      );
      const refused = { status: 'too-many-joins', wait_seconds: expect.any(Number) as number };
      expect(await join(guest.client, code, 'Mina')).toMatchObject({ ...refused, class_id: null });
      expect(await look(guest, group)).toMatchObject({ ...refused, group_id: null });
      await teacher.client.rpc('renew_class_code', { p_class_id: id, p_open: true }).throwOnError();
      const renewed = await codeOf(teacher.client, id);
      expect(await join(guest.client, renewed, 'Mina')).toMatchObject({ status: 'joined', wait_seconds: 0 });
    },
  );

  onPostgres('one student who joins again and again leaves room for the others', async () => {
    const { teacher, id } = await newClass();
    const { link_secret } = await overview(teacher.client, id);
    const link = link_secret ?? '';
    const [owner, one, other] = [await newFriend(), await newFriend(), await newFriend()];
    const group = await makeGroup(owner);
    const groupLink = (await readGroup(owner, group)).link_secret ?? '';
    await asOwner(
      (sql) =>
        sql`select private.count_join(gen_random_uuid(), c) from unnest(${[link, groupLink]}::text[]) c, generate_series(1, 98)`,
    );
    for (let times = 0; times < 3; times += 1) {
      expect(await join(one.client, link, 'Mina')).toMatchObject({ status: 'joined' });
      await one.client.rpc('leave_class', { p_class_id: id }).throwOnError();
      expect(await joinGroup(one, groupLink)).toMatchObject({ status: 'joined' });
      await one.client.rpc('leave_friend_group', { p_group_id: group }).throwOnError();
    }
    expect(await join(other.client, link, 'Zoe')).toMatchObject({ status: 'joined' });
    expect(await joinGroup(other, groupLink)).toMatchObject({ status: 'joined' });
  });
});

describe('before sign-in', () => {
  const classPreview = async (p_secret: string) =>
    (await anonymous().rpc('class_preview', { p_secret }).throwOnError()).data;
  const groupPreview = async (p_secret: string) =>
    (await anonymous().rpc('friend_group_preview', { p_secret }).throwOnError()).data;

  test('a link to a class says the class and its teacher’s username, unless the teacher does not allow it', async () => {
    const { teacher, id, code } = await newClass('Mina');
    const { link_secret: link } = await overview(teacher.client, id);
    expect(await classPreview(link ?? '')).toEqual({ name: 'Class 7b', invited_by: null });
    await named(teacher, `t_${id.slice(0, 8)}`);
    expect(await classPreview(link ?? '')).toEqual({ name: 'Class 7b', invited_by: `t_${id.slice(0, 8)}` });
    for (const no of [code, '7'.repeat(26), '', id]) expect(await classPreview(no)).toBeNull();
    await teacher.client.rpc('show_class_preview', { p_class_id: id, p_shown: false }).throwOnError();
    expect(await classPreview(link ?? '')).toBeNull();
    await teacher.client.rpc('show_class_preview', { p_class_id: id, p_shown: true }).throwOnError();
    await teacher.client.rpc('renew_class_code', { p_class_id: id, p_open: false }).throwOnError();
    expect(await classPreview(link ?? '')).toBeNull();
  });

  test('a link to a friend group says the group and its owner’s username, unless the owner does not allow it', async () => {
    const owner = await newFriend();
    const group = await makeGroup(owner, 'נבחרת החידות');
    const { link_secret: link, code } = await readGroup(owner, group);
    expect(await groupPreview(link ?? '')).toEqual({ name: 'נבחרת החידות', invited_by: owner.username });
    for (const no of [code ?? '', '7'.repeat(26), group]) expect(await groupPreview(no)).toBeNull();
    await owner.client.rpc('show_friend_group_preview', { p_group_id: group, p_shown: false }).throwOnError();
    expect(await groupPreview(link ?? '')).toBeNull();
    expect(await readGroup(owner, group)).toMatchObject({ shows_preview: false });
  });

  test.each(['leaves the group', 'hands it over'])(
    'the next owner is not named when the owner %s',
    async (how) => {
      const [owner, next] = [await newFriend(), await newFriend()];
      const p_group_id = await groupOf(owner, next);
      const { link_secret: link } = await readGroup(owner, p_group_id);
      if (how === 'leaves the group')
        await owner.client.rpc('leave_friend_group', { p_group_id }).throwOnError();
      else {
        const p_member_id = await placeOf(owner, p_group_id, next);
        await owner.client.rpc('transfer_friend_group', { p_group_id, p_member_id }).throwOnError();
      }
      expect(await groupPreview(link ?? '')).toBeNull();
    },
  );

  test('a network that opens links without end is refused', async () => {
    const outcomes = await scriptValues(
      [599, 600].map(
        (calls) => `
          create function pg_temp.refusal() returns text language plpgsql as $$
          declare v_hint text;
          begin
            perform set_config('request.headers', '{"cf-connecting-ip": "203.0.113.7"}', true);
            perform public.class_preview('7') from generate_series(1, ${calls});
            perform public.friend_group_preview('7');
            return 'answered';
          exception when others then
            get stacked diagnostics v_hint = pg_exception_hint;
            return v_hint;
          end; $$;
          select pg_temp.refusal() as value`,
      ),
    );
    expect(outcomes).toEqual(['answered', 'network-busy']);
  });

  const named = ({ client, id }: Player, username: string) =>
    client
      .from('profiles')
      .update({ first_name: 'Maria', last_name: 'Teacher', username })
      .eq('id', id)
      .throwOnError();
});
