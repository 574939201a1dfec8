import { atOnce } from '../testing/at-once';
import { holding } from '../testing/own-connection';
import { newPlayer, type Player, service } from '../testing/players';

/** Only a real Postgres has a second transaction. */
const onPostgres = process.env.TEST_CLUSTER ? test : test.skip;

const READS = ['progress_report', 'export_my_data', 'export_progress'] as const;

async function subscriber(): Promise<Player> {
  const player = await newPlayer();
  await service().from('profiles').update({ is_subscribed: true }).eq('id', player.id).throwOnError();
  return player;
}

const asRead = ({ id }: Player) => `read:${id}`;

onPostgres.each(READS)('%s is refused immediately while the person reads in another call', async (name) => {
  const [player, other] = [await subscriber(), await subscriber()];
  const outcomes = await holding(
    (sql) => sql`select pg_advisory_xact_lock(hashtextextended(${asRead(player)}, 0))`,
    async () => [await player.client.rpc(name), await other.client.rpc(name)],
  );
  expect(outcomes[0]).toMatchObject({
    status: 429,
    error: {
      code: 'PT429',
      hint: 'one-read-at-a-time',
      details: '1',
      message: 'Your data is already being read. Please try again in a moment.',
    },
  });
  expect(outcomes[1]?.error).toBeNull();
  expect((await player.client.rpc(name)).error).toBeNull();
});

test.each([
  ['progress_report', 20],
  ['export_my_data', 40],
] as const)(
  '%s is allowed %d times a minute, even for concurrent calls of one person',
  async (name, most) => {
    const [{ client, id }, other] = [await newPlayer(), await newPlayer()];
    let allowed = 0;
    // While calls are rejected only because another one is running, attempts are left.
    for (let hints: unknown[] = []; !hints.includes('too-many-reads');) {
      const responses = await atOnce(10, () => client.rpc(name));
      allowed += responses.filter(({ error }) => !error).length;
      hints = responses.map(({ error }) => error?.hint);
    }
    expect(allowed).toBe(most);
    const refused = await client.rpc(name);
    expect(refused).toMatchObject({
      status: 429,
      error: {
        code: 'PT429',
        hint: 'too-many-reads',
        message: 'Too many requests. Please try again in a minute.',
      },
    });
    const seconds = Number(refused.error?.details);
    expect(seconds).toBeGreaterThanOrEqual(1);
    expect(seconds).toBeLessThanOrEqual(60);
    expect((await other.client.rpc(name)).error).toBeNull();
    const kind = name === 'progress_report' ? 'progress' : 'export';
    await service()
      .rpc('reset_attempts', { p_subject: `${kind}:person:${id}` })
      .throwOnError();
    expect((await client.rpc(name)).error).toBeNull();
  },
);
