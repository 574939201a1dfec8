import { mentalMathSheet } from '../index';

const questions = (sheet: number) => mentalMathSheet(sheet).map(({ question }) => question);

test('a sheet has as many problems as a minute holds answers', () => {
  expect(mentalMathSheet(1)).toHaveLength(60);
});

test('a sheet never changes: the published one must stay equal to it', () => {
  expect(questions(1)).toEqual(questions(1));
  expect(questions(1).slice(0, 3)).toEqual(['21 + 53', '16 + 47', '10 × 10']);
});

test('two sheets differ from their first problems on', () => {
  const beginnings = Array.from({ length: 200 }, (_, at) =>
    questions(at + 1)
      .slice(0, 5)
      .join(),
  );
  expect(new Set(beginnings).size).toBe(200);
});
