import fc from 'fast-check';
import type { Answer } from '@ninefold/contracts';
import { byOperation, hardFacts, paceOver } from './analyze-round';

const answer = (
  question: string,
  correct_answer: number,
  given: number | null,
  milliseconds: number,
): Answer => ({
  question,
  correct_answer,
  answer: given,
  milliseconds,
});

const anyAnswer = fc.record({
  question: fc.constantFrom('2 + 3', '9 − 4', '7 × 8'),
  correct_answer: fc.constant(5),
  answer: fc.constantFrom(5, 6, null),
  milliseconds: fc.nat(20_000),
});

test('pace and operations count every answer once', () => {
  fc.assert(
    fc.property(fc.array(anyAnswer), (answers) => {
      const count = answers.filter((one) => one.answer !== null).length;
      const windows = paceOver(answers, 60);
      expect(windows).toHaveLength(6);
      expect(windows.reduce((sum, { correct, wrong }) => sum + correct + wrong, 0)).toBe(count);
      expect(byOperation(answers).reduce((sum, { answers: own }) => sum + own, 0)).toBe(count);
    }),
  );
});

test('an answer is plotted where it was given, with the accuracy up to it', () => {
  const answers = [answer('2 + 3', 5, 5, 9_500), answer('2 + 3', 5, 6, 9_400), answer('2 + 3', 5, 5, 200)];
  expect(
    paceOver(answers, 60)
      .map(({ correct, wrong }) => [correct, wrong])
      .slice(0, 3),
  ).toEqual([
    [1, 0],
    [0, 1],
    [1, 0],
  ]);
});

test('an operation has its accuracy and average time', () => {
  const answers = [
    answer('7 × 8', 56, 56, 1_000),
    answer('7 × 9', 63, 62, 3_000),
    answer('9 − 4', 5, 5, 700),
  ];
  expect(byOperation(answers)).toEqual([
    { kind: 'subtraction', answers: 1, correct: 1, averageMs: 700 },
    { kind: 'multiplication', answers: 2, correct: 1, averageMs: 2_000 },
  ]);
});

test('missed questions come first, then slow ones, each once', () => {
  const quick = Array.from({ length: 5 }, () => answer('2 + 3', 5, 5, 1_500));
  const answers = [
    ...quick,
    answer('7 × 8', 56, 56, 4_000),
    answer('9 − 4', 5, 6, 900),
    answer('9 − 4', 5, 5, 800),
  ];
  expect(hardFacts(answers)).toEqual([
    { question: '9 − 4', answer: 5, missed: true, milliseconds: 900 },
    { question: '7 × 8', answer: 56, missed: false, milliseconds: 4_000 },
  ]);
});

test('fast correct answers and the question interrupted by the end are not repeated', () => {
  expect(hardFacts([answer('2 + 3', 5, 5, 1_900), answer('7 × 8', 56, null, 30_000)])).toEqual([]);
});
