import { SUPPORTS } from '@ninefold/contracts';
import fc from 'fast-check';
import { DIFFICULTIES, type ExerciseDifficulty } from '../exercise/exercise';
import { answered } from '../testing/answered';
import { masteryOf, NEW_SKILL, progressAfter, rated, type Rated, type SkillState } from './mastery';

const answer = fc.record({
  difficulty: fc.constantFrom(...DIFFICULTIES),
  kind: fc.constantFrom(1, 2, 99),
  correct: fc.boolean(),
  mixed: fc.boolean(),
});
const HARD: Rated = { difficulty: 5, kind: 1, correct: true, mixed: true };
const OTHER: Rated = { ...HARD, kind: 2 };
const MISS: Rated = { ...HARD, correct: false };
const PROFICIENT_BY = [HARD, OTHER, HARD, OTHER];

function after(answers: readonly Rated[], state = NEW_SKILL): SkillState {
  return answers.reduce(rated, state);
}

const levelAfter = (...answers: readonly Rated[]) => masteryOf(after(answers));

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
    fc.property(fc.array(answer, { maxLength: 30 }), answer, fc.nat(3), (before, next, days) => {
      const state = daysLater(after(before), days);
      const change = rated(state, next).evidence - state.evidence;
      expect(next.correct ? change : -change).toBeGreaterThanOrEqual(0);
    }),
  );
});

it('shows a skill as proficient only with four of the last five right, over two kinds of question', () => {
  fc.assert(
    fc.property(fc.array(answer, { maxLength: 30 }), (answers) => {
      const counted = answers.filter(({ difficulty }) => difficulty >= 3).slice(-5);
      const right = counted.filter(({ correct }) => correct);
      const before = masteryOf(after(answers.slice(0, -1)));
      if (before === 'proficient' || before === 'mastered' || masteryOf(after(answers)) !== 'proficient')
        return;
      expect(right.length).toBeGreaterThanOrEqual(4);
      expect(new Set(right.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(2);
    }),
  );
});

it('is familiar with two right and proficient with four, one miss allowed', () => {
  expect(levelAfter(HARD)).toBe('attempted');
  expect(levelAfter(HARD, OTHER)).toBe('familiar');
  expect(levelAfter(HARD, OTHER, HARD)).toBe('familiar');
  expect(levelAfter(HARD, OTHER, MISS, HARD, OTHER)).toBe('proficient');
  expect(levelAfter(HARD, OTHER, MISS, HARD, MISS, OTHER, HARD)).toBe('familiar');
});

it('is not proficient with one kind of question, or without hard questions', () => {
  expect(levelAfter(HARD, HARD, HARD, HARD, HARD)).toBe('familiar');
  const at = (...difficulties: ExerciseDifficulty[]) =>
    levelAfter(...difficulties.map((difficulty, place) => ({ ...HARD, difficulty, kind: 1 + (place % 2) })));
  expect(at(4, 4, 4, 4, 5)).toBe('familiar');
  expect(at(3, 4, 5, 5)).toBe('familiar');
  expect(at(3, 5, 5, 5)).toBe('proficient');
});

it('counts easy questions neither when correct nor when missed', () => {
  const easy = { ...OTHER, difficulty: 2 } as const;
  expect(levelAfter(easy, easy, easy, easy, easy)).toBe('attempted');
  expect(after([...PROFICIENT_BY, { ...easy, correct: false }])).toMatchObject({ evidence: 2, answers: 5 });
});

it('masters a skill on another day in a mixed session, after five hard questions in a row', () => {
  const proficient = after(PROFICIENT_BY);
  const alone = { ...HARD, mixed: false };
  expect(masteryOf(after([HARD, HARD], proficient))).toBe('proficient');
  const later = daysLater(proficient, 1);
  expect(masteryOf(after([HARD], later))).toBe('mastered');
  expect(masteryOf(after([alone], later))).toBe('proficient');
  expect(masteryOf(after([{ ...HARD, difficulty: 4 }], later))).toBe('proficient');
  expect(masteryOf(after([{ ...HARD, difficulty: 1 }], later))).toBe('proficient');
  expect(masteryOf(after([MISS, HARD, HARD, HARD, HARD], later))).toBe('proficient');
  expect(masteryOf(after([MISS, HARD, HARD, HARD, HARD, HARD], daysLater(later, 1)))).toBe('mastered');
});

it('stays proficient after one miss and is familiar after two', () => {
  const mastered = after([HARD], daysLater(after(PROFICIENT_BY), 1));
  expect([[], [MISS], [MISS, MISS]].map((misses) => masteryOf(after(misses, mastered)))).toEqual([
    'mastered',
    'proficient',
    'familiar',
  ]);
});

it('drops levels when a skill is not used for weeks', () => {
  const at = (daysSinceCorrect: number) => masteryOf({ answers: 20, evidence: 3, daysSinceCorrect });
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

it('counts help, another attempt, a worked example and a lesson as a miss', () => {
  const plain = answered('mean', 3, true, false, 1);
  const aided = [{ helped: true }, ...SUPPORTS.map((support) => ({ support }))];
  for (const aid of aided)
    expect(progressAfter([], [{ ...plain, ...aid }], 'practice')).toMatchObject([{ recent: [0] }]);
  expect(progressAfter([], [{ ...plain, support: null }], 'practice')).toMatchObject([{ recent: [13] }]);
});
