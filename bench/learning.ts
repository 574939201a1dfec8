import { SKILLS } from '../shared-learning/src/skills/skill-map';
import { learningBench, type LearningFigure } from './learning/learning-bench';

/** Of each kind. The choice was fitted to others. */
const LEARNERS = 1_000;

/** What mixed practice does for simulated learners, on the real map. */
export function benchLearning(): boolean {
  const figures = learningBench(SKILLS, 'bench', LEARNERS);
  console.log(`\nLearning: ${LEARNERS} learners of each kind, from the level of their placement`);
  console.table(
    figures.map(({ name, model, estimate: { value, low, high }, bound, goal }) => ({
      name,
      learners: model ?? 'mean',
      value: value.toFixed(3),
      '95 % interval': `${low.toFixed(3)} to ${high.toFixed(3)}`,
      ...(bound && { bound: Object.entries(bound).join(' ') }),
      ...(goal && { goal }),
    })),
  );
  return figures.every(holds);
}

function holds({ estimate: { value }, bound }: LearningFigure): boolean {
  if (!bound) return true;
  return 'atLeast' in bound ? value >= bound.atLeast : value <= bound.atMost;
}
