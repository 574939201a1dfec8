import type { Client } from '../program-client';
import { start, submit, todayKey } from '../testing/daily';
import { requestStart } from '../testing/learning';
import { signedInPlayer, type Player, service } from '../testing/players';
import { daily, drill, practice, send, timedRound } from '../testing/results';

let player: Player;

beforeAll(async () => {
  player = await signedInPlayer();
  await service().from('profiles').delete().eq('id', player.id).throwOnError();
});

const saved = async (client: Client, result: object) => (await send(client, [result])).error;

test.each<[string, (client: Client) => Promise<unknown>]>([
  ['start a daily', (client) => start(client).catch((error: unknown) => error)],
  ['save a daily by the call of the specification', async (client) => (await submit(client)).error],
  ['save a daily', async (client) => saved(client, daily(await todayKey()))],
  ['save practice', (client) => saved(client, practice())],
  ['save a timed round', (client) => saved(client, timedRound(12))],
  ['save a drill', (client) => saved(client, drill(17))],
  ['save what a guest played', (client) => saved(client, drill(17, { by_guest: true }))],
  ['read the dashboard', async (client) => (await client.rpc('dashboard_summary')).error],
  ['start a session', async (client) => (await requestStart(client)).error],
  ['see where it stands', async (client) => (await client.rpc('learning_state')).error],
  ['save review cards', async (client) => (await client.rpc('save_review_cards', { p_cards: [] })).error],
  ['see its review queue', async (client) => (await client.rpc('review_queue')).error],
  ['see its progress', async (client) => (await client.rpc('progress_report')).error],
  ['take its progress along', async (client) => (await client.rpc('export_progress')).error],
  ['take its data along', async (client) => (await client.rpc('export_my_data')).error],
  [
    'delete it again',
    async (client) => (await client.rpc('delete_user_account', { user_id_to_delete: player.id })).error,
  ],
  ['save an empty list', async (client) => (await send(client, [])).error],
])('a player whose account was deleted, and whose token still lives, cannot %s', async (_, call) => {
  expect(await call(player.client)).toMatchObject({ code: '42501', hint: 'account-deleted' });
});
