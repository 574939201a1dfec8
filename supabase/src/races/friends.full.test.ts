import { randomUUID } from 'node:crypto';
import { atOnce } from '../testing/at-once';
import {
  codeOf,
  type Friend,
  join,
  makeSheet,
  newFriends,
  placeOf,
  readSheet,
  sheetOf,
} from '../testing/friends';
import { holding } from '../testing/own-connection';
import { service } from '../testing/players';

/** Only on a real Postgres can one transaction wait for another one. */
const onPostgres = process.env.TEST_CLUSTER ? test : test.skip;

const deleted = ({ id }: Friend) =>
  service()
    .auth.admin.deleteUser(id)
    .then(({ error }) => error);

test('of fifty people who join at once for the last place, one gets in', async () => {
  const [owner, ...people] = await newFriends(99);
  const sheet = await makeSheet(owner!);
  const code = await codeOf(owner!, sheet);
  // Up to the last place.
  const statuses = await atOnce(48, async (at) => (await join(people[at]!, code)).status);
  expect(statuses).toEqual(Array<string>(48).fill('joined'));
  const last = await atOnce(50, async (at) => (await join(people[48 + at]!, code)).status);
  expect(last.sort()).toEqual([...Array<string>(49).fill('full'), 'joined']);
  expect((await readSheet(owner!, sheet)).members).toHaveLength(50);
});

test('one person who joins the same sheet many times at once is on it once', async () => {
  const [owner, person] = await newFriends(2);
  const sheet = await makeSheet(owner!);
  const code = await codeOf(owner!, sheet);
  const statuses = await atOnce(8, async () => (await join(person!, code)).status);
  expect(statuses.sort()).toEqual(['joined', ...Array<string>(7).fill('member')]);
});

test('one person who makes and joins many sheets at once is on twenty', async () => {
  const [busy, host] = await newFriends(2);
  for (let sheets = 0; sheets < 15; sheets += 1) await makeSheet(busy!);
  const codes = await atOnce(5, async () => codeOf(host!, await makeSheet(host!)));
  await Promise.all([
    ...codes.map((code) => join(busy!, code)),
    ...codes.map(() => busy!.client.rpc('create_friend_group', { p_group_id: randomUUID(), p_name: 'More' })),
  ]);
  expect((await busy!.client.rpc('friend_groups').throwOnError()).data).toHaveLength(20);
});

test('two people join while the owner deletes the account, in every order: no deadlock, and the sheet has an owner', async () => {
  await atOnce(8, async () => {
    const [owner, first, second] = await newFriends(3);
    const sheet = await makeSheet(owner!);
    const code = await codeOf(owner!, sheet);
    const [one, other, error] = await Promise.all([join(first!, code), join(second!, code), deleted(owner!)]);
    expect(error).toBeNull();
    const joined = [one, other].filter(({ status }) => status === 'joined').length;
    // Who came after the last one had left found no sheet.
    for (const { status } of [one, other]) expect(['joined', 'wrong-code']).toContain(status);
    const reader = one.status === 'joined' ? first! : second!;
    if (joined === 0) return;
    const { members } = await readSheet(reader, sheet);
    expect(members).toHaveLength(joined);
    expect(members.filter(({ is_owner }) => is_owner)).toHaveLength(1);
  });
});

test('all members of two sheets go at once, each with their account: no deadlock, and nothing is left', async () => {
  const people = await newFriends(6);
  const [ada, ...others] = people;
  const sheets = [await sheetOf(ada!, ...others), await sheetOf(others[4]!, ...others.slice(0, 4), ada!)];
  const codes = [await codeOf(ada!, sheets[0]!), await codeOf(others[4]!, sheets[1]!)];
  expect(await Promise.all(people.map(deleted))).toEqual(Array(6).fill(null));
  const [stranger] = await newFriends(1);
  expect(await Promise.all(codes.map(async (code) => (await join(stranger!, code)).status))).toEqual([
    'wrong-code',
    'wrong-code',
  ]);
});

test('of sixty codes that one person guesses at once, twenty are looked at', async () => {
  const [guesser] = await newFriends(1);
  const guesses = await atOnce(
    60,
    async (at) => (await join(guesser!, `${'a'.repeat(24)}${10 + at}`)).status,
  );
  expect(guesses.sort()).toEqual([
    ...Array<string>(40).fill('wait'),
    ...Array<string>(20).fill('wrong-code'),
  ]);
});

