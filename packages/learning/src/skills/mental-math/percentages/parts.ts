import type { Step } from '../../../exercise/text';
import { step } from '../../making/blocks';
import { decimal } from '../write-number';

/** How each building block is found. */
const BLOCKS: Readonly<Record<number, readonly [name: string, divisor: number]>> = {
  50: ['50% is a half.', 2],
  25: ['25% is a quarter.', 4],
  20: ['20% is a fifth.', 5],
  10: ['10% is a tenth.', 10],
  5: ['5% is half of a tenth.', 20],
  1: ['1% is a hundredth.', 100],
};

/** Percentages and the blocks that they are built from. */
export const BUILT = {
  1: [[50], [25], [20], [10]],
  2: [[5], [10, 5], [50, 25], [50, 10], [20, 10]],
  3: [
    [25, 10],
    [50, 5],
    [20, 1],
    [10, 1],
    [25, 5],
    [20, 20],
  ],
  4: [
    [25, 20],
    [50, 10, 5],
    [10, 1, 1],
    [50, 25, 10],
    [20, 10, 5],
  ],
} as const;

export function partOf(whole: number, percent: number): string {
  return decimal(whole * percent, 100);
}

/** Each block, then their sum. */
export function built(whole: number, blocks: readonly number[]): Step[] {
  const steps = [...new Set(blocks)].map((block) => {
    const [name, divisor] = BLOCKS[block] ?? ['', 1];
    return step(name, `${whole} -: ${divisor} = ${partOf(whole, block)}`);
  });
  if (blocks.length === 1) return steps;
  const all = blocks.reduce((sum, block) => sum + block, 0);
  const parts = blocks.map((block) => partOf(whole, block));
  return [
    ...steps,
    step(`Put ${all}% together: ${blocks.join(' + ')}.`, `${parts.join(' + ')} = ${partOf(whole, all)}`),
  ];
}
