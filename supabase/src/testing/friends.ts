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

/** A person with a username, signed in. */
export async function newFriend(): Promise<Friend> {
  const player = await newPlayer();
  const username = `f${(made += 1)}_${player.id.slice(0, 8)}`;
  await service().from('profiles').update({ first_name: 'Ada', username }).eq('id', player.id).throwOnError();
  return { ...player, username };
}

export const newFriends = (count: number): Promise<Friend[]> =>
  Promise.all(Array.from({ length: count }, newFriend));

export async function makeSheet({ client }: Player, name = 'The quick foxes'): Promise<string> {
  const made = client.rpc('create_friend_group', { p_group_id: randomUUID(), p_name: name });
  return (await made.throwOnError()).data;
}

/** What the server sent, to the letter. */
export async function rawSheet(client: Client, sheet: string): Promise<unknown> {
  return (await client.rpc('friend_group', { p_group_id: sheet }).throwOnError()).data;
}

export const readSheet = async ({ client }: Player, sheet: string): Promise<FriendGroup> =>
  v.parse(FriendGroupSchema, await rawSheet(client, sheet));

export const codeOf = async (owner: Player, sheet: string): Promise<string> =>
  (await readSheet(owner, sheet)).code ?? '';

const answerOf = async (call: PromiseLike<{ data: unknown }>): Promise<GroupInvitation> =>
  v.parse(GroupInvitationSchema, (await call).data);

export const look = ({ client }: Player, p_code: string): Promise<GroupInvitation> =>
  answerOf(client.rpc('friend_group_invitation', { p_code }).throwOnError());

export const join = ({ client }: Player, p_code: string): Promise<GroupInvitation> =>
  answerOf(client.rpc('join_friend_group', { p_code }).throwOnError());

/** As if an hour had passed. */
export const anHourLater = ({ id }: Player) =>
  service()
    .rpc('reset_attempts', { p_subject: `code:person:${id}` })
    .throwOnError();

/** A sheet with everybody on it, the first as its owner. */
export async function sheetOf(owner: Friend, ...members: readonly Friend[]): Promise<string> {
  const sheet = await makeSheet(owner);
  const code = await codeOf(owner, sheet);
  for (const member of members) {
    await anHourLater(member);
    expect((await join(member, code)).status).toBe('joined');
  }
  return sheet;
}

/** The place of a member, as another one sees it. */
export async function placeOf(reader: Player, sheet: string, { username }: Friend): Promise<string> {
  const { members } = await readSheet(reader, sheet);
  return members.find(({ player }) => player.username === username)?.id ?? '';
}

export const usernamesOn = async (reader: Player, sheet: string): Promise<string[]> =>
  (await readSheet(reader, sheet)).members.map(({ player }) => player.username);

export const ownerOn = async (reader: Player, sheet: string): Promise<string | undefined> =>
  (await readSheet(reader, sheet)).members.find(({ is_owner }) => is_owner)?.player.username;
