import { mentalMathProblems } from '../index';

const questions = (set: number) => mentalMathProblems(set).map(({ question }) => question);

test('a set has more problems than anyone can answer in a minute', () => {
  expect(mentalMathProblems(1)).toHaveLength(60);
});

test('a set never changes, because the server has published it', () => {
  expect(questions(1)).toEqual(questions(1));
  expect(questions(1).slice(0, 3)).toEqual(['21 + 53', '16 + 47', '10 × 10']);
});

test('two sets differ within their first five problems', () => {
  const beginnings = Array.from({ length: 200 }, (_, at) =>
    questions(at + 1)
      .slice(0, 5)
      .join(),
  );
  expect(new Set(beginnings).size).toBe(200);
});
