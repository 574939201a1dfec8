import { exposedNames, TABLE_ACCESS, type TableName } from '../access/access-table';
import { sampleRows } from '../access/sample-rows';
import {
  anonymous,
  newAddress,
  signedInPlayer,
  PASSWORD,
  type Player,
  service,
  testBackend,
} from '../testing/players';

const deletion = ({ client }: Player, user_id_to_delete: string) =>
  client.rpc('delete_user_account', { user_id_to_delete });

const signIn = (email: string) => anonymous().auth.signInWithPassword({ email, password: PASSWORD });

const profilesOf = async ({ id }: Player) =>
  (await service().from('profiles').select('id').eq('id', id).throwOnError()).data;

/** A row of the player's in every table with players' rows. */
async function fillTables({ id }: Player) {
  const samples = sampleRows(id);
  for (const table of Object.keys(samples) as TableName[]) {
    if (table === 'profiles' || !TABLE_ACCESS[table].insert.includes('service')) continue;
    if (!Object.values(samples[table].row).includes(id)) continue;
    await service()
      .from(table)
      .insert(samples[table].row as never)
      .throwOnError();
  }
}

test('a player’s deleted account leaves nothing in any table', async () => {
  const player = await signedInPlayer();
  await fillTables(player);
  expect((await deletion(player, player.id)).error).toBeNull();
  for (const name of exposedNames('Tables')) {
    const rows = JSON.stringify(
      (
        await service()
          .from(name as TableName)
          .select()
      ).data ?? [],
    );
    expect(rows).not.toContain(player.id);
    expect(rows).not.toContain(player.email);
  }
});

test('accounts that a deleted one invited no longer name it', async () => {
  const player = await signedInPlayer();
  const { admin } = service().auth;
  const account = { email: newAddress(), password: PASSWORD, email_confirm: true };
  const user_metadata = { invited_by: player.id, invitation_type: 'admin' };
  const { user } = (await admin.createUser({ ...account, user_metadata })).data;
  const metadata = async () => (await admin.getUserById(user?.id ?? '')).data.user?.user_metadata;
  expect(await metadata()).toMatchObject(user_metadata);
  expect((await deletion(player, player.id)).error).toBeNull();
  expect(await metadata()).not.toHaveProperty('invited_by');
  expect(await metadata()).toMatchObject({ invitation_type: 'admin' });
  expect((await signIn(account.email)).error).toBeNull();
});

test('a deleted account is gone from the auth server too: no sign-in, no refresh', async () => {
  const player = await signedInPlayer();
  await deletion(player, player.id);
  expect((await signIn(player.email)).error).toMatchObject({ code: 'invalid_credentials' });
  expect((await player.client.auth.refreshSession()).error).not.toBeNull();
  expect((await player.client.auth.getUser()).error).not.toBeNull();
});

test('the address is available again', async () => {
  const player = await signedInPlayer();
  await deletion(player, player.id);
  const again = await service().auth.admin.createUser({ email: player.email, password: PASSWORD });
  expect(again.data.user?.id).not.toBe(player.id);
  expect(again.error).toBeNull();
});

test('a player cannot delete another account, or one without an id', async () => {
  const [player, other] = [await signedInPlayer(), await signedInPlayer()];
  for (const id of [other.id, null as never]) {
    expect((await deletion(player, id)).error).toMatchObject({ code: '42501', hint: 'not-your-account' });
  }
  expect(await profilesOf(player)).toHaveLength(1);
  expect(await profilesOf(other)).toHaveLength(1);
});

/** A call with an access token and no other part of its session. */
async function callWith(token: string, name: string, body: object): Promise<unknown> {
  const { url, publishableKey } = testBackend();
  const headers = {
    apikey: publishableKey,
    Authorization: `Bearer ${token}`,
    'Content-Type': 'application/json',
  };
  const request = { method: 'POST', headers, body: JSON.stringify(body) };
  return (await fetch(`${url}/rest/v1/rpc/${name}`, request)).json();
}

test('a token of an ended session cannot delete, export or pay', async () => {
  const player = await signedInPlayer();
  const token = (await player.client.auth.getSession()).data.session?.access_token ?? '';
  await player.client.auth.signOut();
  const ended = { code: '42501', hint: 'signed-out' };
  expect(await callWith(token, 'delete_user_account', { user_id_to_delete: player.id })).toMatchObject(ended);
  expect(await callWith(token, 'export_my_data', {})).toMatchObject(ended);
  expect(await callWith(token, 'export_progress', {})).toMatchObject(ended);
  expect(await callWith(token, 'authenticate_caller', { p_call: 'end' })).toMatchObject(ended);
  expect(await profilesOf(player)).toHaveLength(1);
});

describe('a subscription', () => {
  const subscribe = ({ id }: Player, subscription_status: string | null) =>
    service()
      .from('profiles')
      .update({ stripe_subscription_id: `sub_${id}`, subscription_status })
      .eq('id', id)
      .throwOnError();

  test('that is live, or of an unknown status, must be canceled first', async () => {
    const player = await signedInPlayer();
    for (const status of ['active', 'trialing', 'past_due', 'unpaid', null]) {
      await subscribe(player, status);
      expect((await deletion(player, player.id)).error).toMatchObject({
        hint: 'subscription-live',
        message: 'Please cancel your subscription first. Then you can delete your account.',
      });
    }
    expect(await profilesOf(player)).toHaveLength(1);
  });

  test.each(['canceled', 'incomplete_expired'])(
    'that is %s does not prevent the deletion',
    async (status) => {
      const player = await signedInPlayer();
      await subscribe(player, status);
      expect((await deletion(player, player.id)).error).toBeNull();
      expect(await profilesOf(player)).toEqual([]);
    },
  );
});
