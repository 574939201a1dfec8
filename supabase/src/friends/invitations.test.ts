import { randomUUID } from 'node:crypto';
import {
  anHourLater,
  codeOf,
  type Friend,
  join,
  look,
  makeGroup,
  newFriend,
  newFriends,
  placeOf,
  readGroup,
  groupOf,
} from '../testing/friends';
import { newPlayer, service } from '../testing/players';

let owner: Friend;
let guest: Friend;

beforeAll(async () => {
  [owner, guest] = [await newFriend(), await newFriend()];
});
beforeEach(() => anHourLater(guest));

const WRONG = { status: 'wrong-code', group_id: null, name: null, members: 0, wait_seconds: 0 };

test('an invitation shows the name and the number of members, and joining opens the group', async () => {
  const group = await makeGroup(owner, 'نادي الألغاز');
  const code = await codeOf(owner, group);
  const known = { name: 'نادي الألغاز', wait_seconds: 0 };
  expect(await look(guest, code)).toEqual({ ...known, status: 'open', group_id: null, members: 1 });
  expect(await join(guest, code)).toEqual({ ...known, status: 'joined', group_id: group, members: 2 });
  expect(await join(guest, code)).toEqual({ ...known, status: 'member', group_id: group, members: 2 });
  expect(await look(guest, code)).toEqual({ ...known, status: 'member', group_id: group, members: 2 });
});

test('a renewed, revoked or unknown code admits nobody, and a renewal keeps the link', async () => {
  const group = await makeGroup(owner);
  const { code: old, link_secret: link } = await readGroup(owner, group);
  await owner.client.rpc('renew_friend_group_code', { p_group_id: group }).throwOnError();
  const code = await codeOf(owner, group);
  expect(await join(guest, old ?? '')).toEqual(WRONG);
  expect((await look(guest, link ?? '')).status).toBe('open');
  await owner.client.rpc('revoke_friend_group_code', { p_group_id: group }).throwOnError();
  expect(await readGroup(owner, group)).toMatchObject({
    code: null,
    link_secret: null,
    code_expires_on: null,
  });
  const mistyped = code.slice(0, -1) + (code.endsWith('2') ? '3' : '2');
  for (const wrong of [code, mistyped, link ?? '', 'z'.repeat(26)])
    expect(await look(guest, wrong)).toEqual(WRONG);
});

test('a removed member cannot come back with the old code or link', async () => {
  const group = await groupOf(owner, guest);
  const { code, link_secret: link } = await readGroup(owner, group);
  const p_member_id = await placeOf(owner, group, guest);
  await owner.client.rpc('remove_friend_group_member', { p_group_id: group, p_member_id }).throwOnError();
  for (const known of [code, link]) expect(await join(guest, known ?? '')).toEqual(WRONG);
  expect(await codeOf(owner, group)).not.toBe('');
});

test('removing a member does not open a closed group', async () => {
  const group = await groupOf(owner, guest);
  await owner.client.rpc('revoke_friend_group_code', { p_group_id: group }).throwOnError();
  const p_member_id = await placeOf(owner, group, guest);
  await owner.client.rpc('remove_friend_group_member', { p_group_id: group, p_member_id }).throwOnError();
  expect(await readGroup(owner, group)).toMatchObject({ code: null });
});

test('after twenty codes in an hour even a valid one is not looked up, and wrong ones are recorded', async () => {
  const [guesser] = await newFriends(1);
  const code = await codeOf(owner, await makeGroup(owner));
  for (let attempts = 0; attempts < 20; attempts += 1) await look(guesser!, 'a'.repeat(26));
  for (const call of [look, join]) {
    const { status, wait_seconds, name } = await call(guesser!, code);
    expect([status, name]).toEqual(['wait', null]);
    expect(wait_seconds).toBeGreaterThan(3_500);
  }
  const { data } = await guesser!.client.rpc('export_my_data').throwOnError();
  const { tables } = data as unknown as { tables: Record<string, { kind: string }[]> };
  expect(tables['private.wrong_codes']?.map(({ kind }) => kind)).toEqual(
    Array<string>(20).fill('friend_group'),
  );
  await anHourLater(guesser!);
  expect((await join(guesser!, code)).status).toBe('joined');
});

