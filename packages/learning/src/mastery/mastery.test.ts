import fc from 'fast-check';
import { DIFFICULTIES, type ExerciseDifficulty } from '../exercise/exercise';
import { masteryOf, NEW_SKILL, rated, type Rated, type SkillState } from './mastery';

const answer = fc.record({
  difficulty: fc.constantFrom(...DIFFICULTIES),
  correct: fc.boolean(),
  mixed: fc.boolean(),
});
const PROOF: Rated = { difficulty: 5, correct: true, mixed: true };

function after(answers: readonly Rated[], state = NEW_SKILL): SkillState {
  return answers.reduce(rated, state);
}

function daysLater(state: SkillState, days: number): SkillState {
  const later = (since: number | null) => (since === null ? null : since + days);
  return {
    ...state,
    daysSinceCorrect: later(state.daysSinceCorrect),
    daysSinceProof: later(state.daysSinceProof),
  };
}

it('never goes down for a correct answer, nor up for a wrong one', () => {
  fc.assert(
    fc.property(fc.array(answer), answer, fc.nat(3), (before, next, days) => {
      const state = daysLater(after(before), days);
      const change = rated(state, next).proofs - state.proofs;
      expect(next.correct ? change : -change).toBeGreaterThanOrEqual(0);
    }),
  );
});

it('shows what somebody knows within one session, and mastery on the first day that it is shown again', () => {
  const first = after([PROOF]);
  const second = after([PROOF], first);
  expect([first, second].map(masteryOf)).toEqual(['familiar', 'proficient']);
  expect(masteryOf(after([PROOF, PROOF], second))).toBe('proficient');
  expect(masteryOf(after([PROOF], daysLater(second, 1)))).toBe('mastered');
});

it('masters a skill also after an easy exercise of it on the same day', () => {
  const proficient = daysLater(after([PROOF, PROOF]), 1);
  expect(masteryOf(after([{ ...PROOF, difficulty: 1 }, PROOF], proficient))).toBe('mastered');
});

it('masters a skill in mixed sessions only', () => {
  const alone = { ...PROOF, mixed: false };
  const proficient = after([alone, alone, alone]);
  expect(masteryOf(proficient)).toBe('proficient');
  expect(masteryOf(after([alone], daysLater(proficient, 1)))).toBe('proficient');
});

it('takes no easy exercise for a proof, and asks more of each one', () => {
  const at = (...difficulties: ExerciseDifficulty[]) =>
    after(difficulties.map((difficulty) => ({ ...PROOF, difficulty }))).proofs;
  expect([at(2, 2), at(3, 3, 3), at(3, 2, 4)]).toEqual([0, 1, 2]);
  const proficient = daysLater(after([PROOF, PROOF]), 1);
  expect(after([{ ...PROOF, difficulty: 4 }], proficient).proofs).toBe(2);
});

it('leaves a proficient skill familiar after a slip', () => {
  const miss = { ...PROOF, correct: false };
  const mastered = after([PROOF], daysLater(after([PROOF, PROOF]), 1));
  expect(
    [
      [PROOF, miss],
      [PROOF, PROOF, miss],
    ].map((answers) => masteryOf(after(answers))),
  ).toEqual(['attempted', 'familiar']);
  expect(masteryOf(after([miss], mastered))).toBe('familiar');
});

it('goes down when a skill was not used for long', () => {
  const at = (daysSinceCorrect: number) => masteryOf({ answers: 20, proofs: 5, daysSinceCorrect });
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
