import { PRACTICE_GRID } from '@ninefold/contracts/rpc/testing';
import { submit } from '../testing/daily';
import { traces } from '../testing/history';
import { newPlayer } from '../testing/players';
import { drill, practice, save, saveAll } from '../testing/results';

const timed = (completion_time_seconds: number, change: object = {}, givens = 3) =>
  practice({ completion_time_seconds, ...change }, givens);

test.each([
  ['a negative time becomes a second', -5, 1],
  ['no time at all becomes a second', 0, 1],
  ['more than a day becomes a day', 2_000_000_000, 86_400],
  ['a time that is missing becomes a day', null, 86_400],
])('%s, and the result is stored', async (_, completion_time_seconds, seconds) => {
  const { client } = await newPlayer();
  await save(client, practice({ completion_time_seconds }));
  expect((await traces(client)).games).toMatchObject([
    { completion_time_seconds: seconds, session_data: { final_time: seconds } },
  ]);
});

test('a faster grid is the new best, and a slower one is not', async () => {
  const { client } = await newPlayer();
  expect(await saveAll(client, timed(80), timed(60), timed(90))).toMatchObject([
    { standing: { personal_best: 80, previous_best: null } },
    { standing: { personal_best: 60, previous_best: 80 } },
    { standing: { personal_best: 60, previous_best: 60 } },
  ]);
});

test('a grid solved with a hint is not a best time', async () => {
  const { client } = await newPlayer();
  expect(await saveAll(client, timed(20, { hints_used: 1 }), timed(80))).toMatchObject([
    { standing: { personal_best: null, previous_best: null } },
    { standing: { personal_best: 80, previous_best: null } },
  ]);
});

test('each player, game and number of givens has its own best time', async () => {
  const [{ client }, other] = [await newPlayer(), await newPlayer()];
  await save(other.client, timed(10));
  await saveAll(client, timed(20, { game_type: 'combined_grid' }), timed(30, {}, 0), timed(40, {}, 2));
  expect(await saveAll(client, timed(80), timed(70, {}, 0))).toMatchObject([
    { standing: { personal_best: 80, previous_best: null } },
    { standing: { personal_best: 30, previous_best: 30 } },
  ]);
});

test('grids with equally many givens in other cells are compared', async () => {
  const { client } = await newPlayer();
  const elsewhere = timed(80, { givens: PRACTICE_GRID.map((digit, at) => (at < 6 ? 0 : digit)) });
  expect((await saveAll(client, timed(50), elsewhere))[1]).toMatchObject({
    standing: { previous_best: 50 },
  });
});

test('neither dailies nor drills are compared with practice', async () => {
  const { client } = await newPlayer();
  await submit(client, { seconds: 5 });
  await save(client, drill(17));
  expect(await save(client, timed(80, {}, 0))).toMatchObject({
    standing: { personal_best: 80, previous_best: null },
  });
});
