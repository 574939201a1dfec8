import * as v from 'valibot';
import { ExportedDataSchema } from '@ninefold/contracts';
import { anonymous, newAddress, PASSWORD, signedInPlayer, type Player, service } from '../testing/players';
import { assign, makeClass } from '../testing/classes';
import { makeGroup, newFriend, readGroup } from '../testing/friends';
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

test('the export contains sent invitations, and what the person made for others', async () => {
  const teacher = await newFriend();
  const { client } = teacher;
  const group = await makeGroup(teacher, 'The quick foxes');
  const made = await makeClass(client, 'Class 7b');
  await assign(client, made, 'skill', 'mean');
  const email_digest = 'a'.repeat(64);
  await service()
    .from('invitations')
    .insert({ invited_by: teacher.id, email_digest, outcome: 'sent' })
    .throwOnError();
  const { data, text } = await exportOf(teacher);
  expect(data.tables).toMatchObject({
    invitations: [{ email_digest, outcome: 'sent' }],
    'private.classes': [{ id: made, name: 'Class 7b' }],
    'private.class_assignments': [{ class_id: made, kind: 'skill', what: 'mean' }],
    'private.friend_groups': [{ id: group, name: 'The quick foxes' }],
  });
  // The person may have left the group, whose code is then a secret of others.
  const { code, link_secret } = await readGroup(teacher, group);
  for (const secret of [code, link_secret]) expect(text).not.toContain(secret);
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

test('the export does not contain the accounts that the person invited', async () => {
  const account = { email: newAddress(), password: PASSWORD, email_confirm: true };
  const user_metadata = { invited_by: player.id };
  const { data: made } = await service().auth.admin.createUser({ ...account, user_metadata });
  const { data, text } = await exportOf(player);
  expect(data.tables).toMatchObject({ 'private.invited_accounts': [{ invited_by: player.id }] });
  expect(text).not.toContain(made.user?.id);
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
