import { randomUUID } from 'node:crypto';
import { atOnce } from '../testing/at-once';
import { fulfill, paidCheckout } from '../testing/payments';
import { newAddress, newPlayer, service } from '../testing/players';

const claim = (p_session_id: string, p_user_id: string) =>
  service().rpc('claim_purchase', { p_session_id, p_user_id }).throwOnError();

const isSubscribed = async (id: string) =>
  (await service().from('profiles').select('is_subscribed').eq('id', id).single().throwOnError()).data
    .is_subscribed;

test('a purchase that two accounts claim 20 times at once belongs to one of them', async () => {
  const players = [await newPlayer(), await newPlayer()] as const;
  const email = newAddress();
  // Both have the buyer's address in their profile, so only the claim itself decides who came first.
  for (const { id } of players)
    await service().from('profiles').update({ email }).eq('id', id).throwOnError();
  const checkout = paidCheckout({ userId: null, email });
  await fulfill(checkout).throwOnError();

  const outcomes = await atOnce(20, async (index) => {
    const { id } = players[index % 2]!;
    return `${id}: ${(await claim(checkout.purchase.session_id, id)).data?.outcome}`;
  });
  const subscribed = await Promise.all(players.map(({ id }) => isSubscribed(id)));
  expect([...subscribed].sort()).toEqual([false, true]);
  const [winner, other] = subscribed[0] ? players : [players[1], players[0]];
  expect(new Set(outcomes)).toEqual(new Set([`${winner.id}: claimed`, `${other.id}: taken`]));
});

test('a purchase claimed while its events arrive belongs to the person who claims it', async () => {
  const player = await newPlayer();
  const checkout = paidCheckout({ userId: null, email: player.email });
  await fulfill(checkout).throwOnError();
  await Promise.all([
    atOnce(10, () => claim(checkout.purchase.session_id, player.id)),
    atOnce(10, () => fulfill(checkout, { id: `evt_${randomUUID()}`, type: 'x' }).throwOnError()),
    atOnce(10, () =>
      service()
        .rpc('sync_subscription', {
          p_event: { id: `evt_${randomUUID()}`, type: 'x' },
          p_subscription: checkout.subscription,
        })
        .throwOnError(),
    ),
  ]);
  expect(await isSubscribed(player.id)).toBe(true);
  const { data } = await service().from('subscriptions').select('id').eq('user_id', player.id);
  expect(data).toHaveLength(1);
});

test('eight simultaneous clicks start one checkout', async () => {
  const { id } = await newPlayer();
  const opened = await atOnce(8, () =>
    service()
      .rpc('open_checkout', { p_user_id: id, p_guest_key: null, p_tier: 'elite', p_price_id: 'price_1' })
      .throwOnError(),
  );
  expect(new Set(opened.map(({ data }) => data && 'id' in data && data.id)).size).toBe(1);
});

test('an event that arrives 100 times at once takes effect once', async () => {
  const { id } = await newPlayer();
  const checkout = paidCheckout({ userId: id });
  const event = { id: `evt_${randomUUID()}`, type: 'checkout.session.completed' };
  const outcomes = await atOnce(100, () => fulfill(checkout, event).throwOnError());
  expect(outcomes.filter(({ data }) => data?.seen_before === false)).toHaveLength(1);
  expect(await isSubscribed(id)).toBe(true);
});
