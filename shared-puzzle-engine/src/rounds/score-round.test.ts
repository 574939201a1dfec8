import { scoreRound } from '../index';

const round = (correct: number, attempted: number) =>
  scoreRound(Array.from({ length: attempted }, (_, answer) => answer < correct));

describe('the score of a round', () => {
  test('counts right and wrong answers and rounds the percentage', () => {
    expect(round(2, 3)).toEqual({ attempted: 3, correct: 2, incorrect: 1, accuracy: 67, mastered: false });
  });

  test('is mastery from 85 percent', () => {
    expect(round(17, 20).mastered).toBe(true);
    expect(round(16, 20).mastered).toBe(false);
  });

  test('does not round up to mastery', () => {
    expect(round(11, 13)).toMatchObject({ accuracy: 85, mastered: false });
  });

  test('is nothing before the first answer', () => {
    expect(round(0, 0)).toEqual({ attempted: 0, correct: 0, incorrect: 0, accuracy: 0, mastered: false });
  });
});
