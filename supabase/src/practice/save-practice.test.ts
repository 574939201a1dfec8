import { GRID_GAMES } from '@ninefold/contracts';
import { practicePuzzle, seededRandom } from 'shared-puzzle-engine';
import { daysAgo, submit } from '../testing/daily';
import { traces } from '../testing/history';
import { newPlayer } from '../testing/players';
import { practice, save, saveAll } from '../testing/results';

test.each(GRID_GAMES)('a solved practice %s is stored as it was played', async (game) => {
  const { client, id: user_id } = await newPlayer();
  const { givens, solution } = practicePuzzle(game, seededRandom('practice'));
  const day = await daysAgo(3);
  const finished_at = `${day}T17:00:00Z`;
  const played = practice({ game_type: game, givens, grid: solution, hints_used: 1, finished_at });
  expect(await save(client, played)).toMatchObject({ status: 'saved' });
  expect((await traces(client)).games).toEqual([
    {
      id: played.id,
      user_id,
      game_type: game,
      practice: true,
      givens_count: givens.filter(Boolean).length,
      answered_by: null,
      score: 100,
      accuracy: 100,
      completed: true,
      hints_used: 1,
      completion_time_seconds: 75,
      completed_at: finished_at.replace('Z', '+00:00'),
      saved_at: expect.any(String) as string,
      archive_day: null,
      finished_on: day,
      verified: null,
      session_data: { puzzle_date: day, final_time: 75, practice_mode: true, givens, grid: solution },
    },
  ]);
});

test('practice earns no experience points, no day of the streak and no daily result', async () => {
  const { client } = await newPlayer();
  await submit(client, { game: 'combined_grid' });
  const before = await traces(client);
  await saveAll(client, ...GRID_GAMES.map((game_type) => practice({ game_type })));
  const after = await traces(client);
  expect(after.games).toHaveLength(1 + GRID_GAMES.length);
  expect({ ...after, games: before.games }).toEqual(before);
});

test('practice does not use up the daily puzzle', async () => {
  const { client } = await newPlayer();
  await save(client, practice());
  expect((await submit(client)).error).toBeNull();
});
