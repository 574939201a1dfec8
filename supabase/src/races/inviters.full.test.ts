import { asOwner, holding } from '../testing/own-connection';
import { newAddress, newPlayer, PASSWORD, service } from '../testing/players';

/** Only on a real Postgres can one transaction wait for another. */
const onPostgres = process.env.TEST_CLUSTER ? test : test.skip;

const { admin } = service().auth;

const metadataOf = async (id = '') => (await admin.getUserById(id)).data.user?.user_metadata;

const newAccount = (invited_by: string) =>
  admin.createUser({
    ...{ email: newAddress(), password: PASSWORD, email_confirm: true },
    user_metadata: { invited_by, invitation_type: 'admin' },
  });

onPostgres.each(['the deletion', 'the invitation'] as const)(
  'an inviter who is deleted during the invitation, %s first: the invited account does not name it',
  async (first) => {
    const inviter = await newPlayer();
    const remove = () =>
      inviter.client.rpc('delete_user_account', { user_id_to_delete: inviter.id }).then(({ error }) => error);
    const calls = await holding(
      (sql) => sql`select from auth.users where id = ${inviter.id} for update`,
      async (waiting) => {
        const invite = () => newAccount(inviter.id);
        const early = first === 'the deletion' ? { removed: remove() } : { made: invite() };
        await waiting(1);
        const { removed = remove(), made = invite() } = early as {
          removed?: ReturnType<typeof remove>;
          made?: ReturnType<typeof invite>;
        };
        await waiting(2);
        return { removed, made };
      },
    );
    const [error, made] = await Promise.all([calls.removed, calls.made]);
    expect([error, made.error]).toEqual([null, null]);
    expect(await metadataOf(made.data.user?.id)).toMatchObject({ invitation_type: 'admin' });
    expect(await metadataOf(made.data.user?.id)).not.toHaveProperty('invited_by');
  },
);

onPostgres(
  'an inviter is deleted while metadata of the invited account are stored: no deadlock',
  async () => {
    const inviter = await newPlayer();
    const { data } = await newAccount(inviter.id);
    const invited = data.user?.id ?? '';
    const calls = await holding(
      (sql) => sql`select from auth.users where id = ${invited} for update`,
      async (waiting) => {
        const stored = asOwner(
          (sql) => sql`update auth.users set raw_user_meta_data = raw_user_meta_data where id = ${invited}`,
        );
        await waiting(1);
        const removed = inviter.client.rpc('delete_user_account', { user_id_to_delete: inviter.id });
        const error = removed.then((response) => response.error);
        await waiting(2);
        return { stored, error };
      },
    );
    expect(await Promise.all([calls.error, calls.stored])).toEqual([null, undefined]);
    expect(await metadataOf(invited)).not.toHaveProperty('invited_by');
  },
);
