import { scoreAnswers } from '../index';

const score = (correct: number, answered: number) =>
  scoreAnswers(Array.from({ length: answered }, (_, answer) => answer < correct));

describe('the score of a quiz', () => {
  test('counts right and wrong answers and rounds the percentage', () => {
    expect(score(2, 3)).toEqual({ answered: 3, correct: 2, incorrect: 1, accuracy: 67, mastered: false });
  });

  test('is mastery from 85 percent', () => {
    expect(score(17, 20).mastered).toBe(true);
    expect(score(16, 20).mastered).toBe(false);
  });

  test('does not round up to mastery', () => {
    expect(score(11, 13)).toMatchObject({ accuracy: 85, mastered: false });
  });

  test('is 0 before the first answer', () => {
    expect(score(0, 0)).toEqual({ answered: 0, correct: 0, incorrect: 0, accuracy: 0, mastered: false });
  });
});
