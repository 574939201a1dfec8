import { atOnce } from '../testing/at-once';
import { fulfill, paidCheckout } from '../testing/payments';
import { signedInPlayer, type Player, service } from '../testing/players';
import { drill, send } from '../testing/results';

/** Enough for the pairs to meet in every order. */
const ROUNDS = 10;

const rowsOf = async ({ id }: Player) => {
  const rows = await Promise.all(
    (['purchases', 'subscriptions', 'checkouts', 'game_sessions'] as const).map((table) =>
      service().from(table).select('user_id').eq('user_id', id).throwOnError(),
    ),
  );
  return rows.flatMap(({ data }) => data);
};

const DELETIONS: readonly (readonly [string, (player: Player) => PromiseLike<string | null>])[] = [
  [
    'by its owner',
    async ({ client, id }) =>
      (await client.rpc('delete_user_account', { user_id_to_delete: id })).error?.hint ?? null,
  ],
  ['by the service', async ({ id }) => (await service().auth.admin.deleteUser(id)).error?.message ?? null],
];

describe.each(DELETIONS)('an account that is deleted %s', (_, remove) => {
  test('while its payment arrives ends with the subscription, or without a trace and with a refund', async () => {
    const players = await Promise.all(Array.from({ length: ROUNDS }, signedInPlayer));
    await atOnce(ROUNDS, async (round) => {
      const player = players[round]!;
      const checkout = paidCheckout({ userId: player.id });
      const [fulfilled, refusal] = await Promise.all([atOnce(3, () => fulfill(checkout)), remove(player)]);
      expect(fulfilled.map(({ error }) => error)).toEqual([null, null, null]);
      if (refusal) {
        expect(refusal).toBe('subscription-live');
        expect(await rowsOf(player)).toHaveLength(2);
      } else {
        expect(await rowsOf(player)).toEqual([]);
        // A deletion by the service may follow the payment.
        expect((await fulfill(checkout).throwOnError()).data).toMatchObject({
          returned: 'account-deleted',
          tasks: [expect.any(String)],
        });
      }
    });
  });

  test('while a checkout begins and a result is saved leaves no trace', async () => {
    const players = await Promise.all(Array.from({ length: ROUNDS }, signedInPlayer));
    await atOnce(ROUNDS, async (round) => {
      const player = players[round]!;
      const [opened, saved, refusal] = await Promise.all([
        service().rpc('open_checkout', {
          p_user_id: player.id,
          p_guest_key: null,
          p_tier: 'elite',
          p_price_id: 'price_1',
        }),
        send(player.client, [drill(17)]),
        remove(player),
      ]);
      expect(refusal).toBeNull();
      for (const { error } of [opened, saved]) expect([undefined, 'account-deleted']).toContain(error?.hint);
      expect(await rowsOf(player)).toEqual([]);
    });
  });
});
