import { service, testBackend } from '../testing/players';
import {
  missingQuestionSets,
  publishedQuestionSets,
  publishQuestionSets,
  type QuestionSetRow,
  questionSetRows,
} from './publish-question-sets';

const publish = () => {
  const { url, secretKey } = testBackend();
  return publishQuestionSets(url, secretKey);
};

test('the published question sets equal the game’s', async () => {
  expect(await publishedQuestionSets(service())).toEqual(questionSetRows());
});

test('publishing again adds nothing', async () => {
  expect(await publish()).toBe(0);
});

test('a published question set that differs from the game’s is reported', () => {
  const [first, ...others] = questionSetRows();
  const changed = { ...first, correct_answers: first?.correct_answers.map((answer) => answer + 1) };
  expect(() => missingQuestionSets([changed as QuestionSetRow, ...others])).toThrow(
    "differ from the engine's: mental_math_speed 1.",
  );
});

test('only missing question sets are published', () => {
  const [first, second, ...others] = questionSetRows();
  expect(missingQuestionSets(others)).toEqual([first, second]);
});

test.each<[string, string[], number[]]>([
  ['without questions', [], []],
  ['with an answer too few', ['2 + 2', '3 + 3'], [4]],
])('a question set %s cannot be published', async (_, questions, correct_answers) => {
  const row = { game_type: 'addition_drill', question_set: 9_001, questions, correct_answers };
  expect((await service().from('question_sets').insert(row)).error).not.toBeNull();
});
