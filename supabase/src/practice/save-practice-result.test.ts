import { GRID_GAMES } from 'shared-contracts';
import { practicePuzzle, seededRandom } from 'shared-puzzle-engine';
import { daysAgo, submit } from '../testing/daily';
import { anonymous, newPlayer, service } from '../testing/players';
import { practice, practiceRefusal, savePractice, traces } from '../testing/practice';

test.each(GRID_GAMES)('a solved practice %s is kept as it was played', async (game) => {
  const { client } = await newPlayer();
  const { givens, solution } = practicePuzzle(game, seededRandom('practice'));
  const day = await daysAgo(3);
  const finished_at = `${day}T17:00:00Z`;
  const played = practice({
    p_game_type: game,
    p_givens: givens,
    p_grid: solution,
    p_hints_used: 1,
    p_finished_at: finished_at,
  });
  expect(await savePractice(client, played)).toMatchObject({ saved: true });
  const { data } = await client.from('game_sessions').select().single().throwOnError();
  expect(data).toMatchObject({
    id: played.p_id,
    game_type: game,
    score: 100,
    accuracy: 100,
    completed: true,
    hints_used: 1,
    completion_time_seconds: 75,
    completed_at: finished_at.replace('Z', '+00:00'),
    session_data: {
      puzzle_date: day,
      final_time: 75,
      practice_mode: true,
      givens,
      grid: solution,
    },
  });
});

test('a result that is sent again counts once, changes nothing and is compared as before', async () => {
  const { client } = await newPlayer();
  await savePractice(client, practice({ p_completion_time_seconds: 90 }));
  const played = practice();
  const first = await savePractice(client, played);
  const before = await traces(client);
  expect(first).toEqual({ saved: true, personal_best: 75, previous_best: 90 });
  expect(await savePractice(client, played)).toEqual({ ...first, saved: false });
  expect(await savePractice(client, { ...played, p_completion_time_seconds: 5 })).toMatchObject({
    saved: false,
    personal_best: 75,
  });
  expect(await traces(client)).toEqual(before);
});

test('of one result sent many times at once exactly one is saved', async () => {
  const { client } = await newPlayer();
  const played = practice();
  const answers = await Promise.all(Array.from({ length: 5 }, () => savePractice(client, played)));
  expect(answers.filter(({ saved }) => saved)).toHaveLength(1);
  expect((await traces(client)).games).toHaveLength(1);
});

test('of two accounts that send one id at once only one has the result', async () => {
  const [{ client: one }, { client: other }] = [await newPlayer(), await newPlayer()];
  const played = practice();
  const answers = await Promise.all([one, other].map((client) => practiceRefusal(client, played)));
  expect(answers.map((error) => error?.hint ?? 'saved').sort()).toEqual(['malformed-practice', 'saved']);
});

test("the id of somebody else's result is refused like any result that does not fit together", async () => {
  const [player, other] = [await newPlayer(), await newPlayer()];
  const played = practice();
  await savePractice(other.client, played);
  const taken = await practiceRefusal(player.client, played);
  const senseless = await practiceRefusal(player.client, practice({ p_hints_used: 4 }));
  expect(taken).toMatchObject({ code: '22023', hint: 'malformed-practice' });
  expect(taken).toEqual(senseless);
  expect((await traces(player.client)).games).toEqual([]);
});

test('practice earns no experience points, no day of the streak and no daily result', async () => {
  const { client } = await newPlayer();
  await submit(client, { game: 'combined_grid' });
  const before = await traces(client);
  for (const p_game_type of GRID_GAMES) await savePractice(client, practice({ p_game_type }));
  const after = await traces(client);
  expect(after.games).toHaveLength(4);
  expect({ ...after, games: before.games }).toEqual(before);
});

test('practice leaves the daily puzzle to be played', async () => {
  const { client } = await newPlayer();
  await savePractice(client, practice());
  expect((await submit(client)).error).toBeNull();
});

test('a guest cannot save', async () => {
  const { status, error } = await anonymous().rpc('save_practice_result', practice());
  expect(status).toBe(401);
  expect(error).toMatchObject({ code: '42501' });
});

test('who still holds a token of a deleted account cannot save', async () => {
  const { client, id } = await newPlayer();
  await service().from('profiles').delete().eq('id', id).throwOnError();
  expect(await practiceRefusal(client, practice())).toMatchObject({ code: '42501', hint: 'account-gone' });
});
