import type { Draw } from '../builder';

const OBSERVED = [
  'counts the birds at the lake each morning',
  'records how many minutes each bus ride takes',
  'records how many pages were read each day',
  'asks friends how many minutes they walk to work',
  'counts the visitors to a small museum each hour',
  'records the points in each game',
  'counts the tomatoes on each plant',
] as const;

/** "Tunde counts the birds at the lake each morning: 4, 9, 7." */
export function observed(draw: Draw, numbers: readonly number[]): string {
  const [name = ''] = draw.people(1);
  return `${name} ${draw.pick(OBSERVED)}: ${numbers.join(', ')}.`;
}
