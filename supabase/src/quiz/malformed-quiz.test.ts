import { newPlayer, type Player } from '../testing/players';
import { traces } from '../testing/history';
import { answers, drill, refusal, save, timedRound } from '../testing/results';

let player: Player;

beforeAll(async () => {
  player = await newPlayer();
});

/** Without the answers, only the figures can be compared. */
const bare = { answers: undefined };

test.each<[string, object]>([
  ['a timed round without an answer', timedRound(0)],
  ['a timed round of wrong answers only', timedRound(0, 3)],
  ['a timed round of 60 answers without a thought', timedRound(60, 0, { answers: answers(60, 0, 0) })],
  [
    'a timed round whose last question the end cut off',
    timedRound(2, 1, { answers: [...answers(2, 1), { ...answers(1)[0], answer: null }] }),
  ],
  ['a timed round of figures without answers', timedRound(2, 1, bare)],
  ['a timed round with typed answers', timedRound(2, 1, { answered_by: 'typing' })],
  ['a drill of figures without answers', drill(17, bare)],
  ['a drill that was left open for a day', drill(17, { ...bare, completion_time_seconds: 86_400 })],
  ['a drill in no time', drill(20, { completion_time_seconds: 1, answers: answers(20, 0, 5) })],
])('%s adds up', async (_, result) => {
  expect(await save(player.client, result)).toMatchObject({ status: 'saved' });
});

const [answer] = answers(1);

describe('rejects inconsistent rounds without writing anything:', () => {
  let before: unknown;

  beforeAll(async () => {
    before = await traces(player.client);
  });

  afterAll(async () => {
    expect(await traces(player.client)).toEqual(before);
  });

  test.each<[string, object]>([
    ['no score', timedRound(12, 0, { score: null })],
    ['a negative score', timedRound(0, 0, { ...bare, score: -1 })],
    ['more answers than a minute holds', timedRound(61, 0, bare)],
    ['more answers than a minute holds, one by one', timedRound(61, 0, { answers: answers(61, 0, 0) })],
    ['a minute that lasted longer', timedRound(12, 0, { completion_time_seconds: 61 })],
    ['a minute that was shorter', timedRound(12, 0, { completion_time_seconds: 59 })],
    ['no time', timedRound(12, 0, { completion_time_seconds: null })],
    ['a drill of no length', drill(17, { ...bare, completion_time_seconds: 0 })],
    ['a drill of more than a day', drill(17, { ...bare, completion_time_seconds: 86_401 })],
    ['21 correct answers of 20', drill(20, { ...bare, score: 21, accuracy: 100 })],
    ['an accuracy that no count of answers gives', timedRound(12, 1, { ...bare, accuracy: 99 })],
    ['an accuracy that is not that of the answers', timedRound(12, 1, { accuracy: 100 })],
    ['an accuracy above 100', drill(20, { ...bare, accuracy: 101 })],
    ['no accuracy', drill(20, { accuracy: null })],
    ['a score above that of the answers', drill(17, { score: 18, accuracy: 90 })],
    ['19 answers to 20 questions', drill(19, { answers: answers(19) })],
    ['more thinking than a minute holds', timedRound(20, 0, { answers: answers(20, 0, 2_500) })],
    ['a drill quicker than its thinking', drill(20, { completion_time_seconds: 2 })],
    ['no way of answering', timedRound(12, 0, { answered_by: null })],
    ['another way of answering', timedRound(12, 0, { answered_by: 'guessing' })],
    [
      'answers above 16 kB',
      drill(20, { answers: answers(20).map((answer) => ({ ...answer, question: 'x'.repeat(820) })) }),
    ],
  ])('%s', async (_, result) => {
    expect(await refusal(player.client, result)).toBe('malformed-round');
  });

  test.each<[string, unknown]>([
    ['a text', 'all correct'],
    ['null', null],
    ['an object', {}],
    ['a list of numbers', [4]],
    ['a list in a list', [[answer]]],
    ['without a question', [{ ...answer, question: undefined }]],
    ['a correct answer that is a text', [{ ...answer, correct_answer: '4' }]],
    ['an answer that is a text', [{ ...answer, answer: '4' }]],
    ['without the player’s answer', [{ ...answer, answer: undefined }]],
    ['a negative time', [{ ...answer, milliseconds: -1 }]],
    ['a time that is a text', [{ ...answer, milliseconds: '400' }]],
  ])('answers that are %s', async (_, given) => {
    expect(await refusal(player.client, timedRound(1, 0, { answers: given }))).toBe('malformed-round');
  });
});
