import { correlationOf } from './brute-force';

type Points = readonly (readonly [x: number, y: number])[];

/** What is seen together, and what brings both about. */
export const COMMON_CAUSES = [
  ['ice cream cones', 'sunny weather'],
  ['larger feet', 'age'],
  ['fire engines', 'the size of the fire'],
  ['churches', 'the number of people who live there'],
  ['coats', 'winter'],
  ['phones', 'income'],
] as const;

/** Close to a rising line. */
const CLOUD: Points = [
  [1, 12],
  [2, 10],
  [3, 17],
  [4, 18],
  [5, 26],
  [6, 24],
  [7, 33],
  [8, 31],
];

const CHANGES: readonly (readonly [RegExp, before: Points, after: Points])[] = [
  [/far below the others.* is removed/, [...CLOUD, [8, 5]], CLOUD],
  [/one point at the bottom right is added/, CLOUD, [...CLOUD, [9, 2]]],
  [/in centimeters instead of inches/, CLOUD, CLOUD.map(([x, y]) => [x, 2.54 * y])],
  [/two axes .* change places/, CLOUD, CLOUD.map(([x, y]) => [y, x])],
  [/each \$y\$ becomes \$-y\$/, CLOUD, CLOUD.map(([x, y]) => [x, -y])],
  [/same number is added to all \$x\$/, CLOUD, CLOUD.map(([x, y]) => [x + 40, y])],
];

/** Makes the change with some points, and says what becomes of their correlation. */
export function changeOfR(words: string): string {
  const [, before = [], after = []] = CHANGES.find(([change]) => change.test(words)) ?? [];
  const [one, another] = [correlationOf(before), correlationOf(after)];
  if (Math.abs(one - another) < 1e-9) return 'stays the same';
  if (Math.abs(one + another) < 1e-9) return 'changes its sign';
  return another > one ? 'becomes larger' : 'becomes smaller';
}
