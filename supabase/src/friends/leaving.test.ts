import {
  type Friend,
  newFriends,
  ownerOn,
  placeOf,
  rawGroup,
  readGroup,
  groupOf,
  usernamesOn,
} from '../testing/friends';
import { type Player, service } from '../testing/players';

let owner: Friend;
let second: Friend;
let third: Friend;
let group: string;

beforeEach(async () => {
  [owner, second, third] = (await newFriends(3)) as [Friend, Friend, Friend];
  group = await groupOf(owner, second, third);
});

const leave = ({ client }: Player) => client.rpc('leave_friend_group', { p_group_id: group }).throwOnError();
const refusal = async ({ client }: Player) =>
  (await client.rpc('friend_group', { p_group_id: group })).error?.hint;

test('a member who leaves can read nothing and is not shown', async () => {
  await leave(second);
  expect(await refusal(second)).toBe('not-your-group');
  expect(JSON.stringify(await rawGroup(third.client, group))).not.toContain(second.username);
  expect((await second.client.rpc('friend_groups').throwOnError()).data).toEqual([]);
});

test('an owner who leaves is followed by the longest-standing member', async () => {
  await leave(owner);
  expect(await ownerOn(third, group)).toBe(second.username);
  await leave(second);
  expect(await readGroup(third, group)).toMatchObject({ is_owner: true, code: expect.any(String) as string });
});

test('the group and its code are deleted when the last member leaves', async () => {
  const { code } = await readGroup(owner, group);
  for (const each of [second, third, owner]) await leave(each);
  const { data } = await owner.client.rpc('friend_group_invitation', { p_code: code ?? '' }).throwOnError();
  expect(data).toMatchObject({ status: 'wrong-code' });
});

test('an owner can hand the group over and stay as a member', async () => {
  const p_member_id = await placeOf(owner, group, third);
  await owner.client.rpc('transfer_friend_group', { p_group_id: group, p_member_id }).throwOnError();
  expect(await ownerOn(second, group)).toBe(third.username);
  expect(await readGroup(owner, group)).toMatchObject({ is_owner: false, code: null });
});

test('a deleted group is gone for everybody', async () => {
  await owner.client.rpc('delete_friend_group', { p_group_id: group }).throwOnError();
  expect(await Promise.all([owner, second, third].map(refusal))).toEqual(
    Array<string>(3).fill('not-your-group'),
  );
});

const DELETIONS: readonly (readonly [string, (player: Player) => PromiseLike<unknown>])[] = [
  [
    'by themselves',
    ({ client, id }) => client.rpc('delete_user_account', { user_id_to_delete: id }).throwOnError(),
  ],
  ['by an administrator', ({ id }) => service().auth.admin.deleteUser(id)],
];

test.each(DELETIONS)('a member whose account is deleted %s is gone from every group', async (_, remove) => {
  const another = await groupOf(third, second);
  await remove(second);
  for (const each of [group, another]) {
    const text = JSON.stringify(await rawGroup(third.client, each));
    for (const trace of [second.username, second.id, second.email]) expect(text).not.toContain(trace);
  }
  expect(await usernamesOn(third, another)).toEqual([third.username]);
});

test.each(DELETIONS)('an owner whose account is deleted %s has a successor too', async (_, remove) => {
  await remove(owner);
  expect(await ownerOn(second, group)).toBe(second.username);
  expect(await usernamesOn(second, group)).toEqual([second.username, third.username]);
});
