import { CLASS_LIMITS } from '@ninefold/contracts';
import { atOnce } from '../testing/at-once';
import { codeOf, join, lookUp, makeClass, myClasses, newClass, overview } from '../testing/classes';
import { answer, saveAnswers, startSession } from '../testing/learning';
import { asOwner } from '../testing/own-connection';
import { newPlayer, type Player, service } from '../testing/players';

jest.setTimeout(120_000);

/** Pupils whom no test signs in. */
const fill = (classId: string, count: number) =>
  asOwner(
    (sql) => sql`
      with accounts as (
        insert into auth.users (id, email)
        select gen_random_uuid(), gen_random_uuid() || '@example.com' from generate_series(1, ${count}::integer)
        returning id
      ), numbered as (select id, row_number() over () as number from accounts),
      profiles as (insert into public.profiles (id) select id from numbered on conflict do nothing)
      insert into private.class_pupils (class_id, user_id, name, name_look)
      select ${classId}, n.id, 'Filled ' || n.number, 'filled' || n.number from numbered n`,
  );

/** Without Postgres there is one connection, and no race. */
const onPostgres = process.env.TEST_CLUSTER ? test : test.skip;

onPostgres('of 50 pupils who join at once for the last place, one joins', async () => {
  const { teacher, id, code } = await newClass();
  await fill(id, CLASS_LIMITS.pupils - 1);
  const players = await atOnce(50, newPlayer);
  const joined = await atOnce(50, (index) => join((players[index] as Player).client, code, `Mina ${index}`));
  expect(joined.filter(({ status }) => status === 'joined')).toHaveLength(1);
  expect(joined.filter(({ status }) => status === 'full')).toHaveLength(49);
  expect((await overview(teacher.client, id)).pupils).toHaveLength(CLASS_LIMITS.pupils);
  expect(await lookUp((await newPlayer()).client, code)).toMatchObject({ status: 'full', name: 'Class 7b' });
});

test('of one name that several choose at once, one gets it', async () => {
  const { teacher, id, code } = await newClass();
  const players = await atOnce(8, newPlayer);
  const joined = await atOnce(8, (index) => join((players[index] as Player).client, code, 'Mina'));
  expect(joined.map(({ status }) => status).sort()).toEqual([
    'joined',
    ...Array<string>(7).fill('name-taken'),
  ]);
  expect((await overview(teacher.client, id)).pupils).toHaveLength(1);
});

test('of many classes that are made or joined at once, as many are there as one may have', async () => {
  const teacher = await newPlayer();
  const made = await atOnce(25, (index) => teacher.client.rpc('make_class', { p_name: `Class ${index}` }));
  expect(made.filter(({ error }) => error === null)).toHaveLength(CLASS_LIMITS.classes);
  const { id: user, client } = await newPlayer();
  const codes = await Promise.all(
    (await myClasses(teacher.client)).teaching.map(({ id }) => codeOf(teacher.client, id)),
  );
  const others = await newPlayer();
  const last = [await makeClass(others.client), await makeClass(others.client)];
  for (const code of codes.slice(0, 19)) await join(client, code, 'Mina');
  await service()
    .rpc('forget_tries', { p_subject: `code:person:${user}` })
    .throwOnError();
  const lastCodes = await Promise.all(last.map((id) => codeOf(others.client, id)));
  const joined = await atOnce(2, (index) => join(client, lastCodes[index] ?? '', 'Mina'));
  expect(joined.map(({ status }) => status).sort()).toEqual(['joined', 'too-many']);
});

test('of two assignments for the last place one is made', async () => {
  const { teacher, id } = await newClass();
  await asOwner(
    (sql) => sql`
      insert into private.class_assignments (class_id, kind, what, due_on)
      select ${id}, 'skill', 'skill-' || n, current_date + 2 from generate_series(1, ${CLASS_LIMITS.assignments - 1}::integer) n`,
  );
  const assigned = await atOnce(2, (index) =>
    teacher.client.rpc('assign_to_class', {
      p_class_id: id,
      p_kind: 'skill',
      p_what: ['mean', 'median'][index] ?? '',
      p_due_on: new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10),
    }),
  );
  expect(assigned.map(({ error }) => error?.hint ?? 'made').sort()).toEqual(['made', 'too-many-assignments']);
});

test('answers are saved while the pupil is removed from several classes, which are deleted', async () => {
  const { teacher, id, code, pupils } = await newClass('Mina', 'Zoe');
  const second = await makeClass(teacher.client);
  const secondCode = await codeOf(teacher.client, second);
  for (const { client } of pupils)
    await join(client, secondCode, client === pupils[0].client ? 'Mina' : 'Zoe');
  const sessions = await Promise.all(pupils.map(({ client }) => startSession(client)));
  const [saved, removed] = await Promise.all([
    atOnce(20, (index) => {
      const { client } = pupils[index % 2] as Player;
      return saveAnswers(client, sessions[index % 2]?.id ?? '', [
        answer({ correct: false, mistake: 'deadbeef' }),
      ]);
    }),
    Promise.all([id, second].map((p_class_id) => teacher.client.rpc('delete_class', { p_class_id }))),
  ]);
  expect(saved).toHaveLength(20);
  expect(removed.map(({ error }) => error)).toEqual([null, null]);
  const { data } = await pupils[0].client.from('learning_answers').select('id').throwOnError();
  expect(data).toHaveLength(10);
  expect(await join(pupils[0].client, code, 'Mina')).toMatchObject({ status: 'unknown' });
});

test('a teacher who deletes the account while pupils join and learn leaves nothing', async () => {
  const { teacher, id, code, pupils } = await newClass('Mina');
  const players = await atOnce(6, newPlayer);
  const { id: session } = await startSession(pupils[0].client);
  const [joined] = await Promise.all([
    atOnce(6, (index) => join((players[index] as Player).client, code, `Zoe ${index}`)),
    teacher.client.rpc('delete_user_account', { user_id_to_delete: teacher.id }).throwOnError(),
    saveAnswers(pupils[0].client, session, [answer({ correct: false, mistake: 'deadbeef' })]),
  ]);
  expect(joined.every(({ status }) => status === 'joined' || status === 'unknown')).toBe(true);
  for (const { client } of [...players, ...pupils]) {
    expect((await myClasses(client)).attending).toEqual([]);
    expect((await client.rpc('class_of_pupil', { p_class_id: id })).error).toMatchObject({
      hint: 'not-your-class',
    });
  }
});
