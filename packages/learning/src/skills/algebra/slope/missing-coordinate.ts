import { randomInteger } from 'shared-puzzle-engine';
import { nearly, numberAnswer } from '../../making/answers';
import { say, step } from '../../making/blocks';
import type { Make } from '../../making/by-difficulty';
import { signed } from '../../making/draw';
import { added, bracketed, commonDivisor } from '../../making/write';

/** The slope is known, one coordinate of the second point is not. */
export const missingCoordinate: Make = (random) => {
  const [over, under] = [signed(random, 2, 7), randomInteger(random, 2, 5)];
  const times = signed(random, 2, 4);
  const [x1, y1] = [signed(random, 1, 9), signed(random, 1, 9)];
  const [right, up] = [under * times, over * times];
  const [x2, y2] = [x1 + right, y1 + up];
  if (commonDivisor(over, under) > 1 || Math.abs(x2) > 20 || x2 * y2 === 0)
    return missingCoordinate(random, 5);
  const asksUp = random() < 0.6;
  const [value, known, change, start] = asksUp ? [y2, x2, up, y1] : [x2, y2, right, x1];
  const letter = 'k';
  const point = asksUp ? `(${x2}, ${letter})` : `(${letter}, ${y2})`;
  const knownChange = asksUp ? right : up;
  const [per, each] = asksUp ? [over, under] : [under, over];
  return {
    prompt: [
      say(
        `A line with slope $${over}/${under}$ goes through $(${x1}, ${y1})$ and $${point}$. Find $${letter}$.`,
      ),
    ],
    answer: numberAnswer(value, [
      [change, `This is how far the line goes from the first point. Add it to $${start}$.`],
      [start - change, `You went the wrong way. Watch the sign of the step: it is $${change}$.`],
      [
        start + knownChange,
        `You took the same step in both directions. The slope $${over}/${under}$ says how they are related.`,
      ],
      [start + per, `You took one step of the slope. The known coordinates are $${times}$ such steps apart.`],
      ...nearly(value),
    ]),
    solution: [
      step(
        `How far apart are the known coordinates?`,
        `${known} - ${bracketed(asksUp ? x1 : y1)} = ${knownChange}`,
      ),
      step(
        `The slope goes ${under} to the right for $${over}$ up. How many such steps is that?`,
        `${knownChange} -: ${bracketed(each)} = ${times}`,
      ),
      step(
        'So the other coordinate changes by as many steps.',
        `${bracketed(times)} xx ${bracketed(per)} = ${change}`,
      ),
      step(
        'Add it to the coordinate of the first point.',
        `${letter} = ${start} ${added(change)} = ${value}`,
      ),
    ],
  };
};
