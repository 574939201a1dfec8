import { GRID_GAMES, type GroupInvitation, type FriendGroup, type GroupMember } from '@ninefold/contracts';
import { signedIn } from '@ninefold/platform/testing';
import { rpcClient, type RpcHandlers } from '@ninefold/web/testing';
import { renderGames, wait } from '../../testing/render-games';

export const OPEN = { solved: false, seconds: null };
export const CODE = 'K7M4XQ2P';
export const SECRET = '0v9kabcdefghjkmnpqrstvwxyz';

export const person = (username: string, over: Partial<GroupMember> = {}): GroupMember => ({
  id: `membership of ${username}`,
  is_you: false,
  is_owner: false,
  player: { username, profile_color: '#3B82F6', country: null },
  today: Object.fromEntries(GRID_GAMES.map((game) => [game, OPEN])) as GroupMember['today'],
  week: [0, 0, 0, 0, 0, 0, 0],
  streak: 0,
  ...over,
});

export const ADA = person('ada', { is_you: true, is_owner: true });

export const groupOf = (over: Partial<FriendGroup> = {}): FriendGroup => ({
  day_key: '2026-11-21',
  seconds_to_reset: 43_200,
  id: 'group-1',
  name: 'The quick foxes',
  is_owner: true,
  link_secret: SECRET,
  code: CODE,
  code_expires_on: '2026-12-21',
  shows_preview: true,
  members: [ADA, person('bob')],
  ...over,
});

export const invitation = (over: Partial<GroupInvitation> = {}): GroupInvitation => ({
  status: 'open',
  group_id: null,
  name: 'נבחרת החידות',
  members: 3,
  wait_seconds: 0,
  ...over,
});

/** The response of a function that returns nothing. */
export const NOTHING = null as unknown as undefined;

/** Opens a page for a signed-in player, with a database that responds as given. */
export async function openAs(path: string, handlers: RpcHandlers) {
  const calls: string[] = [];
  const counted = Object.fromEntries(
    Object.entries(handlers).map(([name, handle]) => [
      name,
      (args: never) => {
        calls.push(name);
        return (handle as (args: never) => unknown)(args);
      },
    ]),
  );
  const client = rpcClient(counted as RpcHandlers);
  const reportError = jest.fn();
  const page = await renderGames(path, {
    auth: signedIn(),
    supabase: () => Promise.resolve(client),
    reportError,
  });
  await wait(0);
  return { ...page, calls, reportError };
}
