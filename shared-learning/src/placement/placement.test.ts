import fc from 'fast-check';
import { LEARNING_LEVELS } from '@ninefold/contracts';
import { answered } from '../testing/answered';
import { syntheticMap } from '../testing/synthetic-map';
import { LONGEST_PLACEMENT, levelToAsk, placementOf } from './placement';

const MAP = syntheticMap();
const levels = fc.constantFrom(...LEARNING_LEVELS);
const answer = fc.record({ level: levels, correct: fc.boolean(), chosen: fc.boolean() });

function about({ level, correct, chosen }: { level: string; correct: boolean; chosen: boolean }) {
  return answered(`${level.toLowerCase()}-1`, 3, correct, chosen, 1);
}

function expectedLevel(chances: readonly number[]): number {
  return chances.reduce((sum, chance, at) => sum + at * chance, 0);
}

it('keeps probabilities, and is done after fifteen answers at the latest', () => {
  fc.assert(
    fc.property(fc.array(answer, { maxLength: LONGEST_PLACEMENT }), (answers) => {
      const { chances, done } = placementOf(answers.map(about), MAP);
      expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
      expect(Math.min(...chances)).toBeGreaterThanOrEqual(0);
      if (answers.length === LONGEST_PLACEMENT) expect(done).toBe(true);
    }),
  );
});

it('never places lower for a correct answer, nor higher for a wrong one', () => {
  fc.assert(
    fc.property(fc.array(answer, { maxLength: 10 }), answer, (answers, next) => {
      const before = expectedLevel(placementOf(answers.map(about), MAP).chances);
      const after = expectedLevel(placementOf([...answers, next].map(about), MAP).chances);
      expect(next.correct ? after - before : before - after).toBeGreaterThanOrEqual(-1e-9);
    }),
  );
});

it('takes no help for knowledge, and a chosen answer for less than a typed one', () => {
  const level = (more: object) =>
    expectedLevel(
      placementOf([{ ...about({ level: 'B2', correct: true, chosen: false }), ...more }], MAP).chances,
    );
  expect(level({ helped: true })).toBeLessThan(level({ chosen: true }));
  expect(level({ chosen: true })).toBeLessThan(level({}));
});

it('finds the level of a person who knows all below it and nothing above, and stops early', () => {
  for (const start of LEARNING_LEVELS) {
    const answers = [];
    for (let at = placementOf([], MAP); !at.done; at = placementOf(answers, MAP)) {
      const level = levelToAsk(at.chances)!;
      answers.push(about({ level, correct: level < start, chosen: false }));
    }
    const { level } = placementOf(answers, MAP);
    expect(Math.abs(LEARNING_LEVELS.indexOf(level) - LEARNING_LEVELS.indexOf(start))).toBeLessThanOrEqual(1);
    expect(answers.length).toBeLessThan(LONGEST_PLACEMENT);
  }
});

it('ignores a skill that this build does not know', () => {
  const unknown = answered('from-a-newer-build', 3, false, false, 1);
  expect(placementOf([unknown], MAP).chances).toEqual(placementOf([], MAP).chances);
});
