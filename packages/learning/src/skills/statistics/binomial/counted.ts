import { randomInteger } from 'shared-puzzle-engine';
import { nearly, numberAnswer, type Mistakes } from '../../making/answers';
import { say, step } from '../../making/blocks';
import type { Make } from '../../making/by-difficulty';
import { tidy } from '../data';
import { drawTries, told, waysOf, waysWritten } from './tries';

/** In how many ways the successes can be spread over the tries. */
export const ways: Make = (random, difficulty) => {
  const { story, n } = drawTries(random, 3 + difficulty, 6 + difficulty);
  const k = randomInteger(random, 2, Math.min(n - 2, 1 + difficulty));
  const value = waysOf(n, k);
  const ordered = Array.from({ length: k }, (_, place) => n - place).reduce((all, factor) => all * factor, 1);
  return {
    prompt: [
      say(
        `Of ${n} ${story.things}, exactly ${k} ${story.does[1]}. In how many ways can this happen, if it matters which ones they are?`,
      ),
    ],
    answer: numberAnswer(value, [
      [
        ordered,
        `You counted each choice once for every order of the ${k}. Divide by the number of their orders.`,
      ],
      [
        n * k,
        `You multiplied ${n} by ${k}. Choose one after another: there are ${n} for the first, ${n - 1} for the second.`,
      ],
      [2 ** n, `These are all possible results, whatever the number that ${story.does[1]}.`],
      [n, `That is the number of ways to choose just one, not ${k}.`],
      [n ** k, 'None can be chosen twice: after the first choice there is one fewer.'],
      ...nearly(value),
    ]),
    solution: [
      step(
        `Choose ${k} of the ${n}, one after another. The order in which you choose does not matter, so divide by the orders of ${k}.`,
        waysWritten(n, k),
      ),
      step(`Check: choosing the ${n - k} others must give the same number.`, waysWritten(n, n - k)),
    ],
  };
};

/** n times p. */
export const expected: Make = (random, difficulty) => {
  const tries = drawTries(random, 2, 6 + 4 * difficulty);
  const { story, p } = tries;
  const n = 5 * tries.n;
  const value = Number((n * p).toFixed(6));
  if (!Number.isInteger(value) || p === 0.5) return expected(random, difficulty);
  const asked = { ...tries, n };
  return {
    prompt: [
      say(
        `${told(asked)} What is the expected number of ${story.things} ${story.that ?? 'that'} ${story.does[1]}?`,
      ),
    ],
    answer: numberAnswer(value, [
      [n - value, `This is the expected number of those that ${story.not[1]}.`],
      [tidy(n / p), `You divided. Of ${n}, expect the part ${p}: multiply.`],
      [
        tidy(value * (1 - p)),
        'You multiplied by both probabilities. The expected number only needs the one of success.',
      ],
      [tidy(100 * p), `This is the probability in percent. Take it of ${n}.`],
      [n / 2, 'Half of them is right only if the probability is one half.'],
      ...nearly(value),
    ]),
    solution: [
      step(`Each of the ${n} adds ${p} on average. So multiply.`, `${n} xx ${p} = ${value}`),
      step('In a single case there may be more or fewer. This is the mean of very many.'),
    ],
  };
};

/** Back from the expected number to the tries, or to the probability. */
export const fromExpected: Make = (random, difficulty) => {
  const tries = drawTries(random, 2, 6 + 4 * difficulty);
  const { story, p } = tries;
  const n = 5 * tries.n;
  const mean = Number((n * p).toFixed(6));
  if (!Number.isInteger(mean) || p === 0.5) return fromExpected(random, difficulty);
  const asksNumber = random() < 0.5;
  const shared = `and the expected number of ${story.things} ${story.that ?? 'that'} ${story.does[1]} is ${mean}.`;
  const mistakes: Mistakes = asksNumber
    ? [
        [
          tidy(mean * p),
          `You multiplied. The expected number is ${p} times the number that the question asks for: divide.`,
        ],
        [tidy(mean / (1 - p)), `You divided by the probability of failure, ${tidy(1 - p)}.`],
        [tidy(mean + mean * p), 'You added a part of the expected number. It is itself a part of the whole.'],
        [n - mean, `These are only those that ${story.not[1]}.`],
        ...nearly(n),
      ]
    : [
        [tidy(n / mean), 'You turned it around. A probability is never more than 1.'],
        [tidy(1 - p), `This is the probability of failure.`],
        [mean, `This is the expected number. What part of ${n} is it?`],
        [tidy(mean / (n + mean)), `You divided by the sum. Divide by all ${n}.`],
      ];
  return {
    prompt: [
      say(
        asksNumber
          ? `Each of the ${story.things} ${story.does[0]} with probability ${p}, ${shared} How many ${story.things} are there?`
          : `Each of ${n} ${story.things} ${story.does[0]} with the same probability, ${shared} What is this probability?`,
      ),
    ],
    answer: numberAnswer(asksNumber ? n : p, mistakes),
    solution: [
      step('The expected number is the number of tries times the probability.'),
      asksNumber
        ? step('So divide by the probability.', `${mean} -: ${p} = ${n}`)
        : step('So divide by the number of tries.', `${mean} -: ${n} = ${p}`),
      step('Check.', `${n} xx ${p} = ${mean}`),
    ],
  };
};
