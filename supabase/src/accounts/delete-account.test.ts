import { exposedNames, TABLE_ACCESS, type TableName } from '../access/access-table';
import { sampleRows } from '../access/sample-rows';
import { anonymous, newPlayer, PASSWORD, type Player, service } from '../testing/players';

const deletion = ({ client }: Player, user_id_to_delete: string) =>
  client.rpc('delete_user_account', { user_id_to_delete });

const signIn = (email: string) => anonymous().auth.signInWithPassword({ email, password: PASSWORD });

const profilesOf = async ({ id }: Player) =>
  (await service().from('profiles').select('id').eq('id', id).throwOnError()).data;

/** A row of the player's in every table that has rows of players. */
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

test('a player deletes their account, and nothing of it is left in any table', async () => {
  const player = await newPlayer();
  await fillTables(player);
  expect((await deletion(player, player.id)).error).toBeNull();
  for (const name of [...exposedNames('Tables'), ...exposedNames('Views')]) {
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

test('the account is gone for the auth server too: no sign-in, no renewed session', async () => {
  const player = await newPlayer();
  await deletion(player, player.id);
  expect((await signIn(player.email)).error).toMatchObject({ code: 'invalid_credentials' });
  expect((await player.client.auth.refreshSession()).error).not.toBeNull();
  expect((await player.client.auth.getUser()).error).not.toBeNull();
});

test('username and address are free again', async () => {
  const [player, other] = [await newPlayer(), await newPlayer()];
  const username = `gone_${Date.now().toString(36)}`;
  await player.client.from('profiles').update({ username }).eq('id', player.id).throwOnError();
  await deletion(player, player.id);
  const { data } = await other.client.rpc('username_available', { p_username: username });
  expect(data).toBe(true);
  const again = await anonymous().auth.signUp({ email: player.email, password: PASSWORD });
  expect(again.data.user?.id).not.toBe(player.id);
  expect(again.error).toBeNull();
});

test('no player deletes the account of another', async () => {
  const [player, other] = [await newPlayer(), await newPlayer()];
  expect((await deletion(player, other.id)).error).toMatchObject({ code: '42501', hint: 'not-your-account' });
  expect(await profilesOf(player)).toHaveLength(1);
  expect(await profilesOf(other)).toHaveLength(1);
});

test('an account without an id is not deleted', async () => {
  const player = await newPlayer();
  expect((await deletion(player, null as never)).error).toMatchObject({ hint: 'not-your-account' });
  expect(await profilesOf(player)).toHaveLength(1);
});

describe('a subscription', () => {
  async function subscriber(subscription_status: string | null) {
    const player = await newPlayer();
    await service()
      .from('profiles')
      .update({ stripe_subscription_id: `sub_${player.id}`, subscription_status })
      .eq('id', player.id)
      .throwOnError();
    return player;
  }

  test.each(['active', 'trialing', 'past_due', 'unpaid', null])(
    'that is %s must be cancelled first',
    async (status) => {
      const player = await subscriber(status);
      expect((await deletion(player, player.id)).error).toMatchObject({
        hint: 'subscription-live',
        message: 'Please cancel your subscription first. Then you can delete your account.',
      });
      expect(await profilesOf(player)).toHaveLength(1);
    },
  );

  test.each(['canceled', 'incomplete_expired'])('that is %s is no obstacle', async (status) => {
    const player = await subscriber(status);
    expect((await deletion(player, player.id)).error).toBeNull();
    expect(await profilesOf(player)).toEqual([]);
  });
});
