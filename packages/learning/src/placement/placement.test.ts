import fc from 'fast-check';
import { LEARNING_LEVELS } from '@ninefold/contracts';
import { LEVELS_OF_PATH, pathOf } from '../skills/skill';
import { answered } from '../testing/answered';
import { syntheticMap } from '../testing/synthetic-map';
import { MAX_PLACEMENT_LENGTH, levelToAsk, placementOf } from './placement';

const MAP = syntheticMap();
const levels = fc.constantFrom(...LEARNING_LEVELS);
const outcomes = fc.array(fc.boolean(), { maxLength: MAX_PLACEMENT_LENGTH });

/** Answers to medium exercises of a level, solved or not. */
function about(level: string, solved: readonly boolean[], more: object = {}) {
  return solved.map((correct, index) => ({
    ...answered(`${level.toLowerCase()}-1`, 3, correct, false, index),
    ...more,
  }));
}

it('places in its own path, after eight answers at most', () => {
  fc.assert(
    fc.property(levels, outcomes, (level, solved) => {
      const placement = placementOf(level, about(levelToAsk(level), solved), MAP);
      expect(LEVELS_OF_PATH[pathOf(level)]).toContain(placement.level);
      if (solved.length === MAX_PLACEMENT_LENGTH) expect(placement.done).toBe(true);
    }),
  );
});

it('ignores answers after its end', () => {
  fc.assert(
    fc.property(levels, outcomes, (level, solved) => {
      const answers = about(levelToAsk(level), solved);
      const end = answers.findIndex((_, at) => placementOf(level, answers.slice(0, at + 1), MAP).done);
      if (end < 0) return;
      expect(placementOf(level, answers, MAP)).toEqual(placementOf(level, answers.slice(0, end + 1), MAP));
    }),
  );
});

it('never places lower for a solved question or higher for a missed one', () => {
  fc.assert(
    fc.property(levels, outcomes, fc.boolean(), (level, solved, next) => {
      const [before, after] = [solved, [...solved, next]].map((all) =>
        LEARNING_LEVELS.indexOf(placementOf(level, about(levelToAsk(level), all), MAP).level),
      ) as [number, number];
      expect(next ? after - before : before - after).toBeGreaterThanOrEqual(0);
    }),
  );
});

it('starts a beginner at the first level after three questions', () => {
  const nothing = (count: number) => about('B1', Array<boolean>(count).fill(false));
  expect(placementOf('B1', nothing(2), MAP)).toEqual({ level: 'B1', done: false });
  expect(placementOf('B1', nothing(3), MAP)).toEqual({ level: 'B1', done: true });
});

it('starts a student who knows the first level at the second', () => {
  const six = [true, false, true, true, true, false, true, true];
  expect(placementOf('C1', about('C1', six), MAP)).toEqual({ level: 'C2', done: true });
});

it('does not count answers with help', () => {
  const all = Array<boolean>(MAX_PLACEMENT_LENGTH).fill(true);
  expect(placementOf('A1', about('A1', all, { helped: true }), MAP).level).toBe('A1');
});

it('ignores other levels and unknown skills', () => {
  const others = [...about('A2', [false, false, false]), ...about('C1', [false, false, false])];
  const unknown = answered('from-a-newer-build', 3, false, false, 1);
  expect(placementOf('A1', [...others, unknown], MAP)).toEqual(placementOf('A1', [], MAP));
});
