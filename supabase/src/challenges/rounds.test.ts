import * as v from 'valibot';
import { randomUUID } from 'node:crypto';
import { ANSWERED_BY, ChallengeOutcomeSchema, type ChallengeSolution } from '@ninefold/contracts';
import { mentalMathProblems } from 'shared-puzzle-engine';
import {
  answerChallenge,
  answersOf,
  challengeOfResult,
  readChallenge,
  roundChallengeOf,
  roundSolution,
  startAttempt,
  attemptStartedSecondsAgo,
} from '../testing/challenges';
import { anonymous, newPlayer, type Player, service } from '../testing/players';
import { save, timedRound } from '../testing/results';
import { playedRound } from '../testing/rounds';

/** A guest who has started a challenge's round. */
async function started(code: string) {
  const { p_attempt, started: response } = await startAttempt(anonymous(), code);
  return { p_attempt, set: 'question_set' in response ? (response.question_set ?? 0) : 0 };
}

const answered = (code: string, p_attempt: string, solution: ChallengeSolution) =>
  answerChallenge(anonymous(), code, solution, p_attempt);

test.each(ANSWERED_BY)('a verified round answered by %s becomes a challenge', async (answered_by) => {
  const code = await roundChallengeOf(await newPlayer(), 3, answered_by);
  const open = await readChallenge(anonymous(), code);
  const thinking = answered_by === 'typing' ? 800 : 400;
  expect(open).toEqual({
    ...{ status: 'open', game_type: 'mental_math_speed', answered_by, seconds: 60, score: 3 },
    ...{ verified: true, mine: false, challenged_by: null },
    // The thinking time of each answer, and a second between two. The fourth was wrong.
    pace: [
      { at: 0, done: 0 },
      { at: thinking, done: 1 },
      { at: 2 * thinking + 1_000, done: 2 },
      { at: 3 * thinking + 2_000, done: 3 },
    ],
  });
});

test('the questions come with the start, and both replays with one’s own answers', async () => {
  const challenger = await newPlayer();
  const code = await roundChallengeOf(challenger, 3);
  const { p_attempt, set } = await started(code);
  await attemptStartedSecondsAgo(p_attempt, 61);
  const { data } = await answered(code, p_attempt, roundSolution(set, 5, 2)).throwOnError();
  const outcome = v.parse(ChallengeOutcomeSchema, data);
  expect(outcome).toMatchObject({ status: 'saved', theirs: { score: 3 }, yours: { score: 5 } });
  const [first] = mentalMathProblems(set);
  const question = { question: first?.question, correct_answer: first?.correctAnswer, milliseconds: 400 };
  expect(outcome).toMatchObject({
    theirs: { answers: expect.arrayContaining([expect.objectContaining(question)]) as unknown },
    yours: { answers: expect.arrayContaining([expect.objectContaining(question)]) as unknown },
  });
  expect(await answersOf(challenger, code)).toMatchObject({
    game_type: 'mental_math_speed',
    yours: { score: 3 },
    answers: [{ score: 5, measured: true }],
  });
  const mine = await challenger.client.rpc('my_challenges', {}).throwOnError();
  expect(mine.data).toMatchObject([{ code, score: 3, answered: 1, best_score: 5 }]);
  // Sent without a start that the server saw.
  await answered(code, randomUUID(), roundSolution(set, 9)).throwOnError();
  const after = await challenger.client.rpc('my_challenges', {}).throwOnError();
  expect(after.data).toMatchObject([{ code, answered: 2, best_score: 5 }]);
});

test.each([
  ['sent before the minute can be over', 30, 400],
  ['sent when there was time to look the answers up', 120, 400],
  ['faster than a person reads', 61, 100],
])('a round %s is stored and not measured', async (_, seconds, milliseconds) => {
  const challenger = await newPlayer();
  const code = await roundChallengeOf(challenger, 3);
  const { p_attempt, set } = await started(code);
  await attemptStartedSecondsAgo(p_attempt, seconds);
  await answered(code, p_attempt, roundSolution(set, 5, 0, milliseconds)).throwOnError();
  expect((await answersOf(challenger, code)).answers).toMatchObject([{ score: 5, measured: false }]);
});

