import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import {
  type GroupInvitation,
  GroupInvitationSchema,
  type FriendGroup,
  FriendGroupSchema,
} from '@ninefold/contracts';
import type { Client } from '../program-client';
import { newPlayer, type Player, service } from './players';

export interface Friend extends Player {
  readonly username: string;
}

let made = 0;

/** A signed-in person with a username. */
export async function newFriend(): Promise<Friend> {
  const player = await newPlayer();
  const username = `f${(made += 1)}_${player.id.slice(0, 8)}`;
  await service().from('profiles').update({ first_name: 'Ada', username }).eq('id', player.id).throwOnError();
  return { ...player, username };
}

export const newFriends = (count: number): Promise<Friend[]> =>
  Promise.all(Array.from({ length: count }, newFriend));

export async function makeGroup({ client }: Player, name = 'The quick foxes'): Promise<string> {
  const made = client.rpc('create_friend_group', { p_group_id: randomUUID(), p_name: name });
  return (await made.throwOnError()).data;
}

/** The server's exact response. */
export async function rawGroup(client: Client, group: string): Promise<unknown> {
  return (await client.rpc('friend_group', { p_group_id: group }).throwOnError()).data;
}

export const readGroup = async ({ client }: Player, group: string): Promise<FriendGroup> =>
  v.parse(FriendGroupSchema, await rawGroup(client, group));

export const codeOf = async (owner: Player, group: string): Promise<string> =>
  (await readGroup(owner, group)).code ?? '';

const answerOf = async (call: PromiseLike<{ data: unknown }>): Promise<GroupInvitation> =>
  v.parse(GroupInvitationSchema, (await call).data);

export const look = ({ client }: Player, p_code: string): Promise<GroupInvitation> =>
  answerOf(client.rpc('friend_group_invitation', { p_code }).throwOnError());

export const join = ({ client }: Player, p_code: string): Promise<GroupInvitation> =>
  answerOf(client.rpc('join_friend_group', { p_code }).throwOnError());

/** Simulates an hour passing. */
export const anHourLater = ({ id }: Player) =>
  service()
    .rpc('reset_attempts', { p_subject: `code:person:${id}` })
    .throwOnError();

/** A group with everybody in it, the first as its owner. */
export async function groupOf(owner: Friend, ...members: readonly Friend[]): Promise<string> {
  const group = await makeGroup(owner);
  const code = await codeOf(owner, group);
  for (const member of members) {
    await anHourLater(member);
    expect((await join(member, code)).status).toBe('joined');
  }
  return group;
}

/** A member's membership id, as another member sees it. */
export async function placeOf(reader: Player, group: string, { username }: Friend): Promise<string> {
  const { members } = await readGroup(reader, group);
  return members.find(({ player }) => player.username === username)?.id ?? '';
}

export const usernamesOn = async (reader: Player, group: string): Promise<string[]> =>
  (await readGroup(reader, group)).members.map(({ player }) => player.username);

export const ownerOn = async (reader: Player, group: string): Promise<string | undefined> =>
  (await readGroup(reader, group)).members.find(({ is_owner }) => is_owner)?.player.username;
