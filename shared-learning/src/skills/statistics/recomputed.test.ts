import fc from 'fast-check';
import { seededRandom } from 'shared-puzzle-engine';
import { DIFFICULTIES } from '../../exercise/exercise';
import { numberOf } from '../../testing/read-exercise';
import type { Skill } from '../skill';
import { STATISTICS } from './statistics';
import { CHANCE_CHECKS } from './testing/chance-checks';
import { CHART_CHECKS } from './testing/chart-checks';
import { FIRST_CHECKS } from './testing/first-checks';
import { LATER_CHECKS } from './testing/later-checks';
import { TABLE_CHECKS } from './testing/table-checks';

const CHECKS = { ...FIRST_CHECKS, ...LATER_CHECKS, ...CHART_CHECKS, ...TABLE_CHECKS, ...CHANCE_CHECKS };

describe.each(STATISTICS.map((entry) => [entry.id, entry] as const))('%s', (id, entry) => {
  let skill: Skill;
  beforeAll(async () => {
    skill = await entry.load();
  });

  it('has the answer that is found in another way', () => {
    fc.assert(
      fc.property(fc.nat(), fc.constantFrom(...DIFFICULTIES), (seed, difficulty) => {
        const exercise = skill.makeExercise(seededRandom(seed), difficulty);
        const found = CHECKS[id]?.(exercise);
        if (exercise.answer.kind === 'number') expect(numberOf(exercise.answer)).toBeCloseTo(found ?? NaN, 6);
      }),
      { numRuns: 60 },
    );
  });
});
