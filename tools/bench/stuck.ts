import { SKILLS } from '../../packages/learning/src/skills/skill-map';
import type { Estimate } from './learning/interval';
import { misconceptionsOf } from './learning/stuck/misconceptions';
import { makersOf } from './learning/stuck/play-session';
import { SESSIONS, stuckBench } from './learning/stuck/stuck-bench';

/** With each misconception. */
const LEARNERS = 4;

const OURS = 'support that grows';
const BEFORE = 'one attempt and its reason (before)';
const PLAIN = 'lesson after three misses, once';

/** How many learners with a misconception are free of it after some sessions, beside simpler products. */
export async function benchStuck(): Promise<boolean> {
  const misconceptions = await misconceptionsOf(SKILLS);
  const skills = new Set(misconceptions.map(({ entry }) => entry.id)).size;
  console.log(
    `\nStuck: ${LEARNERS} learners with each of ${misconceptions.length} misconceptions in ${skills} skills`,
  );
  const figures = stuckBench(misconceptions, await makersOf(SKILLS.map(({ id }) => id)), LEARNERS, 'bench');
  console.table(
    figures.map(({ product, kind, freeAfterOne, freeAfterThree, misses, exercises }) => ({
      session: kind,
      product,
      'free after 1': percent(freeAfterOne),
      [`free after ${SESSIONS}`]: percent(freeAfterThree),
      'wrong attempts': plain(misses),
      exercises: plain(exercises),
    })),
  );
  return (['skill', 'practice'] as const).every((kind) => {
    const of = (name: string) =>
      figures.find((one) => one.product === name && one.kind === kind)?.freeAfterThree.value ?? 0;
    // Where twice the share before is more than everybody, everybody is the most that can be free.
    return of(OURS) >= Math.min(0.98, 2 * of(BEFORE)) && of(OURS) > of(PLAIN);
  });
}

const percent = ({ value, low, high }: Estimate) =>
  `${(100 * value).toFixed(1)}% (${(100 * low).toFixed(1)} to ${(100 * high).toFixed(1)})`;
const plain = ({ value, low, high }: Estimate) =>
  `${value.toFixed(1)} (${low.toFixed(1)} to ${high.toFixed(1)})`;
