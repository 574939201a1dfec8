import { daysAgo } from '../testing/daily';
import { importResults, reasonFor } from '../testing/guest-results';
import { newPlayer } from '../testing/players';
import { guestPractice, practice, savePractice, traces } from '../testing/practice';

test('a guest’s practice becomes the new account’s own, and earns nothing', async () => {
  const { client } = await newPlayer();
  const finished_at = `${await daysAgo(1)}T17:00:00Z`;
  const played = guestPractice({ hints_used: 1, finished_at });
  const before = await traces(client);
  expect(await importResults(client, played)).toEqual({
    imported: 1,
    skipped: [],
    total_xp: 0,
    current_streak: 0,
  });
  const { games, ...rest } = await traces(client);
  expect({ ...rest, games: [] }).toEqual(before);
  expect(games).toMatchObject([
    {
      id: played.id,
      hints_used: 1,
      completion_time_seconds: 75,
      completed_at: finished_at.replace('Z', '+00:00'),
      session_data: { practice_mode: true, givens: played.givens, grid: played.grid },
    },
  ]);
});

test('it is compared with what is played afterwards', async () => {
  const { client } = await newPlayer();
  await importResults(client, guestPractice({ completion_time_seconds: 50 }));
  expect(await savePractice(client, practice())).toMatchObject({ personal_best: 50, previous_best: 50 });
});

test('practice that is sent again, or was saved before, is taken once', async () => {
  const { client } = await newPlayer();
  const saved = practice();
  await savePractice(client, saved);
  const played = guestPractice();
  expect(await importResults(client, played, played, guestPractice({ id: saved.p_id }))).toMatchObject({
    imported: 1,
    skipped: [
      { id: played.id, reason: 'already-imported' },
      { id: saved.p_id, reason: 'already-imported' },
    ],
  });
});

test('of two sendings at once exactly one takes the practice', async () => {
  const { client } = await newPlayer();
  const played = guestPractice();
  const answers = await Promise.all([importResults(client, played), importResults(client, played)]);
  expect(answers.map(({ imported }) => imported).sort()).toEqual([0, 1]);
});

test('a second account on the same device gets nothing of it, and is not told why', async () => {
  const [first, second] = [await newPlayer(), await newPlayer()];
  const played = guestPractice();
  await importResults(first.client, played);
  expect(await reasonFor(second.client, played)).toBe('malformed-practice');
  expect((await traces(second.client)).games).toEqual([]);
});

test.each<[string, object, string]>([
  ['without an id', { id: null }, 'malformed-practice'],
  ['without givens', { givens: undefined }, 'malformed-practice'],
  ['with a given that the grid does not keep', { givens: [1, 0, 0, 0, 0, 0, 0, 0, 0] }, 'malformed-practice'],
  ['with too many hints', { hints_used: 4 }, 'malformed-practice'],
  ['with a digit twice', { grid: [1, 1, 1, 1, 1, 1, 1, 1, 1] }, 'malformed-grid'],
  ['of another game', { game_type: 'addition_drill' }, 'unknown-game'],
  ['with an id that is none', { id: 'mine' }, 'malformed-result'],
  ['with givens that are a text', { givens: 'none' }, 'malformed-result'],
  ['with a grid that is an object', { grid: {} }, 'malformed-result'],
  ['with half a hint', { hints_used: 0.5 }, 'malformed-result'],
  ['with a time beyond all numbers', { completion_time_seconds: 1e15 }, 'malformed-result'],
])('practice %s is skipped, and the rest is taken', async (_, over, reason) => {
  const { client } = await newPlayer();
  expect(await importResults(client, guestPractice(over), guestPractice())).toMatchObject({
    imported: 1,
    skipped: [{ reason }],
  });
});
