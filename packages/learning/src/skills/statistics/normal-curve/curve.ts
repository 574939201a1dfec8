import { counted, picture, tidy, type Block, type Draw } from '../builder';

const MEASURED = [
  ['The heights of some plants', 'inches', [40, 90], [3, 8], 'plants'],
  ['The weights of some apples', 'grams', [120, 200], [6, 20], 'apples'],
  ['The scores on a test', 'points', [60, 120], [5, 15], 'people'],
  ['The lengths of phone calls', 'seconds', [150, 300], [10, 40], 'calls'],
  ['The running times of some batteries', 'hours', [80, 160], [4, 15], 'batteries'],
] as const;

export function drawMeasured(draw: Draw) {
  const [what, unit, means, deviations, things] = draw.pick(MEASURED);
  const mean = draw.integer(means[0], means[1]);
  const deviation = draw.integer(deviations[0], deviations[1]);
  const story = `${what} follow a normal curve with mean ${mean} and standard deviation ${deviation} ${unit}.`;
  return { story, what, unit, things, mean, deviation };
}

/** "1 standard deviation", "2 standard deviations" */
export function written(deviations: number): string {
  return counted(deviations, 'standard deviation');
}

/** The percentage within a number of standard deviations of the mean, on both sides. */
export const WITHIN = [0, 68, 95, 99.7] as const;

/** The percentage between the mean and a number of standard deviations. */
const HALVES = [0, 34, 47.5, 49.85] as const;

function upTo(deviations: number): number {
  const half = HALVES[Math.min(3, Math.abs(deviations))] ?? 0;
  return deviations < 0 ? -half : half;
}

/** The percentage between two numbers of standard deviations. A missing end is open. */
export function shareBetween(from?: number, to?: number): number {
  const [low, high] = [from === undefined ? -50 : upTo(from), to === undefined ? 50 : upTo(to)];
  return tidy(high - low);
}

export function curve(mean: number, deviation: number, from?: number, to?: number): Block {
  const at = (deviations: number) => mean + deviations * deviation;
  const [low, high] = [from === undefined ? undefined : at(from), to === undefined ? undefined : at(to)];
  const words = `${low === undefined ? '' : ` from ${low}`}${high === undefined ? '' : ` up to ${high}`}`;
  return picture({
    kind: 'normal-curve',
    text: `A normal curve with mean ${mean} and standard deviation ${deviation}. The part${words} is shaded.`,
    mean,
    deviation,
    part: { ...(low !== undefined && { from: low }), ...(high !== undefined && { to: high }) },
  });
}
