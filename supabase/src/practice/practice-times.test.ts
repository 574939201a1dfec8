import { submit } from '../testing/daily';
import { newPlayer } from '../testing/players';
import { type Change, practice, savePractice } from '../testing/practice';
import { mentalMath, save } from '../testing/rounds';

const DAY_MS = 86_400_000;

const timed = (p_completion_time_seconds: number, over: Change = {}, givens = 3) =>
  practice({ p_completion_time_seconds, ...over }, givens);

test.each([
  ['a negative time becomes a second', -5, 1],
  ['no time at all becomes a second', 0, 1],
  ['more than a day becomes a day', 2_000_000_000, 86_400],
  ['a time that is missing becomes a day', null, 86_400],
])('%s, and the result is kept', async (_, p_completion_time_seconds, seconds) => {
  const { client } = await newPlayer();
  await savePractice(client, practice({ p_completion_time_seconds }));
  const { data } = await client.from('game_sessions').select().single().throwOnError();
  expect(data).toMatchObject({ completion_time_seconds: seconds, session_data: { final_time: seconds } });
});

test('a quicker grid is the new best, a slower one leaves it', async () => {
  const { client } = await newPlayer();
  expect(await savePractice(client, timed(80))).toMatchObject({ personal_best: 80, previous_best: null });
  expect(await savePractice(client, timed(60))).toMatchObject({ personal_best: 60, previous_best: 80 });
  expect(await savePractice(client, timed(90))).toMatchObject({ personal_best: 60, previous_best: 60 });
});

test('a grid that took a hint is no best time', async () => {
  const { client } = await newPlayer();
  const hinted = timed(20, { p_hints_used: 1 });
  expect(await savePractice(client, hinted)).toEqual({
    saved: true,
    personal_best: null,
    previous_best: null,
  });
  expect(await savePractice(client, timed(80))).toMatchObject({ personal_best: 80, previous_best: null });
});

test('each player, each game and each number of givens has a best time of its own', async () => {
  const [{ client }, other] = [await newPlayer(), await newPlayer()];
  await savePractice(other.client, timed(10));
  await savePractice(client, timed(20, { p_game_type: 'combined_grid' }));
  await savePractice(client, timed(30, {}, 0));
  await savePractice(client, timed(40, {}, 2));
  expect(await savePractice(client, timed(80))).toMatchObject({ personal_best: 80, previous_best: null });
  expect(await savePractice(client, timed(70, {}, 0))).toMatchObject({
    personal_best: 30,
    previous_best: 30,
  });
});

test('as many givens in other cells make a grid that is compared', async () => {
  const { client } = await newPlayer();
  await savePractice(client, timed(50));
  const others = { p_givens: [0, 0, 0, 0, 0, 0, 8, 1, 6] };
  expect(await savePractice(client, timed(80, others))).toMatchObject({ previous_best: 50 });
});

test('the daily puzzle is no practice to compare with', async () => {
  const { client } = await newPlayer();
  await submit(client, { seconds: 5 });
  expect(await savePractice(client, timed(80, {}, 0))).toMatchObject({ previous_best: null });
});

test('what a round keeps in place of givens does not stand in the way', async () => {
  const { client } = await newPlayer();
  await save(client, { ...mentalMath(3), p_session_data: { practice_mode: true, givens: 'none' } });
  expect(await savePractice(client, timed(80))).toMatchObject({ personal_best: 80, previous_best: null });
});

test.each([
  ['yesterday', -DAY_MS, true],
  ['31 days ago', -31 * DAY_MS, false],
  ['in the future', 60_000, false],
])('the device’s word that it was finished %s is believed or not', async (_, offset, believed) => {
  const { client } = await newPlayer();
  const p_finished_at = new Date(Date.now() + offset).toISOString();
  const before = Date.now();
  await savePractice(client, practice({ p_finished_at }));
  const { data } = await client.from('game_sessions').select('completed_at').single().throwOnError();
  const completed = Date.parse(data.completed_at);
  if (believed) expect(completed).toBe(Date.parse(p_finished_at));
  else expect(Math.abs(completed - before)).toBeLessThan(30_000);
});
