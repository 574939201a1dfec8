import { randomInteger } from 'shared-puzzle-engine';
import { numberAnswer } from '../../making/answers';
import { say, step } from '../../making/blocks';
import type { Make } from '../../making/by-difficulty';
import { people, pick } from '../../making/draw';
import { GOODS } from '../goods';
import { decimal, dollars } from '../write-number';

/** Up to the full dollar, then up to the note. */
export const change: Make = (random, difficulty) => {
  const note = pick(random, difficulty === 2 ? [5, 10] : [20, 50]);
  const full = randomInteger(random, note === 5 ? 1 : Math.floor(note / 4), note - 2);
  const cents = difficulty === 2 ? randomInteger(random, 2, 18) * 5 : randomInteger(random, 11, 94);
  if (cents % 10 === 0) return change(random, difficulty);
  const [who = ''] = people(random, 1);
  const value = note * 100 - full * 100 - cents;
  return {
    prompt: [
      say(
        `${pick(random, GOODS)} costs ${dollars(full * 100 + cents)} dollars. ${who} pays with a ${note}-dollar bill. How many dollars does ${who} get back?`,
      ),
    ],
    answer: numberAnswer(decimal(value, 100), [
      [
        decimal(value + 100, 100),
        `The cents complete one dollar. So the dollars go from ${full + 1} to ${note}, not from ${full}.`,
      ],
      [decimal(value + 10, 100), 'The first digit of the cents goes up to 9. The last one makes it 10.'],
      [decimal(value - 1, 100), 'The last digit of the cents goes up to 10.'],
      [decimal(value - 100, 100), `Count the dollars again, from ${full + 1} up to ${note}.`],
    ]),
    solution: [
      step('Fill the cents up to a full dollar.', `100 - ${cents} = ${100 - cents}`),
      step(
        `Now you are at ${full + 1} dollars. Continue to ${note}.`,
        `${note} - ${full + 1} = ${note - full - 1}`,
      ),
      step('Put dollars and cents together.', `${note} - ${dollars(full * 100 + cents)} = ${dollars(value)}`),
    ],
  };
};

/** Two prices from a hundred: the second is taken from the first's change. */
export const twoPrices: Make = (random) => {
  const first = randomInteger(random, 1205, 4895);
  const second = randomInteger(random, 1205, 4495);
  const all = first + second;
  if (first % 10 === 0 || second % 10 === 0 || all % 100 === 0 || first === second)
    return twoPrices(random, 5);
  const [who = ''] = people(random, 1);
  const value = 10000 - all;
  const [full, cents] = [Math.floor(all / 100), all % 100];
  return {
    prompt: [
      say(
        `${who} has 100 dollars and buys two things, for ${dollars(first)} and ${dollars(second)} dollars. How many dollars are left?`,
      ),
    ],
    answer: numberAnswer(decimal(value, 100), [
      [
        decimal(value + 100, 100),
        `Both prices together are ${dollars(all)}. Fill the cents up first: that makes ${full + 1} dollars.`,
      ],
      [decimal(10000 - first, 100), 'You subtracted only the first price.'],
      [decimal(all, 100), 'This is what is spent. The question asks what is left.'],
      [decimal(value + 10, 100), 'Look at the tens of the cents again.'],
      [decimal(value - 100, 100), 'Look at the dollars again.'],
    ]),
    solution: [
      step('Add the prices.', `${dollars(first)} + ${dollars(second)} = ${dollars(all)}`),
      step('Fill the cents up to a full dollar.', `100 - ${cents} = ${100 - cents}`),
      step(`Then go from ${full + 1} up to 100 dollars.`, `100 - ${full + 1} = ${99 - full}`),
      step('Put dollars and cents together.', `100 - ${dollars(all)} = ${dollars(value)}`),
    ],
  };
};
