import * as v from 'valibot';
import { ExportedDataSchema } from '@ninefold/contracts';
import { anonymous, signedInPlayer, type Player, service } from '../testing/players';
import { drill, send } from '../testing/results';

let player: Player;
let other: Player;

beforeAll(async () => {
  [player, other] = [await signedInPlayer(), await signedInPlayer()];
  await send(player.client, [drill(17)]);
  await send(other.client, [drill(9)]);
});

async function exportOf({ client }: Player) {
  const { data } = await client.rpc('export_my_data').throwOnError();
  return { data: v.parse(ExportedDataSchema, data), text: JSON.stringify(data) };
}

test('the export contains the account and the rows of each table', async () => {
  const { data } = await exportOf(player);
  expect(data.account).toMatchObject({ id: player.id, email: player.email });
  expect(data.account.email_confirmed_at).toEqual(expect.any(String));
  expect(data.tables.profiles).toMatchObject([{ id: player.id, email: player.email }]);
  expect(data.tables.game_sessions).toMatchObject([{ user_id: player.id, score: 17 }]);
  expect(data.tables.daily_grid_results).toEqual([]);
  expect(data.sessions.length).toBeGreaterThan(0);
});

test('the export contains the answers of the sign-up', async () => {
  await player.client.auth.updateUser({ data: { math_level: 'college' } });
  expect((await exportOf(player)).data.account.metadata).toMatchObject({ math_level: 'college' });
});

test('the export contains nothing of another player', async () => {
  const { text } = await exportOf(player);
  expect(text).not.toContain(other.id);
  expect(text).not.toContain(other.email);
});

test('the export contains no password and no credentials', async () => {
  const { client, email } = player;
  const session = (await client.auth.getSession()).data.session;
  const { text } = await exportOf(player);
  expect(text).not.toMatch(/password|token|\$2[aby]\$/i);
  expect(text).not.toContain(session?.refresh_token ?? email);
});

test('a person without a session, and the service, get no export', async () => {
  expect((await anonymous().rpc('export_my_data')).error).toMatchObject({ code: '42501' });
  expect((await service().rpc('export_my_data')).error).toMatchObject({ code: '42501' });
});
