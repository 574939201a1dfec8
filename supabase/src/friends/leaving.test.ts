import {
  type Friend,
  newFriends,
  ownerOn,
  placeOf,
  rawSheet,
  readSheet,
  sheetOf,
  usernamesOn,
} from '../testing/friends';
import { type Player, service } from '../testing/players';

let owner: Friend;
let second: Friend;
let third: Friend;
let sheet: string;

beforeEach(async () => {
  [owner, second, third] = (await newFriends(3)) as [Friend, Friend, Friend];
  sheet = await sheetOf(owner, second, third);
});

const leave = ({ client }: Player) => client.rpc('leave_friend_group', { p_group_id: sheet }).throwOnError();
const refusal = async ({ client }: Player) =>
  (await client.rpc('friend_group', { p_group_id: sheet })).error?.hint;

test('who leaves reads nothing any more, and is seen nowhere', async () => {
  await leave(second);
  expect(await refusal(second)).toBe('not-your-group');
  expect(JSON.stringify(await rawSheet(third.client, sheet))).not.toContain(second.username);
  expect((await second.client.rpc('friend_groups').throwOnError()).data).toEqual([]);
});

test('an owner who leaves is followed by the member of longest standing', async () => {
  await leave(owner);
  expect(await ownerOn(third, sheet)).toBe(second.username);
  await leave(second);
  expect(await readSheet(third, sheet)).toMatchObject({ is_owner: true, code: expect.any(String) as string });
});

test('the last one to leave takes the sheet and its code along', async () => {
  const { code } = await readSheet(owner, sheet);
  for (const each of [second, third, owner]) await leave(each);
  const { data } = await owner.client.rpc('friend_group_invitation', { p_code: code ?? '' }).throwOnError();
  expect(data).toMatchObject({ status: 'wrong-code' });
});

test('an owner hands the sheet over and stays as a member', async () => {
  const p_member_id = await placeOf(owner, sheet, third);
  await owner.client.rpc('transfer_friend_group', { p_group_id: sheet, p_member_id }).throwOnError();
  expect(await ownerOn(second, sheet)).toBe(third.username);
  expect(await readSheet(owner, sheet)).toMatchObject({ is_owner: false, code: null });
});

test('a sheet that is deleted is gone for everybody', async () => {
  await owner.client.rpc('delete_friend_group', { p_group_id: sheet }).throwOnError();
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

test.each(DELETIONS)('a member whose account is deleted %s is gone from every sheet', async (_, remove) => {
  const another = await sheetOf(third, second);
  await remove(second);
  for (const each of [sheet, another]) {
    const text = JSON.stringify(await rawSheet(third.client, each));
    for (const trace of [second.username, second.id, second.email]) expect(text).not.toContain(trace);
  }
  expect(await usernamesOn(third, another)).toEqual([third.username]);
});

test.each(DELETIONS)('an owner whose account is deleted %s is followed too', async (_, remove) => {
  await remove(owner);
  expect(await ownerOn(second, sheet)).toBe(second.username);
  expect(await usernamesOn(second, sheet)).toEqual([second.username, third.username]);
});
