import fc from 'fast-check';
import { DIFFICULTIES, type ExerciseDifficulty } from '../exercise/exercise';
import { answered } from '../testing/answered';
import { masteryOf, NEW_SKILL, progressAfter, rated, type Rated, type SkillState } from './mastery';

const answer = fc.record({
  difficulty: fc.constantFrom(...DIFFICULTIES),
  correct: fc.boolean(),
  mixed: fc.boolean(),
});
const EVIDENCE: Rated = { difficulty: 5, correct: true, mixed: true };

function after(answers: readonly Rated[], state = NEW_SKILL): SkillState {
  return answers.reduce(rated, state);
}

function daysLater(state: SkillState, days: number): SkillState {
  const later = (since: number | null) => (since === null ? null : since + days);
  return {
    ...state,
    daysSinceCorrect: later(state.daysSinceCorrect),
    daysSinceEvidence: later(state.daysSinceEvidence),
  };
}

it('never drops after a correct answer or rises after a wrong one', () => {
  fc.assert(
    fc.property(fc.array(answer), answer, fc.nat(3), (before, next, days) => {
      const state = daysLater(after(before), days);
      const change = rated(state, next).evidence - state.evidence;
      expect(next.correct ? change : -change).toBeGreaterThanOrEqual(0);
    }),
  );
});

it('reaches proficiency in one session and mastery on another day', () => {
  const first = after([EVIDENCE]);
  const second = after([EVIDENCE], first);
  expect([first, second].map(masteryOf)).toEqual(['familiar', 'proficient']);
  expect(masteryOf(after([EVIDENCE, EVIDENCE], second))).toBe('proficient');
  expect(masteryOf(after([EVIDENCE], daysLater(second, 1)))).toBe('mastered');
});

it('masters a skill on a day that began with an easy exercise', () => {
  const proficient = daysLater(after([EVIDENCE, EVIDENCE]), 1);
  expect(masteryOf(after([{ ...EVIDENCE, difficulty: 1 }, EVIDENCE], proficient))).toBe('mastered');
});

it('masters a skill in mixed sessions only', () => {
  const alone = { ...EVIDENCE, mixed: false };
  const proficient = after([alone, alone, alone]);
  expect(masteryOf(proficient)).toBe('proficient');
  expect(masteryOf(after([alone], daysLater(proficient, 1)))).toBe('proficient');
});

it('requires a higher difficulty for each further evidence', () => {
  const at = (...difficulties: ExerciseDifficulty[]) =>
    after(difficulties.map((difficulty) => ({ ...EVIDENCE, difficulty }))).evidence;
  expect([at(2, 2), at(3, 3, 3), at(3, 2, 4)]).toEqual([0, 1, 2]);
  const proficient = daysLater(after([EVIDENCE, EVIDENCE]), 1);
  expect(after([{ ...EVIDENCE, difficulty: 4 }], proficient).evidence).toBe(2);
});

it('makes a proficient skill familiar after a miss', () => {
  const miss = { ...EVIDENCE, correct: false };
  const mastered = after([EVIDENCE], daysLater(after([EVIDENCE, EVIDENCE]), 1));
  expect(
    [
      [EVIDENCE, miss],
      [EVIDENCE, EVIDENCE, miss],
    ].map((answers) => masteryOf(after(answers))),
  ).toEqual(['attempted', 'familiar']);
  expect(masteryOf(after([miss], mastered))).toBe('familiar');
});

it('drops levels when a skill is not used for weeks', () => {
  const at = (daysSinceCorrect: number) => masteryOf({ answers: 20, evidence: 5, daysSinceCorrect });
  expect([0, 20, 21, 62, 63].map(at)).toEqual([
    'mastered',
    'mastered',
    'proficient',
    'proficient',
    'familiar',
  ]);
});

it('is null before the first answer', () => {
  expect(masteryOf(NEW_SKILL)).toBeNull();
});

it('treats a skill that only a placement asked about as not tried', () => {
  const miss = answered('mean', 3, false, false, 1);
  expect(progressAfter([], [miss], 'placement')).toEqual([]);
  expect(progressAfter([], [miss], 'practice')).toMatchObject([{ skill: 'mean', level: 'attempted' }]);
});
