import { randomUUID } from 'node:crypto';
import { answers, complete, longSession, saveAnswers } from '../testing/learning';
import { fulfill, paidCheckout } from '../testing/payments';
import { newAddress, signedInPlayer, service } from '../testing/players';
import { groupOf, newFriends, placeOf } from '../testing/friends';
import { holding } from '../testing/own-connection';
import { todayKey } from '../testing/daily';
import { daily, saveAll } from '../testing/results';

/** Only on a real Postgres can one transaction wait for another. */
const onPostgres = process.env.TEST_CLUSTER ? test : test.skip;

onPostgres('an account that is deleted in the middle of its payment waits for it: no deadlock', async () => {
  const { id } = await signedInPlayer();
  const checkout = paidCheckout({ userId: id });
  const event = { id: `evt_${randomUUID()}`, type: 'checkout.session.completed' };
  // Another transaction writes the same event, so the payment waits after it has locked the player.
  const calls = await holding(
    (sql) => sql`insert into public.stripe_events (id, type) values (${event.id}, ${event.type})`,
    async (waiting) => {
      const payment = fulfill(checkout, event).then(({ error }) => error);
      await waiting(1);
      const deletion = service()
        .auth.admin.deleteUser(id)
        .then(({ error }) => error);
      await waiting(2);
      // Wrapped in an object, so that they are not awaited here.
      return { payment, deletion };
    },
  );
  expect(await Promise.all([calls.payment, calls.deletion])).toEqual([null, null]);
  const { data } = await service().from('purchases').select('session_id').eq('user_id', id);
  expect(data).toEqual([]);
});

onPostgres(
  'an account that is deleted while a session of learning completes waits for it: no deadlock',
  async () => {
    const { client, id } = await signedInPlayer();
    const session = await longSession(client);
    await saveAnswers(client, session, answers(5));
    // Another transaction holds the session, so its completion waits after it has locked the player.
    const calls = await holding(
      (sql) => sql`select from public.learning_sessions where id = ${session} for update`,
      async (waiting) => {
        const completed = complete(client, session).then(({ xp_earned }) => xp_earned);
        await waiting(1);
        const deletion = service()
          .auth.admin.deleteUser(id)
          .then(({ error }) => error);
        await waiting(2);
        return { completed, deletion };
      },
    );
    expect(await Promise.all([calls.completed, calls.deletion])).toEqual([20, null]);
  },
);

onPostgres(
  'an account that is deleted while a list of dailies is saved waits for it: no deadlock',
  async () => {
    const [{ client, id }, other] = [await signedInPlayer(), await signedInPlayer()];
    const today = await todayKey();
    const dailies = [daily(today), daily(today, {}, 'combined_grid')];
    // Another account saves the id of the second one, so the list waits between two changes of the profile.
    const calls = await holding(
      (sql) => sql`
      insert into public.game_sessions (id, user_id, game_type, score, completion_time_seconds, accuracy, finished_on)
      values (${dailies[1]!.id}, ${other.id}, 'combined_grid', 100, 60, 100, ${today})`,
      async (waiting) => {
        const saved = saveAll(client, ...dailies);
        await waiting(1);
        const deletion = service()
          .auth.admin.deleteUser(id)
          .then(({ error }) => error);
        await waiting(2);
        return { saved, deletion };
      },
    );
    expect((await calls.saved).map(({ status }) => status)).toEqual(['saved', 'saved']);
    expect(await calls.deletion).toBeNull();
  },
);

/** What the auth service does with an account, and the profile with it. */
const OF_THE_AUTH_SERVICE: readonly (readonly [string, (id: string) => Promise<number | undefined>])[] = [
  ['is deleted', async (id) => (await service().auth.admin.deleteUser(id)).error?.status],
  [
    'gets another address',
    (id) =>
      holding(
        (sql) => sql`update auth.users set email = ${newAddress()} where id = ${id}`,
        () => Promise.resolve(undefined),
      ),
  ],
];

describe.each(OF_THE_AUTH_SERVICE)('an account that %s', (_, change) => {
  onPostgres('while its owner deletes it: one waits for the other, no deadlock', async () => {
    const { client, id } = await signedInPlayer();
    const calls = await holding(
      (sql) => sql`select from public.profiles where id = ${id} for update`,
      async (waiting) => {
        const deletion = client
          .rpc('delete_user_account', { user_id_to_delete: id })
          .then(({ error }) => error?.message);
        await waiting(1);
        const changed = change(id);
        await waiting(2);
        return { deletion, changed };
      },
    );
    expect(await calls.deletion).toBeUndefined();
    // The account may already be deleted.
    expect([undefined, 404]).toContain(await calls.changed);
    const { data } = await service().from('profiles').select('id').eq('id', id).throwOnError();
    expect(data).toEqual([]);
  });
});

onPostgres(
  'a name that is taken away while its account is deleted: one waits for the other, no deadlock',
  async () => {
    const [author, reader] = await newFriends(2);
    const { id, username } = author!;
    const group = await groupOf(author!, reader!);
    const p_member_id = await placeOf(reader!, group, author!);
    await reader!.client.rpc('report_friend_group', { p_group_id: group, p_member_id }).throwOnError();
    const calls = await holding(
      (sql) => sql`select from public.profiles where id = ${id} for update`,
      async (waiting) => {
        const deletion = service()
          .auth.admin.deleteUser(id)
          .then(({ error }) => error);
        await waiting(1);
        const settled = service()
          .rpc('resolve_reported_name', {
            p_kind: 'username',
            p_subject_id: id,
            p_name: username,
            p_remove: true,
          })
          .then(({ error }) => error?.hint);
        await waiting(2);
        return { deletion, settled };
      },
    );
    expect(await Promise.all([calls.deletion, calls.settled])).toEqual([null, 'unknown-report']);
  },
);
