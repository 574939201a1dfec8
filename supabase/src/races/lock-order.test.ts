import { randomUUID } from 'node:crypto';
import { fulfil, paidCheckout } from '../testing/payments';
import { newPlayer, service } from '../testing/players';
import { holding, waitingSessions } from '../testing/own-connection';

jest.setTimeout(30_000);

/** Only on a real Postgres can one transaction wait for another one. */
const onPostgres = process.env.TEST_CLUSTER ? test : test.skip;

onPostgres('an account that is deleted in the middle of its payment waits for it: no deadlock', async () => {
  const { id } = await newPlayer();
  const checkout = paidCheckout({ userId: id });
  const event = { id: `evt_${randomUUID()}`, type: 'checkout.session.completed' };
  // Somebody writes the same event, so the payment stops after it has locked the player.
  const calls = await holding(
    (sql) => sql`insert into public.stripe_events (id, type) values (${event.id}, ${event.type})`,
    async () => {
      const payment = fulfil(checkout, event).then(({ error }) => error);
      await waitingSessions(1);
      const deletion = service()
        .auth.admin.deleteUser(id)
        .then(({ error }) => error);
      await waitingSessions(2);
      // In an object, so that they are not waited for here.
      return { payment, deletion };
    },
  );
  expect(await Promise.all([calls.payment, calls.deletion])).toEqual([null, null]);
  const { data } = await service().from('purchases').select('session_id').eq('user_id', id);
  expect(data).toEqual([]);
});
