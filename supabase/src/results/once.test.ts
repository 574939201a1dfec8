import * as v from 'valibot';
import { type SaveVerdict, SaveVerdictsSchema } from '@ninefold/contracts';
import type { Client } from '../program-client';
import { start, startedSecondsAgo, submit, todayKey } from '../testing/daily';
import { traces } from '../testing/history';
import { newPlayer } from '../testing/players';
import { daily, drill, practice, save, saveAll, send, timedRound } from '../testing/results';
import { playedRound } from '../testing/rounds';

/** A new result of each kind. */
const KINDS: readonly [string, () => Promise<{ id: string }>][] = [
  ['daily', async () => daily(await todayKey())],
  ['practice', async () => practice()],
  ['timed round', async () => timedRound(12, 1)],
  ['drill', async () => drill(17)],
];

/** Sends a list again while another one of the person is being saved. */
async function sendUntilSaved(client: Client, results: readonly unknown[]): Promise<SaveVerdict[]> {
  for (;;) {
    const { data, error } = await send(client, results);
    if (!error) return v.parse(SaveVerdictsSchema, data);
    expect(error).toMatchObject({ code: 'PT429', hint: 'one-call-at-a-time' });
  }
}

const statusOf = ({ status }: SaveVerdict) => status;

test('results sent again are saved once and compared with the same earlier results', async () => {
  const { client } = await newPlayer();
  await saveAll(client, await playedRound(client, 9), practice({ completion_time_seconds: 90 }));
  const results = [daily(await todayKey()), practice(), await playedRound(client, 12), drill(17)];
  const first = await saveAll(client, ...results);
  expect(first).toMatchObject([
    { daily: { completion_time_seconds: 75, xp_earned: 50, total_xp: 50, current_streak: 1 } },
    { standing: { personal_best: 75, previous_best: 90 } },
    { standing: { personal_best: 12, previous_best: 9 } },
    { standing: { personal_best: 17, previous_best: null } },
  ]);
  const before = await traces(client);
  expect(await saveAll(client, ...results)).toEqual(
    first.map((verdict) => ({ ...verdict, status: 'saved_before' })),
  );
  expect(await traces(client)).toEqual(before);
});

test.each<[string, object]>([
  ['a better time', { completion_time_seconds: 5 }],
  ['another game', { game_type: 'combined_grid' }],
  ['another kind', { kind: 'drill' }],
  ['nothing that fits', { givens: null, grid: null, hints_used: null }],
])(
  'an id that is sent again with %s changes nothing: the verdict is that of what is stored',
  async (_, change) => {
    const { client } = await newPlayer();
    const played = practice();
    const first = await save(client, played);
    expect(await save(client, { ...played, ...change })).toEqual({ ...first, status: 'saved_before' });
  },
);

test('a daily sent again keeps its measured time and returns the player’s current standing', async () => {
  const { client, id } = await newPlayer();
  const today = await todayKey();
  await start(client);
  await startedSecondsAgo(id, 30);
  const first = daily(today);
  const saved = (await save(client, first)).daily;
  await save(client, daily(today, {}, 'combined_grid'));
  expect(await save(client, first)).toEqual({
    id: first.id,
    status: 'saved_before',
    daily: { ...saved, total_xp: 150 },
  });
});

test.each(KINDS)('exactly one of many concurrent sends of one %s is saved', async (_, make) => {
  const { client } = await newPlayer();
  const result = await make();
  const verdicts = await Promise.all(Array.from({ length: 5 }, () => save(client, result)));
  expect(verdicts.map(statusOf).sort()).toEqual(['saved', ...Array<string>(4).fill('saved_before')]);
  expect((await traces(client)).games).toHaveLength(1);
});

test.each(KINDS)('one %s listed twice is saved once', async (_, make) => {
  const { client } = await newPlayer();
  const result = await make();
  expect((await saveAll(client, result, result)).map(statusOf)).toEqual(['saved', 'saved_before']);
  expect((await traces(client)).games).toHaveLength(1);
});

test('exactly one of many concurrent sends of a list saves it', async () => {
  const { client } = await newPlayer();
  const results = [daily(await todayKey()), timedRound(12), practice()];
  // Only one list of a person is saved at a time; the others are refused and sent again.
  const sendings = await Promise.all(Array.from({ length: 4 }, () => sendUntilSaved(client, results)));
  expect(
    sendings.map((verdicts) => verdicts.filter(({ status }) => status === 'saved').length).sort(),
  ).toEqual([0, 0, 0, 3]);
  expect(sendings.map(([verdict]) => verdict?.daily?.total_xp)).toEqual([50, 50, 50, 50]);
});

test('a daily stored under another id is not saved again, and gets the first one’s verdict', async () => {
  const { client } = await newPlayer();
  const today = await todayKey();
  await submit(client, { seconds: 41 });
  const before = await traces(client);
  const other = daily(today, { completion_time_seconds: 20 });
  expect(await save(client, other)).toEqual({
    id: other.id,
    status: 'saved_before',
    reason: 'daily-already-played',
    daily: {
      completion_time_seconds: 41,
      time_verified: false,
      xp_earned: 50,
      total_xp: 50,
      current_streak: 1,
    },
  });
  expect(await traces(client)).toEqual(before);
});

test('a daily sent by two devices at once is saved once', async () => {
  const { client } = await newPlayer();
  const today = await todayKey();
  const verdicts = await Promise.all([daily(today), daily(today)].map((result) => save(client, result)));
  expect(verdicts.map(statusOf).sort()).toEqual(['saved', 'saved_before']);
  expect((await traces(client)).results).toHaveLength(1);
});

test.each(['now', 'tomorrow', '2026-11-27', '2026-11-27T12:00:00'])(
  'a result finished at "%s" is saved once, whenever it is sent',
  async (finished_at) => {
    const { client } = await newPlayer();
    const result = practice({ finished_at });
    await saveAll(client, result);
    // Words and local times mean another date on another day or server.
    const { data } = await client
      .from('game_sessions')
      .select('finished_on')
      .eq('id', result.id)
      .throwOnError();
    expect(data).toEqual([{ finished_on: '1970-01-01' }]);
  },
);
