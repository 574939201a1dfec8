import { LEARNING_LEVELS } from '@ninefold/contracts';
import type { Estimate } from './learning/interval';
import { learningBench } from './learning/learning-bench';
import { placementBench } from './learning/placement/placement-bench';
import { syntheticMap } from '../shared-learning/src/testing/synthetic-map';
import { SKILLS } from '../shared-learning/src/skills/skill-map';

/** Of each model. The chooser was fitted to others. */
const LEARNERS = 1000;
/** Of the placement: worlds with parameters of their own, and the learners of each. */
const WORLDS = { worlds: 40, learners: 100 };
/** With fewer skills than this a level cannot be practised in turns. */
const SKILLS_OF_A_LEVEL = 5;

/** What adaptive practice and the placement do for simulated learners, on the real map as soon as it is whole. */
export function benchLearning(): boolean {
  const isWhole = LEARNING_LEVELS.every(
    (level) => SKILLS.filter((skill) => skill.level === level).length >= SKILLS_OF_A_LEVEL,
  );
  const map = isWhole ? SKILLS : syntheticMap();
  const figures = learningBench(map, 'bench', LEARNERS);
  console.log(`\nLearning: ${LEARNERS} learners of known ability for each model`);
  console.table(
    figures.map(({ model, name, goal, ...measured }) => ({ model, ...row(name, measured), goal })),
  );
  const placed = placementBench({ map, seed: 'bench', ...WORLDS });
  console.log(`\nPlacement: ${WORLDS.worlds} times ${WORLDS.learners} learners whose paths are independent`);
  console.table(placed.map(({ rule, name, ...measured }) => ({ rule, ...row(name, measured) })));
  return [...figures, ...placed].every(
    ({ estimate, bound }) => bound === undefined || estimate.value >= bound,
  );
}

interface Measured {
  readonly estimate: Estimate;
  readonly bound?: number;
}

function row(name: string, { estimate: { value, low, high }, bound }: Measured) {
  return { name, value: value.toFixed(3), '95 % interval': `${low.toFixed(3)} to ${high.toFixed(3)}`, bound };
}
