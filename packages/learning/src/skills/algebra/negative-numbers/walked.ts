import type { Exercise } from '../../../exercise/exercise';
import type { Block } from '../../../exercise/text';
import { numberAnswer } from '../../making/answers';
import { picture, step } from '../../making/blocks';
import { walkOnLine } from '../walk-on-line';

/**
 * One step on the number line.
 * @param rewritten why a question with brackets is this step
 */
export function walked(
  prompt: readonly Block[],
  start: number,
  change: number,
  rewritten?: string,
): Exercise {
  const end = start + change;
  const [from, by] = [Math.abs(start), Math.abs(change)];
  const way = change < 0 ? 'left' : 'right';
  const sameSide = start * change > 0;
  const sizes = sameSide
    ? 'You subtracted the sizes. But you start on this side of zero and go farther away from it.'
    : 'You added the sizes. But you move toward zero, so subtract the sizes.';
  const line = `${start} ${change < 0 ? '-' : '+'} ${by}`;
  return {
    prompt,
    answer: numberAnswer(end, [
      [start - change, `You went ${by} the wrong way. From $${start}$ go to the ${way}.`],
      [-end, `The size is right, but the sign is not. Check which side of zero you end up on.`],
      [sameSide ? from - by : -from - by, sizes],
      [sameSide ? by - from : from + by, sizes],
      [end - Math.sign(change), 'Almost. Count the jumps, not the marks: the start is not counted.'],
    ]),
    solution: [
      ...(rewritten === undefined ? [] : [step(rewritten, line)]),
      step(`Start at $${start}$ and go ${by} to the ${way}.`),
      {
        text:
          start * end < 0
            ? `Go ${from} to reach zero. Then ${by - from} are left to go.`
            : sameSide
              ? `You go farther away from zero: ${from} and ${by} make ${Math.abs(end)}.`
              : `You do not reach zero: ${Math.abs(end)} of ${from} are left.`,
        show: picture(walkOnLine(start, change)),
      },
      step('So this is the answer.', `${line} = ${end}`),
    ],
  };
}
