import { randomUUID } from 'node:crypto';
import { atOnce } from '../testing/at-once';
import {
  codeOf,
  type Friend,
  join,
  makeGroup,
  newFriends,
  placeOf,
  readGroup,
  groupOf,
} from '../testing/friends';
import { holding } from '../testing/own-connection';
import { service } from '../testing/players';

/** Only on a real Postgres can one transaction wait for another. */
const onPostgres = process.env.TEST_CLUSTER ? test : test.skip;

const deleted = ({ id }: Friend) =>
  service()
    .auth.admin.deleteUser(id)
    .then(({ error }) => error);

test('one of fifty people who join at once for the last place gets in', async () => {
  const [owner, ...people] = await newFriends(99);
  const group = await makeGroup(owner!);
  const code = await codeOf(owner!, group);
  // Fills all but one place.
  const statuses = await atOnce(48, async (at) => (await join(people[at]!, code)).status);
  expect(statuses).toEqual(Array<string>(48).fill('joined'));
  const last = await atOnce(50, async (at) => (await join(people[48 + at]!, code)).status);
  expect(last.sort()).toEqual([...Array<string>(49).fill('full'), 'joined']);
  expect((await readGroup(owner!, group)).members).toHaveLength(50);
});

test('a person who joins the same group many times at once is in it once', async () => {
  const [owner, person] = await newFriends(2);
  const group = await makeGroup(owner!);
  const code = await codeOf(owner!, group);
  const statuses = await atOnce(8, async () => (await join(person!, code)).status);
  expect(statuses.sort()).toEqual(['joined', ...Array<string>(7).fill('member')]);
});

test('a person who creates and joins many groups at once is in twenty', async () => {
  const [busy, host] = await newFriends(2);
  for (let groups = 0; groups < 15; groups += 1) await makeGroup(busy!);
  const codes = await atOnce(5, async () => codeOf(host!, await makeGroup(host!)));
  await Promise.all([
    ...codes.map((code) => join(busy!, code)),
    ...codes.map(() => busy!.client.rpc('create_friend_group', { p_group_id: randomUUID(), p_name: 'More' })),
  ]);
  expect((await busy!.client.rpc('friend_groups').throwOnError()).data).toHaveLength(20);
});

test('two people join while the owner deletes the account, in every order: no deadlock, and the group has an owner', async () => {
  await atOnce(8, async () => {
    const [owner, first, second] = await newFriends(3);
    const group = await makeGroup(owner!);
    const code = await codeOf(owner!, group);
    const [one, other, error] = await Promise.all([join(first!, code), join(second!, code), deleted(owner!)]);
    expect(error).toBeNull();
    const joined = [one, other].filter(({ status }) => status === 'joined').length;
    // People who came after the last member had left found no group.
    for (const { status } of [one, other]) expect(['joined', 'wrong-code']).toContain(status);
    const reader = one.status === 'joined' ? first! : second!;
    if (joined === 0) return;
    const { members } = await readGroup(reader, group);
    expect(members).toHaveLength(joined);
    expect(members.filter(({ is_owner }) => is_owner)).toHaveLength(1);
  });
});

test('all members of two groups delete their accounts at once: no deadlock, and nothing is left', async () => {
  const people = await newFriends(6);
  const [ada, ...others] = people;
  const groups = [await groupOf(ada!, ...others), await groupOf(others[4]!, ...others.slice(0, 4), ada!)];
  const codes = [await codeOf(ada!, groups[0]!), await codeOf(others[4]!, groups[1]!)];
  expect(await Promise.all(people.map(deleted))).toEqual(Array(6).fill(null));
  const [stranger] = await newFriends(1);
  expect(await Promise.all(codes.map(async (code) => (await join(stranger!, code)).status))).toEqual([
    'wrong-code',
    'wrong-code',
  ]);
});

test('of sixty codes that one person guesses at once, twenty are looked up', async () => {
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

test('a member removed while reading can read nothing that starts after the removal', async () => {
  const [owner, member] = await newFriends(2);
  const group = await groupOf(owner!, member!);
  const p_member_id = await placeOf(owner!, group, member!);
  let isRemoved = false;
  const removal = owner!.client
    .rpc('remove_friend_group_member', { p_group_id: group, p_member_id })
    .throwOnError()
    .then(() => (isRemoved = true));
  const reads = await atOnce(20, async () => {
    const outcomes: string[] = [];
    for (let read = 0; read < 5; read += 1) {
      const after = isRemoved;
      const { error } = await member!.client.rpc('friend_group', { p_group_id: group });
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
  const group = await groupOf(owner!, member!);
  const p_member_id = await placeOf(owner!, group, member!);
  const calls = await holding(
    // The deletion waits at the member's row. It must have locked the group before, or the removal would.
    (sql) => sql`select from private.friend_group_members where id = ${p_member_id} for update`,
    async (waiting) => {
      const deletion = deleted(member!);
      await waiting(1);
      const removal = owner!.client
        .rpc('remove_friend_group_member', { p_group_id: group, p_member_id })
        .then(({ error }) => error?.hint);
      await waiting(2);
      return { deletion, removal };
    },
  );
  expect(await Promise.all([calls.deletion, calls.removal])).toEqual([null, 'unknown-member']);
  expect((await readGroup(owner!, group)).members).toHaveLength(1);
});

onPostgres('a code that is revoked while somebody joins lets them in before or not at all', async () => {
  const [owner, person] = await newFriends(2);
  const group = await makeGroup(owner!);
  const code = await codeOf(owner!, group);
  const call = await holding(
    (sql) => sql`select from private.friend_groups where id = ${group} for update`,
    async (waiting) => {
      const revoked = owner!.client
        .rpc('revoke_friend_group_code', { p_group_id: group })
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
  ['the name of a group', 'the group is deleted', false],
])('%s that is reported is taken away while %s: no deadlock', async (_, __, isPerson) => {
  const [owner, member] = await newFriends(2);
  const group = await groupOf(owner!, member!);
  const place = await placeOf(owner!, group, member!);
  // Each reports what the other one is about to delete.
  const report = isPerson
    ? owner!.client.rpc('report_friend_group', { p_group_id: group, p_member_id: place })
    : member!.client.rpc('report_friend_group', { p_group_id: group, p_member_id: null });
  await report.throwOnError();
  const settlement = isPerson
    ? ({ p_kind: 'username', p_subject_id: member!.id, p_name: member!.username } as const)
    : ({ p_kind: 'group_name', p_subject_id: group, p_name: 'The quick foxes' } as const);
  const calls = await holding(
    // The deletion waits here, after the row with the name and before its reports.
    (sql) => sql`select from private.friend_group_members where id = ${place} for update`,
    async (waiting) => {
      const deletion = isPerson
        ? deleted(member!)
        : owner!.client.rpc('delete_friend_group', { p_group_id: group }).then(({ error }) => error);
      await waiting(1);
      const settled = service()
        .rpc('resolve_reported_name', { ...settlement, p_remove: true })
        .then(({ error }) => error && (error.hint ?? error.message));
      await waiting(2);
      return { deletion, settled };
    },
  );
  // Reports of a group stay open, because its owner could make it again.
  expect(await Promise.all([calls.deletion, calls.settled])).toEqual([
    null,
    isPerson ? 'unknown-report' : null,
  ]);
});
