import { randomInteger } from 'shared-puzzle-engine';
import { numberAnswer } from '../../making/answers';
import { say, step } from '../../making/blocks';
import type { Make } from '../../making/by-difficulty';
import { quotient } from '../../making/write';
import { counted, drawFractionTries, failure, power, told, waysOf, waysWritten } from './tries';

/** Which ones succeed is given: one product, no ways to count. */
export const oneOrder: Make = (random) => {
  const n = randomInteger(random, 3, 4);
  const tries = drawFractionTries(random, n);
  const { story, over, under, written } = tries;
  const k = randomInteger(random, 1, n - 1);
  const rest = n - k;
  // With one half, most of the mistakes are no mistakes.
  if (under === 2) return oneOrder(random, 1);
  const value = quotient(over ** k * (under - over) ** rest, under ** n);
  const first = k === 1 ? `the first one ${story.does[0]}` : `the first ${k} ${story.does[1]}`;
  const last = rest === 1 ? `the last one ${story.not[0]}` : `the last ${rest} ${story.not[1]}`;
  return {
    prompt: [say(`${told(tries)} How likely is it that ${first} and ${last}? Answer as a fraction.`)],
    answer: numberAnswer(value, [
      [
        quotient(over ** k, under ** k),
        `You left out the last ${rest}. They must fail, and that is a part of a part.`,
      ],
      [
        quotient(waysOf(n, k) * over ** k * (under - over) ** rest, under ** n),
        'You multiplied by the number of ways. But here it is given which ones succeed.',
      ],
      [quotient(over ** rest * (under - over) ** k, under ** n), 'You mixed up success and failure.'],
      [quotient(k, n), 'This is how many of them succeed. The question asks how likely that is.'],
      [quotient(over ** n, under ** n), `This is the probability that all ${n} succeed.`],
      [
        quotient(k * over + rest * (under - over), under * n),
        'You added the probabilities. All of it must happen: multiply.',
      ],
    ]),
    solution: [
      step('How likely is one to fail?', `1 - ${written} = ${failure(tries)}`),
      step(
        'All of it must happen, and nothing influences anything else: multiply.',
        `${power(written, k)} xx ${power(failure(tries), rest)} = ${value}`,
      ),
    ],
  };
};

/** Exactly k, by a fraction. */
export const exactly: Make = (random, difficulty) => {
  const n = randomInteger(random, 3, 4);
  const tries = drawFractionTries(random, n);
  const { story, over, under, written } = tries;
  const k = randomInteger(random, 1, n - 1);
  const [count, rest, miss] = [waysOf(n, k), n - k, under - over];
  const one = over ** k * miss ** rest;
  const value = quotient(count * one, under ** n);
  if (value === quotient(k, n)) return exactly(random, difficulty);
  return {
    prompt: [
      say(
        `${told(tries)} How likely is it that exactly ${k} of them ${story.does[k === 1 ? 0 : 1]}? Answer as a fraction.`,
      ),
    ],
    answer: numberAnswer(value, [
      [quotient(one, under ** n), `This is one order only. There are ${count} ways to have exactly ${k}.`],
      [
        quotient(count * over ** k, under ** k),
        `You left out the ${rest} that must fail. Otherwise it is not exactly ${k}.`,
      ],
      [
        quotient(over ** k, under ** k),
        `This is the probability that ${k === 1 ? 'a certain one succeeds' : `${k} certain ones succeed`}, whatever the others do.`,
      ],
      [quotient(count * over ** rest * miss ** k, under ** n), 'You mixed up success and failure.'],
      [quotient(k, n), `${k} of ${n} is the result. The question asks how likely it is.`],
    ]),
    solution: [
      step('In how many ways can it happen?', waysWritten(n, k)),
      step(
        `How likely is one of these ways, with ${counted(k, 'success', 'successes')} and ${counted(rest, 'failure', 'failures')}?`,
        `${power(written, k)} xx ${power(failure(tries), rest)} = ${quotient(one, under ** n)}`,
      ),
      step('Each way is equally likely: multiply.', `${count} xx ${quotient(one, under ** n)} = ${value}`),
    ],
  };
};

/** The opposite of none. */
export const atLeastOne: Make = (random, difficulty) => {
  const n = randomInteger(random, 2, 4);
  const tries = drawFractionTries(random, n);
  const { story, over, under, written } = tries;
  const [miss, all] = [under - over, under ** n];
  const value = quotient(all - miss ** n, all);
  if (value === written) return atLeastOne(random, difficulty);
  return {
    prompt: [
      say(
        `${told(tries)} How likely is it that at least one of them ${story.does[0]}? Answer as a fraction.`,
      ),
    ],
    answer: numberAnswer(value, [
      [quotient(miss ** n, all), 'This is the probability of none. Take it from 1.'],
      [
        quotient(n * over, under),
        'You added. Two may succeed together, so the sum counts that twice, and it can pass 1.',
      ],
      [quotient(over ** n, all), `This is the probability that all ${n} succeed.`],
      [
        quotient(all - over ** n, all),
        'This is the opposite of all. The opposite of “at least one” is none.',
      ],
      [
        quotient(n * over * miss ** (n - 1), all),
        'This is exactly one. “At least one” includes two and more.',
      ],
      [written, 'This is the probability for one of them. With more tries, it gets larger.'],
    ]),
    solution: [
      step(
        'The opposite of at least one is none: all of them fail.',
        `${power(failure(tries), n)} = ${quotient(miss ** n, all)}`,
      ),
      step('Take it from 1.', `1 - ${quotient(miss ** n, all)} = ${value}`),
    ],
  };
};
