import {
  answerChallenge,
  attemptStartedSecondsAgo,
  challengeOf,
  roundChallengeOf,
  roundSolution,
  SOLUTION,
  startAttempt,
} from '../testing/challenges';
import { asOwner } from '../testing/own-connection';
import type { Client } from '../program-client';
import { anonymous, newPlayer, type Player } from '../testing/players';

let challenger: Player;
let player: Player;
let code: string;

beforeEach(async () => {
  [challenger, player] = [await newPlayer(), await newPlayer()];
  code = await challengeOf(challenger);
});

/** Sends a solution with this time. @returns whether it is measured */
async function isMeasured(client: Client, p_attempt: string, seconds: number) {
  const { data } = await answerChallenge(client, code, { ...SOLUTION, seconds }, p_attempt).throwOnError();
  return 'measured' in data && data.measured;
}

/** Plays the challenge in a new attempt. */
async function play(client: Client, seconds: number) {
  const { p_attempt } = await startAttempt(client, code);
  // The longer of both times counts, and the call takes some.
  await attemptStartedSecondsAgo(p_attempt, seconds - 1);
  return { p_attempt, measured: await isMeasured(client, p_attempt, seconds) };
}

const best = async () => (await challenger.client.rpc('my_challenges', {}).throwOnError()).data[0];

test('an account that has seen the solution does not improve its measured time', async () => {
  expect(await play(player.client, 60)).toMatchObject({ measured: true });
  expect(await play(player.client, 30)).toMatchObject({ measured: false });
  expect(await best()).toMatchObject({ answered: 2, best_seconds: 60 });
});

test('a solution that is sent again after a lost response stays measured', async () => {
  const { p_attempt } = await play(player.client, 60);
  expect(await isMeasured(player.client, p_attempt, 60)).toBe(true);
  expect(await best()).toMatchObject({ answered: 1, best_seconds: 60 });
});

test('a grid whose start is sent again after a reload or a lost response is still the first attempt', async () => {
  const { p_attempt } = await startAttempt(player.client, code);
  await attemptStartedSecondsAgo(p_attempt, 60);
  await startAttempt(player.client, code, p_attempt);
  expect(await isMeasured(player.client, p_attempt, 60)).toBe(true);
});

test('the attempt that an account starts first is its first, even if another one is answered first', async () => {
  const { p_attempt } = await startAttempt(player.client, code);
  expect(await play(player.client, 30)).toMatchObject({ measured: false });
  await attemptStartedSecondsAgo(p_attempt, 60);
  expect(await isMeasured(player.client, p_attempt, 60)).toBe(true);
});

test('an answer that was never started uses up the first attempt', async () => {
  expect(await isMeasured(player.client, crypto.randomUUID(), 60)).toBe(false);
  expect(await play(player.client, 30)).toMatchObject({ measured: false });
});

test('a round is not measured if its questions were read in an attempt that is no longer stored', async () => {
  code = await roundChallengeOf(challenger, 3);
  const { p_attempt: read, started } = await startAttempt(player.client, code);
  const set = 'question_set' in started ? (started.question_set ?? 0) : 0;
  await asOwner((sql) => sql`delete from private.challenge_attempts where id = ${read}`);
  const { p_attempt } = await startAttempt(player.client, code);
  await attemptStartedSecondsAgo(p_attempt, 61);
  const { data } = await answerChallenge(
    player.client,
    code,
    roundSolution(set, 9),
    p_attempt,
  ).throwOnError();
  expect(data).toMatchObject({ status: 'saved', measured: false });
  expect(await best()).toMatchObject({ answered: 1, best_score: null });
});

test('an attempt as a guest stays measured for a new account, and not for one that has played', async () => {
  const [first, second] = [await play(anonymous(), 50), await play(anonymous(), 40)];
  expect([first.measured, second.measured]).toEqual([true, true]);
  expect(await isMeasured(player.client, first.p_attempt, 50)).toBe(true);
  expect(await isMeasured(player.client, second.p_attempt, 40)).toBe(false);
  expect(await best()).toMatchObject({ answered: 2, best_seconds: 50 });
});

test('the challenger’s own answer is not measured', async () => {
  expect(await play(challenger.client, 60)).toMatchObject({ measured: false });
});

test('first attempts of other people and of other challenges do not count', async () => {
  expect(await play((await newPlayer()).client, 60)).toMatchObject({ measured: true });
  expect(await play(player.client, 60)).toMatchObject({ measured: true });
  code = await challengeOf(challenger);
  expect(await play(player.client, 60)).toMatchObject({ measured: true });
});