test('a group created again after a lost response is one group with the latest name', async () => {
  const [busy, other] = await newFriends(2);
  const p_group_id = randomUUID();
  const make = ({ client }: Friend, p_name: string) =>
    client.rpc('create_friend_group', { p_group_id, p_name });
  await make(busy!, 'Foxes').throwOnError();
  const code = await codeOf(busy!, p_group_id);
  await Promise.all([make(busy!, 'Quick foxes').throwOnError(), make(busy!, 'Quick foxes').throwOnError()]);
  const { data } = await busy!.client.rpc('friend_groups').throwOnError();
  expect(data).toMatchObject([{ id: p_group_id, name: 'Quick foxes', is_owner: true, members: 1 }]);
  expect(await codeOf(busy!, p_group_id)).toBe(code);
  // Another person cannot get a group by its id.
  expect((await make(other!, 'Mine')).error?.hint).toBe('not-your-group');
});

test('a person without a username must choose one and cannot create a group', async () => {
  const nameless = await newPlayer();
  const group = await makeGroup(owner);
  const code = await codeOf(owner, group);
  expect(await join(nameless, code)).toMatchObject({ status: 'set-up-first', group_id: null, members: 1 });
  const { error } = await nameless.client.rpc('create_friend_group', {
    p_group_id: randomUUID(),
    p_name: 'Mine',
  });
  expect(error).toMatchObject({ hint: 'set-up-first' });
  expect((await readGroup(owner, group)).members).toHaveLength(1);
});

test('a person is in at most twenty groups', async () => {
  const [busy, host] = await newFriends(2);
  const code = await codeOf(host!, await makeGroup(host!));
  for (let groups = 0; groups < 20; groups += 1) await makeGroup(busy!, `Foxes ${groups}`);
  const { error, status } = await busy!.client.rpc('create_friend_group', {
    p_group_id: randomUUID(),
    p_name: 'One more',
  });
  expect([error?.hint, status]).toEqual(['too-many-groups', 409]);
  expect((await join(busy!, code)).status).toBe('too-many');
  const { data } = await busy!.client.rpc('friend_groups').throwOnError();
  expect(data?.map(({ name }) => name)).toEqual(Array.from({ length: 20 }, (_, at) => `Foxes ${at}`));
  await busy!.client.rpc('leave_friend_group', { p_group_id: data?.[0]?.id ?? '' }).throwOnError();
  expect((await join(busy!, code)).status).toBe('joined');
});

test.each([
  ['', 'name-malformed'],
  ['x'.repeat(41), 'name-malformed'],
  ['Ninefold support', 'name-reserved'],
])('"%s" cannot be the name of a group, neither at first nor later', async (name, hint) => {
  const group = await groupOf(owner);
  const made = await owner.client.rpc('create_friend_group', { p_group_id: randomUUID(), p_name: name });
  const renamed = await owner.client.rpc('rename_friend_group', { p_group_id: group, p_name: name });
  expect([made.error?.hint, renamed.error?.hint]).toEqual([hint, hint]);
  await owner.client.rpc('delete_friend_group', { p_group_id: group }).throwOnError();
});

test('names can be reported by people who see them, and an operator removes them', async () => {
  const [author, reader] = await newFriends(2);
  const group = await makeGroup(author!, 'An unkind name');
  const code = await codeOf(author!, group);
  await reader!.client.rpc('report_friend_group_invitation', { p_code: code }).throwOnError();
  await join(reader!, code);
  const p_member_id = await placeOf(reader!, group, author!);
  for (const member of [null, p_member_id])
    await reader!.client
      .rpc('report_friend_group', { p_group_id: group, p_member_id: member })
      .throwOnError();
  const open = async () =>
    ((await service().rpc('reported_names').throwOnError()).data ?? []).filter(({ subject_id }) =>
      [group, author!.id].includes(subject_id),
    );
  expect(await open()).toHaveLength(2);
  for (const { kind: p_kind, subject_id: p_subject_id, name: p_name } of await open())
    await service()
      .rpc('resolve_reported_name', { p_kind, p_subject_id, p_name, p_remove: true })
      .throwOnError();
  expect(await open()).toEqual([]);
  const { name, members } = await readGroup(reader!, group);
  expect(name).toBe('Friend group');
  expect(members.find(({ is_you }) => !is_you)?.player.username).toMatch(/^player_/);
});
