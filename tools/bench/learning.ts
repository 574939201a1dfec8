import { SKILLS } from '../../packages/learning/src/skills/skill-map';
import type { Estimate } from './learning/interval';
import { loadKinds } from './learning/kinds';
import { labelBench } from './learning/labels/label-bench';
import { learningBench, type LearningFigure } from './learning/learning-bench';
import { stepBench } from './learning/placement/step-bench';
import { placementBench } from './learning/placement/placement-bench';

/** Of each kind. The choice was fitted to others. */
const LEARNERS = 400;
/** Of the placement: worlds with parameters of their own, and the learners of each. */
const WORLDS = { worlds: 40, learners: 100 };

/** Of the step, for each way of knowing a path. */
const STEP_LEARNERS = 6_000;

/** What placement and mixed practice do for simulated learners, on the real map. */
export async function benchLearning(): Promise<boolean> {
  const placed = placementBench({ map: SKILLS, seed: 'bench', ...WORLDS });
  console.log(`\nPlacement: ${WORLDS.worlds} times ${WORLDS.learners} learners whose paths are independent`);
  console.table(placed.map(({ rule, name, ...measured }) => ({ rule, name, ...row(measured) })));
  const steps = stepBench({ map: SKILLS, seed: 'bench', learners: STEP_LEARNERS });
  console.log(`\nThe step to start at: ${STEP_LEARNERS} learners with 10% slips who guess from four options`);
  console.table(steps.map(({ rule, name, ...measured }) => ({ rule, name, ...row(measured) })));
  const sample = { map: SKILLS, seed: 'bench', size: LEARNERS, kindOf: await loadKinds() };
  const figures = [...learningBench(sample), ...labelBench(sample)];
  console.log(`\nLearning: ${LEARNERS} learners of each kind, from the level of their placement`);
  console.table(
    figures.map(({ name, model, goal, ...measured }) => ({
      name,
      learners: model ?? 'mean',
      ...row(measured),
      ...(goal && { goal }),
    })),
  );
  return [...placed, ...steps, ...figures].every(holds);
}

interface Measured {
  readonly estimate: Estimate;
  readonly bound?: LearningFigure['bound'];
}

function row({ estimate: { value, low, high }, bound }: Measured) {
  return {
    value: value.toFixed(3),
    '95 % interval': `${low.toFixed(3)} to ${high.toFixed(3)}`,
    ...(bound && { bound: Object.entries(bound).join(' ') }),
  };
}

function holds({ estimate: { value }, bound }: Measured): boolean {
  if (!bound) return true;
  return 'atLeast' in bound ? value >= bound.atLeast : value <= bound.atMost;
}
