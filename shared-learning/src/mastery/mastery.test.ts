import fc from 'fast-check';
import { DIFFICULTIES } from '../exercise/exercise';
import { masteryOf, NEW_SKILL, rated, type Rated } from './mastery';

const answer = fc.record({
  difficulty: fc.constantFrom(...DIFFICULTIES),
  correct: fc.boolean(),
  guess: fc.constantFrom(0, 0.25),
  mixed: fc.boolean(),
});

function after(answers: Rated[]) {
  return answers.reduce(rated, NEW_SKILL);
}

it('never goes down for a correct answer, nor up for a wrong one', () => {
  fc.assert(
    fc.property(fc.array(answer), answer, (before, next) => {
      const state = after(before);
      const change = rated(state, next).rating - state.rating;
      expect(next.correct ? change : -change).toBeGreaterThanOrEqual(0);
    }),
  );
});

it('masters a skill in mixed sessions only', () => {
  const alone: Rated = { difficulty: 5, correct: true, guess: 0, mixed: false };
  const answers = Array.from({ length: 12 }, () => alone);
  expect(masteryOf(after(answers))).toBe('proficient');
  const proofs = [1, 2].map(() => ({ ...alone, mixed: true }));
  expect(masteryOf(after([...answers, ...proofs]))).toBe('mastered');
});

it('goes down when a skill was not used for long', () => {
  const mastered = { rating: 2000, answers: 20, proofs: 5, daysSinceCorrect: 0 };
  const at = (daysSinceCorrect: number) => masteryOf({ ...mastered, daysSinceCorrect });
  expect([0, 20, 21, 62, 63].map(at)).toEqual([
    'mastered',
    'mastered',
    'proficient',
    'proficient',
    'familiar',
  ]);
});

it('has no level before the first answer', () => {
  expect(masteryOf(NEW_SKILL)).toBeNull();
});
