import { loadExercise, mistakeLabel, type NumberAnswer } from '@ninefold/learning';
import { exportedProgress } from '../../testing/fake-progress';
import { progressFile } from './progress-file';
import { withQuestions } from './with-questions';

const ANSWER = {
  id: 'a1',
  session_id: 's1',
  position: 1,
  skill: 'slope',
  difficulty: 3,
  seed: 0,
  given: '-3',
  correct: false,
  chosen: false,
  helped: false,
  card: null,
  support: null,
  seconds: 4.5,
  saved_at: '2026-11-21T12:00:00Z',
};

const answersOf = async (...changes: object[]) =>
  (await withQuestions(exportedProgress({ answers: changes.map((change) => ({ ...ANSWER, ...change })) })))
    .answers;

test('adds the question, the given answer and the right answer as readable text', async () => {
  const pair = { skill: 'two-equations', given: '2\n-3' };
  expect(await answersOf({}, pair, { ...pair, given: '2, 3' }, { skill: 'negative-numbers' })).toMatchObject([
    {
      question: 'Find the slope of the line through (7, −3) and (1, −5).',
      given_text: '−3',
      right_answer: '1/3',
    },
    {
      question: 'Find x and y so that both equations are true. y = −5x − 5 2x + 2y = 22',
      given: '2\n-3',
      given_text: '2; −3',
      right_answer: 'x = −4, y = 15',
    },
    { given_text: '2; 3', right_answer: 'x = −4, y = 15' },
    { given_text: '−3', right_answer: '−3' },
  ]);
});

test('writes choices in words, and leaves missing answers empty', async () => {
  const [chosen, none] = await answersOf(
    { skill: 'divisibility', given: '1' },
    { skill: 'divisibility', given: '' },
  );
  const exercise = await loadExercise({ skill: 'divisibility', difficulty: 3, seed: 0 });
  if (exercise?.answer.kind !== 'choice') throw new Error('This test knows a choice only.');
  const { options, right } = exercise.answer;
  expect(chosen).toMatchObject({
    given: '1',
    given_text: options[1]?.text,
    right_answer: options[right]?.text,
  });
  expect(none).toMatchObject({ given_text: '' });
});

test('replaces a drawing with its text alternative', async () => {
  const [answer] = await answersOf({ skill: 'histograms' });
  expect(answer?.question).toMatch(/A histogram\. .*\d+–\d+: \d+/);
});

test.each([
  ['a skill of a newer build', { skill: 'from-a-newer-build' }],
  ['a difficulty that does not exist', { difficulty: 9 }],
])('leaves the cells of %s empty', async (_, change) => {
  expect(await answersOf(change)).toMatchObject([{ question: null, given_text: null, right_answer: null }]);
});

const card = (name: string) => ({
  card: name,
  difficulty: null,
  due_at: '2026-11-22T12:00:00Z',
  missed_in: null,
  missed_at: null,
  saved_at: '2026-11-21T12:00:00Z',
  memory: {
    stability: 1,
    difficulty: 5,
    reps: 1,
    lapses: 0,
    learning_steps: 0,
    scheduled_days: 1,
    state: 2,
    last_review: null,
  },
});

test('adds the question of facts, and the mistake of the cards of skills', async () => {
  const { mistakes } = (await loadExercise({ skill: 'slope', difficulty: 3, seed: 0 }))!
    .answer as NumberAnswer;
  const label = mistakeLabel(mistakes[0]!.reason);
  const names = ['fact:7x8', `skill:slope:${label}`, 'skill:slope', 'of-a-newer-build:1'];
  const { cards } = await withQuestions(exportedProgress({ cards: names.map(card) }));
  expect(cards.map(({ question }) => question)).toEqual(['7 × 8', null, null, null]);
  expect(cards.map(({ mistake }) => mistake)).toEqual([null, expect.stringMatching(/^\S.*\.$/), null, null]);
});

test('a pair is on one line of the CSV file, and as it was given in the JSON file', async () => {
  const answers = [{ ...ANSWER, skill: 'two-equations', given: '-2\n3' }];
  const csv = await progressFile(exportedProgress({ answers }), 'csv');
  expect(csv).toContain(`,"'-2, 3",`);
  expect(csv).toContain(',−2; 3,"x = −4, y = 15"');
  expect(csv).not.toMatch(/[^\r]\n/);
  const json = await progressFile(exportedProgress({ answers }), 'json');
  expect(JSON.parse(json)).toMatchObject({ answers: [{ given: '-2\n3', given_text: '−2; 3' }] });
});

test('both formats contain the questions of a thousand answers', async () => {
  const answers = Array.from({ length: 1_000 }, (_, seed) => ({ ...ANSWER, id: `a${seed}`, seed }));
  const csv = await progressFile(exportedProgress({ answers }), 'csv');
  expect(csv).toContain(',"Find the slope of the line through (7, −3) and (1, −5).",−3,1/3');
  expect(csv.split('\r\n')).toHaveLength(1_002);
  const json = await progressFile(exportedProgress({ answers }), 'json');
  expect((JSON.parse(json) as { answers: object[] }).answers[0]).toMatchObject({ right_answer: '1/3' });
});
