import type { Random } from 'shared-puzzle-engine';
import { people, pick } from '../making/draw';

const OBSERVED = [
  'counts the birds at the lake each morning',
  'notes how many minutes each bus ride takes',
  'notes how many pages a day were read',
  'asks friends how many minutes they walk to work',
  'counts the visitors of a small museum each hour',
  'notes the points of each game',
  'counts the tomatoes on each plant',
] as const;

/** "Tunde counts the birds at the lake each morning: 4, 9, 7." */
export function observed(random: Random, numbers: readonly number[]): string {
  const [name = ''] = people(random, 1);
  return `${name} ${pick(random, OBSERVED)}: ${numbers.join(', ')}.`;
}
