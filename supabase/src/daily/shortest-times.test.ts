import { GRID_GAMES } from '@ninefold/contracts';
import { dailyPuzzle, shortestSeconds } from 'shared-puzzle-engine';
import { start, startedSecondsAgo, submit, todayKey } from '../testing/daily';
import { traces } from '../testing/history';
import { newPlayer } from '../testing/players';
import { practice, save } from '../testing/results';
import { scriptValues } from '../testing/script-values';

test.each(GRID_GAMES)(
  'a %s entered faster than a person can is stored, earns XP, and is not verified',
  async (game) => {
    const shortest = shortestSeconds(dailyPuzzle(game, await todayKey()).givens);
    for (const [seconds, isPossible] of [
      // The calls take time too.
      [shortest - 3, false],
      [shortest, true],
    ] as const) {
      const { client, id } = await newPlayer();
      await start(client, game);
      await startedSecondsAgo(id, seconds);
      const { data } = await submit(client, { game });
      const { completion_time_seconds } = (data ?? {}) as { completion_time_seconds: number };
      expect(completion_time_seconds).toBeGreaterThanOrEqual(seconds);
      expect(data).toMatchObject({ current_streak: 1, time_verified: isPossible });
      const { results, profile } = await traces(client);
      expect(results).toMatchObject([{ completion_time_seconds, time_verified: isPossible }]);
      expect(profile.total_xp).toBeGreaterThan(0);
      const today = await client.rpc('dashboard_summary').throwOnError();
      expect(today.data).toMatchObject({
        grids: { [game]: { best_time_seconds: isPossible ? completion_time_seconds : null } },
      });
    }
  },
);

test('the database and the pages agree on the shortest time for every number of empty cells', async () => {
  const [shortest] = await scriptValues([
    `select jsonb_agg((select min(s) from generate_series(0, 20) s where private.is_plausible_time(s, n)) order by n) as value
     from generate_series(0, 9) n`,
  ]);
  const grids = Array.from({ length: 10 }, (_, empty) =>
    Array.from({ length: 9 }, (__, at) => (at < empty ? 0 : 1)),
  );
  expect(shortest).toEqual(grids.map(shortestSeconds));
});

test('a practice time that no person reaches is stored, and is not a best', async () => {
  const { client } = await newPlayer();
  const timed = (completion_time_seconds: number) => practice({ completion_time_seconds });
  expect(await save(client, timed(6))).toMatchObject({
    standing: { personal_best: null, previous_best: null },
  });
  const fast = timed(7);
  expect(await save(client, fast)).toMatchObject({ standing: { personal_best: 7, previous_best: null } });
  // Sent again, it is compared with the others.
  expect(await save(client, fast)).toMatchObject({ standing: { personal_best: 7, previous_best: null } });
  const { data: report } = await client.rpc('progress_report').throwOnError();
  expect(report.games).toMatchObject([{ practice: true, all: { played: 2, best_seconds: 7 } }]);
});
