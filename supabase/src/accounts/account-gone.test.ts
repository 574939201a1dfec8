import type { Client } from '../program-client';
import { start, submit } from '../testing/daily';
import { guestRound, send } from '../testing/guest-results';
import { newPlayer, type Player, service } from '../testing/players';
import { drill, refusal } from '../testing/rounds';

let player: Player;

beforeAll(async () => {
  player = await newPlayer();
  await service().from('profiles').delete().eq('id', player.id).throwOnError();
});

test.each<[string, (client: Client) => Promise<unknown>]>([
  ['open a daily', (client) => start(client).catch((error: unknown) => error)],
  ['save a daily', async (client) => (await submit(client)).error],
  ['save a round', (client) => refusal(client, drill(17))],
  ['take a guest’s results along', async (client) => (await send(client, [guestRound(drill(17))])).error],
])('who still holds a token of a deleted account cannot %s', async (_, attempt) => {
  expect(await attempt(player.client)).toMatchObject({ code: '42501', hint: 'account-gone' });
});
