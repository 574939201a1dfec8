import { randomInteger } from 'shared-puzzle-engine';
import { say, step } from '../../making/blocks';
import type { Make } from '../../making/by-difficulty';
import { AS_PERCENT, equals, inPercent, isPlainPercent, percentAnswer } from '../rounded';
import { chanceOf, drawTries, failure, power, told, waysOf, waysWritten } from './tries';

/** Exactly k of up to eight, rounded. */
export const exactlyRounded: Make = (random, difficulty) => {
  const tries = drawTries(random, 4, 8);
  const { story, n, p, written } = tries;
  const k = randomInteger(random, 2, n - 2);
  const [count, rest] = [waysOf(n, k), n - k];
  const one = p ** k * (1 - p) ** rest;
  const value = count * one;
  if (!isPlainPercent(value) || value < 0.02) return exactlyRounded(random, difficulty);
  return {
    prompt: [
      say(`${told(tries)} How likely is it that exactly ${k} of them ${story.does[1]}? ${AS_PERCENT}`),
    ],
    answer: percentAnswer(value, [
      [one, `This is one order only. There are ${count} ways to have exactly ${k}.`],
      [
        p ** k,
        `This is the probability that ${k} certain ones succeed. The other ${rest} must fail, and there are ${count} ways.`,
      ],
      [count * p ** k, `You left out the ${rest} that must fail.`],
      [chanceOf(n, rest, p), 'You mixed up success and failure.'],
      [k / n, `${k} of ${n} is the result. The question asks how likely it is.`],
    ]),
    solution: [
      step('In how many ways can it happen?', waysWritten(n, k)),
      step(
        `Each of these ways has ${k} successes and ${rest} failures.`,
        `${power(written, k)} xx ${power(failure(tries), rest)} ${equals(one, 6)}`,
      ),
      step(
        'Multiply.',
        `${count} xx ${power(written, k)} xx ${power(failure(tries), rest)} ${equals(value)}`,
      ),
      step(`Rounded to one decimal place, this is ${inPercent(value)} percent.`),
    ],
  };
};

/** At least one of many, rounded. */
export const atLeastOneRounded: Make = (random, difficulty) => {
  const tries = drawTries(random, 3, 9);
  const { story, n, p } = tries;
  const none = (1 - p) ** n;
  if (!isPlainPercent(none) || p === 0.5) return atLeastOneRounded(random, difficulty);
  return {
    prompt: [
      say(`${told(tries)} How likely is it that at least one of them ${story.does[0]}? ${AS_PERCENT}`),
    ],
    answer: percentAnswer(1 - none, [
      [none, 'This is the probability of none. Take it from 100 percent.'],
      [
        n * p,
        'You added the probabilities. Several may succeed together, so this counts too much, and it can pass 100 percent.',
      ],
      [p ** n, `This is the probability that all ${n} succeed.`],
      [1 - p ** n, 'This is the opposite of all. The opposite of “at least one” is none.'],
      [chanceOf(n, 1, p), 'This is exactly one. “At least one” includes two and more.'],
    ]),
    solution: [
      step('The opposite is none: all of them fail.', `${power(failure(tries), n)} ${equals(none)}`),
      step('Take it from 1.', `1 - ${power(failure(tries), n)} ${equals(1 - none)}`),
      step(`Rounded to one decimal place, this is ${inPercent(1 - none)} percent.`),
    ],
  };
};

/** At most one, or at least two: two cases to add, or to take from 1. */
export const tail: Make = (random, difficulty) => {
  const tries = drawTries(random, 4, 9);
  const { story, n, p, written } = tries;
  const [none, single] = [chanceOf(n, 0, p), chanceOf(n, 1, p)];
  const isLow = random() < 0.5;
  const low = none + single;
  const value = isLow ? low : 1 - low;
  if (!isPlainPercent(value) || Math.min(none, single) < 0.002) return tail(random, difficulty);
  const asked = isLow ? `at most one of them ${story.does[0]}` : `at least two of them ${story.does[1]}`;
  return {
    prompt: [say(`${told(tries)} How likely is it that ${asked}? ${AS_PERCENT}`)],
    answer: percentAnswer(value, [
      isLow
        ? [single, '“At most one” includes none at all: add that probability.']
        : [1 - none, 'This is at least one. Exactly one does not count: take it away too.'],
      isLow
        ? [none, 'This is none. “At most one” includes exactly one: add that probability.']
        : [1 - single, '“At least two” leaves out exactly one, and none at all too.'],
      [1 - value, isLow ? 'This is at least two, the opposite.' : 'This is at most one, the opposite.'],
      [
        isLow ? none + single / n : 1 - none - single / n,
        `There are ${n} ways to have exactly one: multiply by ${n}.`,
      ],
      [chanceOf(n, 2, p), 'This is exactly two.'],
    ]),
    solution: [
      step('Find the probability of none: all of them fail.', `${power(failure(tries), n)} ${equals(none)}`),
      step(
        `Find the probability of exactly one. It can be any of the ${n}.`,
        `${n} xx ${written} xx ${power(failure(tries), n - 1)} ${equals(single)}`,
      ),
      step(
        isLow ? 'Add the two.' : '“At least two” is everything else: take both from 1.',
        isLow
          ? `${power(failure(tries), n)} + ${n} xx ${written} xx ${power(failure(tries), n - 1)} ${equals(value)}`
          : `1 - ${power(failure(tries), n)} - ${n} xx ${written} xx ${power(failure(tries), n - 1)} ${equals(value)}`,
      ),
      step(`Rounded to one decimal place, this is ${inPercent(value)} percent.`),
    ],
  };
};
