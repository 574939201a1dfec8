import { randomUUID } from 'node:crypto';
import { FUNCTION_ACCESS, type FunctionName } from '../access/access-table';
import { codeOf, type Friend, groupOf, newFriends, placeOf } from '../testing/friends';
import { anonymous } from '../testing/players';
import type { Client } from '../program-client';

/**
 * What each function of friend groups returns to each kind of person. The tables are private: no role of the API reaches
 * them, which the tests in `access/` prove for the whole schema.
 */

const RELATIONS = ['guest', 'stranger', 'former member', 'removed member', 'member', 'owner'] as const;
type Relation = (typeof RELATIONS)[number];

const HIDDEN = 'not-your-group';
const OUTSIDERS = {
  guest: 'permission denied',
  stranger: HIDDEN,
  'former member': HIDDEN,
  'removed member': HIDDEN,
} as const;
const OWNERS_ONLY = { ...OUTSIDERS, member: 'not-the-owner', owner: 'ok' } as const;
const MEMBERS = { ...OUTSIDERS, member: 'ok', owner: 'ok' } as const;
const EVERYBODY = { ...MEMBERS, stranger: 'ok', 'former member': 'ok', 'removed member': 'ok' } as const;

/** Signed-in people look the link up instead. */
const GUESTS = Object.fromEntries(
  RELATIONS.map((relation) => [relation, relation === 'guest' ? 'ok' : 'permission denied']),
) as Record<Relation, string>;

type FriendGroupFunction = Extract<FunctionName, `${string}friend_group${string}`>;

interface Group {
  readonly id: string;
  readonly code: string;
  /** The membership of a member other than the caller. */
  readonly other: string;
}

const ROWS: Readonly<
  Record<FriendGroupFunction, [args: (group: Group) => object, Readonly<Record<Relation, string>>]>
> = {
  // Their own groups, and a new one.
  friend_groups: [() => ({}), EVERYBODY],
  create_friend_group: [() => ({ p_group_id: randomUUID(), p_name: 'Another one' }), EVERYBODY],
  // These need only the code.
  friend_group_preview: [({ code }) => ({ p_secret: code }), GUESTS],
  friend_group_invitation: [({ code }) => ({ p_code: code }), EVERYBODY],
  report_friend_group_invitation: [({ code }) => ({ p_code: code }), EVERYBODY],
  friend_group: [({ id }) => ({ p_group_id: id }), MEMBERS],
  report_friend_group: [({ id, other }) => ({ p_group_id: id, p_member_id: other }), MEMBERS],
  leave_friend_group: [({ id }) => ({ p_group_id: id }), MEMBERS],
  rename_friend_group: [({ id }) => ({ p_group_id: id, p_name: 'New' }), OWNERS_ONLY],
  show_friend_group_preview: [({ id }) => ({ p_group_id: id, p_shown: false }), OWNERS_ONLY],
  renew_friend_group_code: [({ id }) => ({ p_group_id: id }), OWNERS_ONLY],
  revoke_friend_group_code: [({ id }) => ({ p_group_id: id }), OWNERS_ONLY],
  remove_friend_group_member: [({ id, other }) => ({ p_group_id: id, p_member_id: other }), OWNERS_ONLY],
  transfer_friend_group: [({ id, other }) => ({ p_group_id: id, p_member_id: other }), OWNERS_ONLY],
  delete_friend_group: [({ id }) => ({ p_group_id: id }), OWNERS_ONLY],
  // Last, because everybody with the code is a member afterwards.
  join_friend_group: [({ code }) => ({ p_code: code }), EVERYBODY],
};

let people: Readonly<Record<Exclude<Relation, 'guest'> | 'another member', Friend>>;

beforeAll(async () => {
  const [owner, member, another, former, removed, stranger] = await newFriends(6);
  people = {
    owner: owner!,
    member: member!,
    'another member': another!,
    'former member': former!,
    'removed member': removed!,
    stranger: stranger!,
  };
});

async function newGroup(): Promise<Group> {
  const { owner, member, 'another member': another } = people;
  const { 'former member': former, 'removed member': removed } = people;
  const id = await groupOf(owner, member, another, former, removed);
  await former.client.rpc('leave_friend_group', { p_group_id: id }).throwOnError();
  const p_member_id = await placeOf(owner, id, removed);
  await owner.client.rpc('remove_friend_group_member', { p_group_id: id, p_member_id }).throwOnError();
  return { id, code: await codeOf(owner, id), other: await placeOf(owner, id, another) };
}

async function outcome(client: Client, name: FriendGroupFunction, args: object): Promise<string> {
  const { error } = await client.rpc(name, args as never);
  if (!error) return 'ok';
  return error.code === '42501' && error.message.startsWith('permission denied')
    ? 'permission denied'
    : (error.hint ?? error.message);
}

test.each(Object.keys(ROWS) as FriendGroupFunction[])('%s', async (name) => {
  const [args, expected] = ROWS[name];
  const group = await newGroup();
  const outcomes: Partial<Record<Relation, string>> = {};
  // The owner comes last, so that the others find the group unchanged.
  for (const relation of RELATIONS) {
    const client = relation === 'guest' ? anonymous() : people[relation].client;
    outcomes[relation] = await outcome(client, name, args(group));
  }
  expect(outcomes).toEqual(expected);
  // Keeps everybody below the limit of groups.
  const { owner } = people;
  await owner.client.rpc('delete_friend_group', { p_group_id: group.id });
});

test('the matrix contains every function of friend groups', () => {
  const ofGroups = Object.keys(FUNCTION_ACCESS).filter((name) => name.includes('friend_group'));
  expect(Object.keys(ROWS).sort()).toEqual(ofGroups.sort());
});

test('a member cannot act on a member of another group', async () => {
  const { owner, member, stranger } = people;
  const [group, theirs] = [await groupOf(owner, member), await groupOf(stranger, member)];
  const p_member_id = await placeOf(stranger, theirs, member);
  for (const name of ['remove_friend_group_member', 'transfer_friend_group', 'report_friend_group'] as const)
    expect(await outcome(owner.client, name, { p_group_id: group, p_member_id })).toBe('unknown-member');
});
