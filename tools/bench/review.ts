import { SKILLS } from '../../packages/learning/src/skills/skill-map';
import type { Estimate } from './learning/interval';
import { reviewBench, type ReviewFigure } from './learning/review/review-bench';

/** Of each kind. */
const LEARNERS = 20;

/** How many cards come back for review, and what is recalled because of it, on the real map. */
export function benchReview(): boolean {
  const figures = reviewBench(SKILLS, 'bench', LEARNERS);
  console.log(`\nReview: ${LEARNERS} learners of each kind, 60 evenings (mean, 95 % interval)`);
  const rows: Record<string, Record<string, string>> = {};
  for (const { name, rule, model, estimate } of figures)
    (rows[`${name}: ${rule}`] ??= {})[model] = shown(estimate);
  console.table(rows);
  return figures.every(holds);
}

function shown({ value, low, high }: Estimate): string {
  const digits = value < 1 ? 3 : 1;
  return `${value.toFixed(digits)} (${low.toFixed(digits)} to ${high.toFixed(digits)})`;
}

function holds({ estimate: { value }, bound }: ReviewFigure): boolean {
  if (!bound) return true;
  return 'atLeast' in bound ? value >= bound.atLeast : value <= bound.atMost;
}
