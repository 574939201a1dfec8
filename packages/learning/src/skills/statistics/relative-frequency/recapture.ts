import { randomInteger } from 'shared-puzzle-engine';
import { nearly, numberAnswer } from '../../making/answers';
import { say, step } from '../../making/blocks';
import type { Make } from '../../making/by-difficulty';
import { pick } from '../../making/draw';
import { tidy } from '../data';

/** How many fish are in a lake: some are marked, and the share of marked ones in a later catch is counted. */
export const recapture: Make = (random) => {
  const [animals, place] = pick(random, [
    ['fish', 'a lake'],
    ['frogs', 'a pond'],
    ['butterflies', 'a valley'],
    ['turtles', 'a bay'],
  ] as const);
  const [found, times] = [randomInteger(random, 3, 9), randomInteger(random, 4, 12)];
  const caught = found * times;
  const marked = other(caught, 10 * randomInteger(random, 3, 12));
  const all = marked * times;
  return {
    prompt: [
      say(
        `In ${place}, ${marked} ${animals} are caught, marked and released. A week later ${caught} ${animals} are caught, and ${found} of them are marked. About how many ${animals} live there?`,
      ),
    ],
    answer: numberAnswer(all, [
      [marked * found, `You multiplied by ${found}. That is how many marked ones were caught again.`],
      [marked * caught, `Divide by ${found} as well: one in ${times} is marked.`],
      [marked + caught - found, `These are only the ${animals} that were caught. Most were never seen.`],
      [tidy((marked * found) / caught), 'You flipped the share. There are more in all than marked ones.'],
      ...nearly(all),
    ]),
    solution: [
      step('What share of the second catch is marked?', `${found}/${caught} = 1/${times}`),
      step(
        `The catch is a sample: about the same share of all ${animals} is marked. So there are ${times} times as many in all as marked ones.`,
        `${times} xx ${marked} = ${all}`,
      ),
      step('Check: the share is the same.', `${marked}/${all} = 1/${times}`),
    ],
  };
};

/** Two numbers of a story are never the same: one could not say which is meant. */
function other(taken: number, number: number): number {
  return number === taken ? number + 10 : number;
}