test('a round that was left and restarted is not measured, however soon it was restarted', async () => {
  const challenger = await newPlayer();
  const code = await roundChallengeOf(challenger, 3);
  const { p_attempt, set } = await started(code);
  // The player looked at the questions for 25 seconds, and then played the round.
  await attemptStartedSecondsAgo(p_attempt, 25);
  await startAttempt(anonymous(), code, p_attempt);
  await attemptStartedSecondsAgo(p_attempt, 25 + 61);
  await answered(code, p_attempt, roundSolution(set, 5)).throwOnError();
  expect((await answersOf(challenger, code)).answers).toMatchObject([{ score: 5, measured: false }]);
});

test('answers are counted with the question set, whatever the device reports', async () => {
  const challenger = await newPlayer();
  const code = await roundChallengeOf(challenger, 3);
  const { p_attempt, set } = await started(code);
  const forged = Array.from({ length: 4 }, () => ({
    ...{ question: '1 + 1', correct_answer: 2, answer: 2, milliseconds: 400 },
  }));
  const right = mentalMathProblems(set)
    .slice(0, 4)
    .filter(({ correctAnswer }) => correctAnswer === 2).length;
  await answered(code, p_attempt, { kind: 'round', answers: forged }).throwOnError();
  expect((await answersOf(challenger, code)).answers).toMatchObject([{ score: right }]);
});

const one = { question: '', correct_answer: 0, answer: 1, milliseconds: 400 };
test.each([
  ['without answers', undefined],
  ['that is not a list', 'all right'],
  ['with an answer left out before the last', [{ ...one, answer: null }, one]],
  ['of more time than there is', [{ ...one, milliseconds: 30_000 }, one, { ...one, milliseconds: 31_000 }]],
  [
    'with more questions than the question set',
    Array.from({ length: 500 }, () => ({ ...one, milliseconds: 0 })),
  ],
  ['with words for numbers', [{ ...one, answer: 'one' }]],
  // A few letters of JSON that expand to any number of digits.
  ['with a number that nobody types', [{ ...one, answer: 1e300 }]],
  ['of half milliseconds', [{ ...one, milliseconds: 0.5 }]],
  ['of negative times', [{ ...one, milliseconds: -1 }]],
])('a round %s is rejected', async (_, answers) => {
  const code = await roundChallengeOf(await newPlayer(), 3);
  const { p_attempt } = await started(code);
  const { error } = await answered(code, p_attempt, { kind: 'round', answers } as never);
  expect(error).toMatchObject({ hint: 'malformed-round' });
});

test('a round that was left without an answer has no answers', async () => {
  const challenger = await newPlayer();
  const code = await roundChallengeOf(challenger, 3);
  const { p_attempt } = await started(code);
  const left = { answer: null, milliseconds: 60_000 };
  await answered(code, p_attempt, { kind: 'round', answers: [{ ...one, ...left }] }).throwOnError();
  expect((await answersOf(challenger, code)).answers).toMatchObject([{ score: 0, answers: [left] }]);
});

const make = ({ client }: Player, p_result_id: string) =>
  client.rpc('create_challenge', { p_result_id, p_moves: [] });

test('an unverified round, or one without a correct answer, cannot become a challenge', async () => {
  const player = await newPlayer();
  const unverified = timedRound(5);
  const empty = await playedRound(player.client, 0, 2);
  await save(player.client, unverified);
  await save(player.client, empty);
  for (const { id } of [unverified, empty]) {
    expect((await make(player, id)).error).toMatchObject({ hint: 'unknown-result' });
  }
});

test('a challenge’s round is not a result of the account', async () => {
  const player = await newPlayer();
  const code = await roundChallengeOf(await newPlayer(), 3);
  const { p_attempt, started: response } = await startAttempt(player.client, code);
  const set = 'question_set' in response ? (response.question_set ?? 0) : 0;
  await attemptStartedSecondsAgo(p_attempt, 61);
  await answerChallenge(player.client, code, roundSolution(set, 9), p_attempt).throwOnError();
  const results = await player.client.from('game_sessions').select().throwOnError();
  const profile = await player.client.from('profiles').select('total_xp').single().throwOnError();
  expect([results.data, profile.data]).toEqual([[], { total_xp: 0 }]);
});

test('a chat preview shows the score to beat', async () => {
  const p_code = await roundChallengeOf(await newPlayer(), 3);
  const { data } = await service().rpc('challenge_card', { p_code }).throwOnError();
  expect(data).toEqual({ game_type: 'mental_math_speed', seconds: 60, score: 3 });
});

test('one round makes one challenge', async () => {
  const player = await newPlayer();
  const round = await playedRound(player.client, 4);
  await save(player.client, round);
  expect(await challengeOfResult(player.client, round.id)).toBe(
    await challengeOfResult(player.client, round.id),
  );
});
