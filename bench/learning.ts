import { LEARNING_LEVELS } from '@ninefold/contracts';
import { learningBench } from './learning/learning-bench';
import { syntheticMap } from '../shared-learning/src/testing/synthetic-map';
import { SKILLS } from '../shared-learning/src/skills/skill-map';

/** Of each model. The chooser was fitted to others. */
const LEARNERS = 1000;
/** With fewer skills than this a level cannot be practised in turns. */
const SKILLS_OF_A_LEVEL = 5;

/** What adaptive practice and the placement do for simulated learners, on the real map as soon as it is whole. */
export function benchLearning(): boolean {
  const isWhole = LEARNING_LEVELS.every(
    (level) => SKILLS.filter((skill) => skill.level === level).length >= SKILLS_OF_A_LEVEL,
  );
  const figures = learningBench(isWhole ? SKILLS : syntheticMap(), 'bench', LEARNERS);
  console.log(`\nLearning: ${LEARNERS} learners of known ability for each model`);
  console.table(
    figures.map(({ model, name, estimate: { value, low, high }, goal, bound }) => {
      const interval = `${low.toFixed(3)} to ${high.toFixed(3)}`;
      return { model, name, value: value.toFixed(3), '95 % interval': interval, bound, goal };
    }),
  );
  return figures.every(({ estimate, bound }) => bound === undefined || estimate.value >= bound);
}
