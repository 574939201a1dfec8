import type { RateLimitedCall } from '@ninefold/contracts';
import { signedInPlayer, type Player, service } from '../testing/players';

const authenticate = ({ client }: Pick<Player, 'client'>, call: RateLimitedCall) =>
  client.rpc('authenticate_caller', { p_call: call });

test('the caller is the token’s person, with a confirmed address', async () => {
  const player = await signedInPlayer();
  const { data } = await authenticate(player, 'checkout').throwOnError();
  expect(data).toEqual({ id: player.id, email: player.email, wait_seconds: 0 });
});

test.each<[RateLimitedCall, number]>([
  ['checkout', 20],
  ['verify', 60],
])(
  'a person may call %s %i times in ten minutes, and others have their own attempts',
  async (call, attempts) => {
    const [player, other] = [await signedInPlayer(), await signedInPlayer()];
    const waits: number[] = [];
    for (let count = 0; count <= attempts; count++) {
      waits.push((await authenticate(player, call).throwOnError()).data?.wait_seconds ?? -1);
    }
    expect(waits.slice(0, -1)).toEqual(Array(attempts).fill(0));
    expect(waits.at(-1)).toBeGreaterThan(590);
    for (const [caller, kind] of [
      [other, call],
      [player, 'portal'],
    ] as const) {
      expect((await authenticate(caller, kind).throwOnError()).data?.wait_seconds).toBe(0);
    }
  },
);

test('a call that the service does not have is not counted', async () => {
  expect((await authenticate(await signedInPlayer(), 'anything' as RateLimitedCall)).error?.hint).toBe(
    'unknown-call',
  );
});

test('a token of a deleted account authenticates nobody', async () => {
  const removed = await signedInPlayer();
  await service().auth.admin.deleteUser(removed.id);
  expect((await authenticate(removed, 'verify')).error?.code).toBe('42501');
});