test('a member who is removed while they read on reads nothing that begins after it', async () => {
  const [owner, member] = await newFriends(2);
  const sheet = await sheetOf(owner!, member!);
  const p_member_id = await placeOf(owner!, sheet, member!);
  let isRemoved = false;
  const removal = owner!.client
    .rpc('remove_friend_group_member', { p_group_id: sheet, p_member_id })
    .throwOnError()
    .then(() => (isRemoved = true));
  const reads = await atOnce(20, async () => {
    const outcomes: string[] = [];
    for (let read = 0; read < 5; read += 1) {
      const after = isRemoved;
      const { error } = await member!.client.rpc('friend_group', { p_group_id: sheet });
      outcomes.push(error ? (error.hint ?? error.message) : after ? 'read on' : 'read before');
    }
    return outcomes;
  });
  await removal;
  const outcomes = new Set(reads.flat());
  outcomes.delete('read before');
  expect([...outcomes]).toEqual(['not-your-group']);
});

onPostgres('an owner removes the member who deletes the account: one waits for the other', async () => {
  const [owner, member] = await newFriends(2);
  const sheet = await sheetOf(owner!, member!);
  const p_member_id = await placeOf(owner!, sheet, member!);
  const calls = await holding(
    // The deletion stops at the row of the member. It has locked the sheet before, or the removal would.
    (sql) => sql`select from private.friend_group_members where id = ${p_member_id} for update`,
    async (waiting) => {
      const deletion = deleted(member!);
      await waiting(1);
      const removal = owner!.client
        .rpc('remove_friend_group_member', { p_group_id: sheet, p_member_id })
        .then(({ error }) => error?.hint);
      await waiting(2);
      return { deletion, removal };
    },
  );
  expect(await Promise.all([calls.deletion, calls.removal])).toEqual([null, 'unknown-member']);
  expect((await readSheet(owner!, sheet)).members).toHaveLength(1);
});

onPostgres('a code that is revoked while somebody joins lets them in before or not at all', async () => {
  const [owner, person] = await newFriends(2);
  const sheet = await makeSheet(owner!);
  const code = await codeOf(owner!, sheet);
  const call = await holding(
    (sql) => sql`select from private.friend_groups where id = ${sheet} for update`,
    async (waiting) => {
      const revoked = owner!.client
        .rpc('revoke_friend_group_code', { p_group_id: sheet })
        .then(({ error }) => error);
      await waiting(1);
      const joined = join(person!, code);
      await waiting(2);
      return { revoked, joined };
    },
  );
  expect(await call.revoked).toBeNull();
  expect((await call.joined).status).toBe('wrong-code');
});

onPostgres.each([
  ['a username', 'the account is deleted', true],
  ['the name of a sheet', 'the sheet is deleted', false],
])('%s that is reported is taken away while %s: no deadlock', async (_, __, isPerson) => {
  const [owner, member] = await newFriends(2);
  const sheet = await sheetOf(owner!, member!);
  const place = await placeOf(owner!, sheet, member!);
  // Each reports what the other one is going to delete.
  const report = isPerson
    ? owner!.client.rpc('report_friend_group', { p_group_id: sheet, p_member_id: place })
    : member!.client.rpc('report_friend_group', { p_group_id: sheet, p_member_id: null });
  await report.throwOnError();
  const settlement = isPerson
    ? ({ p_kind: 'username', p_subject_id: member!.id, p_name: member!.username } as const)
    : ({ p_kind: 'group_name', p_subject_id: sheet, p_name: 'The quick foxes' } as const);
  const calls = await holding(
    // The deletion stops here, after what has the name and before its reports.
    (sql) => sql`select from private.friend_group_members where id = ${place} for update`,
    async (waiting) => {
      const deletion = isPerson
        ? deleted(member!)
        : owner!.client.rpc('delete_friend_group', { p_group_id: sheet }).then(({ error }) => error);
      await waiting(1);
      const settled = service()
        .rpc('resolve_reported_name', { ...settlement, p_remove: true })
        .then(({ error }) => error && (error.hint ?? error.message));
      await waiting(2);
      return { deletion, settled };
    },
  );
  expect(await Promise.all([calls.deletion, calls.settled])).toEqual([null, 'unknown-report']);
});
