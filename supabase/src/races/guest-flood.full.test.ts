import postgres from 'postgres';
import { randomUUID } from 'node:crypto';
import { atOnce } from '../testing/at-once';
import { answerChallenge, answersOf, challengeOf, SOLUTION, startAttempt } from '../testing/challenges';
import { asOwner } from '../testing/own-connection';
import { newPlayer, type Player, testBackend } from '../testing/players';

/** Only a real Postgres has many connections. */
const onPostgres = process.env.TEST_CLUSTER ? test : test.skip;
const CONNECTIONS = 40;

interface Flood {
  readonly count: number;
  /** The network of each guest. */
  readonly networkOf: (guest: number) => string;
}

/** Guests who answer a challenge at once, each in a transaction as the API makes it. Returns how many were stored. */
async function flood(code: string, { count, networkOf }: Flood): Promise<Readonly<Record<string, number>>> {
  const sql = postgres(testBackend().databaseUrl ?? '', { max: CONNECTIONS, onnotice: () => undefined });
  const outcomes: Record<string, number> = {};
  try {
    await atOnce(count, async (guest) => {
      const headers = JSON.stringify({ 'cf-connecting-ip': networkOf(guest) });
      const outcome = await sql
        .begin(async (session) => {
          await session`select set_config('request.headers', ${headers}, true)`;
          await session`set local role anon`;
          await session`set local lock_timeout = '2s'`;
          const [row] = await session<[{ status: string }]>`
            select public.answer_challenge(${code}, ${randomUUID()}, ${sql.json(SOLUTION as never)}) ->> 'status' as status`;
          return row.status;
        })
        .catch((error: { hint?: string }) => error.hint ?? String(error));
      outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
    });
  } finally {
    await sql.end();
  }
  return outcomes;
}

/** Starts and answers, as fast as the server responds. */
async function playedBy({ client }: Player, code: string) {
  const { p_attempt, started } = await startAttempt(client, code);
  const { data, error } = await answerChallenge(client, code, SOLUTION, p_attempt);
  return { started: started.status, answered: error ? error.hint : data?.status };
}

async function storedOf(code: string) {
  const stored = { guests: 0, players: 0 };
  await asOwner(async (sql) => {
    const [row] = await sql<[typeof stored]>`
      select count(*) filter (where t.user_id is null)::integer as guests, count(t.user_id)::integer as players
      from private.challenge_attempts t join private.challenges c on c.id = t.challenge_id
      where c.code = ${code} and t.solved_at is not null`;
    Object.assign(stored, row);
  });
  return stored;
}

onPostgres(
  '500 guests of 500 networks at once use their share, and every player beside them is stored',
  async () => {
    const challenger = await newPlayer();
    const code = await challengeOf(challenger);
    const players = await Promise.all(Array.from({ length: 36 }, () => newPlayer()));
    const [outcomes, played] = await Promise.all([
      flood(code, { count: 500, networkOf: (guest) => `10.0.${guest >> 8}.${guest & 255}` }),
      atOnce(players.length, (at) => playedBy(players[at]!, code)),
    ]);
    expect(outcomes).toEqual({ saved: 500 });
    for (const one of played) expect(one).toMatchObject({ started: 'started', answered: 'saved' });
    expect(await storedOf(code)).toEqual({ guests: 300, players: 36 });
    expect(await answersOf(challenger, code)).toMatchObject({ answered: 336 });
  },
);

onPostgres('500 answers of one guest leave room for everybody', async () => {
  const code = await challengeOf(await newPlayer());
  const players = await Promise.all(Array.from({ length: 10 }, () => newPlayer()));
  const [outcomes, played] = await Promise.all([
    flood(code, { count: 500, networkOf: () => '203.0.113.99' }),
    atOnce(players.length, (at) => playedBy(players[at]!, code)),
  ]);
  expect(outcomes).toEqual({ saved: 200, 'network-busy': 300 });
  for (const one of played) expect(one).toMatchObject({ answered: 'saved' });
  expect(await flood(code, { count: 36, networkOf: () => '203.0.113.100' })).toEqual({ saved: 36 });
  expect(await storedOf(code)).toEqual({ guests: 236, players: 10 });
});

onPostgres('guests who flood a challenge do not slow down another one', async () => {
  const challenger = await newPlayer();
  const [flooded, other] = [await challengeOf(challenger), await challengeOf(challenger)];
  const player = await newPlayer();
  const running = flood(flooded, { count: 500, networkOf: (guest) => `10.1.${guest >> 8}.${guest & 255}` });
  const { answered } = await playedBy(player, other);
  expect(answered).toBe('saved');
  expect(await running).toEqual({ saved: 500 });
});
