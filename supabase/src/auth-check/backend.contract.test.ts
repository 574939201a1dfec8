import { testBackendContract } from '@ninefold/contracts/backend-contract';
import { atOnce } from '../testing/at-once';
import {
  anonymous,
  newAddress,
  newPlayer,
  PASSWORD,
  service,
  signedInPlayer,
  testBackend,
} from '../testing/players';
import { REFUSED_CALLS } from './refused-calls';
import { openStage, type Stage } from './stage';

let stage: Stage;

beforeAll(async () => {
  const { url, publishableKey, secretKey } = testBackend();
  stage = await openStage({
    url,
    publishableKey,
    secretKey,
    mailUrl: 'http://nowhere.test',
    domain: 'contract.example.com',
  });
});

const READS_PER_MINUTE = 40;
const usernameOf = (id: string) => `c_${id.replaceAll('-', '').slice(0, 12)}`;

testBackendContract({
  auth: Object.fromEntries(
    Object.entries(REFUSED_CALLS).map(([name, call]) => [name, () => call(stage)]),
  ) as Parameters<typeof testBackendContract>[0]['auth'],
  database: {
    async 'usernameTaken at PATCH /rest/v1/profiles'() {
      const [{ client, id }, other] = [await newPlayer(), await newPlayer()];
      const profiles = (player: typeof other) =>
        player.client
          .from('profiles')
          .update({ username: usernameOf(id) })
          .eq('id', player.id)
          .select('id')
          .single();
      await profiles(other).throwOnError();
      return profiles({ client, id, email: '' });
    },
    async 'accountDeleted at POST /rest/v1/rpc/delete_user_account'() {
      const { client, id } = await newPlayer();
      await client.rpc('delete_user_account', { user_id_to_delete: id }).throwOnError();
      return client.rpc('delete_user_account', { user_id_to_delete: id });
    },
    async 'sessionOver at POST /rest/v1/rpc/delete_user_account'() {
      const { client, id, email } = await newPlayer();
      const elsewhere = anonymous();
      await elsewhere.auth.signInWithPassword({ email, password: PASSWORD });
      await elsewhere.auth.signOut({ scope: 'global' });
      return client.rpc('delete_user_account', { user_id_to_delete: id });
    },
    async 'usernameRemoved at PATCH /rest/v1/profiles'() {
      const [{ client, id }, reader] = [await newPlayer(), await newPlayer()];
      const username = usernameOf(id);
      await service()
        .from('profiles')
        .update({ username, shown_on_boards: true })
        .eq('id', id)
        .throwOnError();
      await reader.client.rpc('report_board_name', { p_username: username }).throwOnError();
      const removal = { p_kind: 'username', p_subject_id: id, p_name: username, p_remove: true } as const;
      await service().rpc('resolve_reported_name', removal).throwOnError();
      return client.from('profiles').update({ username }).eq('id', id);
    },
    async 'usernameTooOften at PATCH /rest/v1/profiles'() {
      const { client, id } = await newPlayer();
      const rename = (end: number) =>
        client
          .from('profiles')
          .update({ username: `${usernameOf(id).slice(0, 12)}_${end}` })
          .eq('id', id);
      // The first one is not counted.
      for (let count = 0; count < 6; count += 1) await rename(count);
      return rename(6);
    },
    async 'subscriptionLive at POST /rest/v1/rpc/delete_user_account'() {
      const { client, id } = await newPlayer();
      const subscription = { stripe_subscription_id: `sub_${id}`, subscription_status: 'active' };
      await service().from('profiles').update(subscription).eq('id', id).throwOnError();
      return client.rpc('delete_user_account', { user_id_to_delete: id });
    },
    async 'tooManyCalls at POST /rest/v1/rpc/export_my_data'() {
      const { client } = await newPlayer();
      // Calls that are refused because another one is running count too.
      await atOnce(READS_PER_MINUTE, () => client.rpc('export_my_data'));
      return client.rpc('export_my_data');
    },
  },
  data: {
    async signIn() {
      return (await (await signedInPlayer()).client.auth.getSession()).data.session;
    },
    async signUp() {
      return (await anonymous().auth.signUp({ email: newAddress(), password: PASSWORD })).data.user;
    },
    async changeUser() {
      const { auth } = (await signedInPlayer()).client;
      return (await auth.updateUser({ data: { first_name: 'Ada' } })).data.user;
    },
    async changeAddress() {
      const { auth } = (await signedInPlayer()).client;
      return (await auth.updateUser({ email: newAddress() })).data.user;
    },
    async saveProfile() {
      const { client, id } = await newPlayer();
      const change = client.from('profiles').update({ first_name: 'Ada' });
      return (await change.eq('id', id).select('id').single()).data;
    },
    async readShownOnBoards() {
      return (await (await newPlayer()).client.from('profiles').select('shown_on_boards').single()).data;
    },
    async usernameAvailable() {
      const { client, id } = await newPlayer();
      return (await client.rpc('username_available', { p_username: usernameOf(id) })).data;
    },
  },
});
