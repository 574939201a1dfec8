import {
  AS_PERCENT,
  ask,
  defineSkill,
  equals,
  inPercent,
  isPlainPercent,
  nearly,
  numberAnswer,
  percentAnswer,
  quotient,
  step,
  tidy,
  wrong,
  type Make,
  type Mistakes,
} from '../builder';
import { lesson } from './lesson';
import {
  chanceOf,
  drawFractionTries,
  drawTries,
  failure,
  isBinomial,
  power,
  told,
  triesNeeded,
  waysOf,
  waysWritten,
  countOf,
} from './tries';

/** In how many ways the successes can be spread over the tries. */
const ways: Make = (draw, difficulty) => {
  const { story, n } = drawTries(draw, 3 + difficulty, 6 + difficulty);
  const k = draw.integer(2, Math.min(n - 2, 1 + difficulty));
  const value = waysOf(n, k);
  const ordered = Array.from({ length: k }, (_, index) => n - index).reduce((all, factor) => all * factor, 1);
  return {
    prompt: ask`Of ${n} ${story.things}, exactly ${k} ${story.does[1]}. In how many ways can this happen, if it matters which ones they are?`,
    answer: numberAnswer(value, [
      wrong`${ordered} | You counted each choice once for every order of the ${k}. Divide by the number of orders.`,
      wrong`${n * k} | You multiplied ${n} by ${k}. Choose one after another: there are ${n} choices for the first and ${n - 1} for the second.`,
      wrong`${2 ** n} | This counts all possible results. Count only those in which exactly ${k} ${story.does[1]}.`,
      wrong`${n} | This is the number of ways to choose just one. Choose ${k} instead.`,
      wrong`${n ** k} | You allowed repeats. After each choice, there is one fewer to choose from.`,
      ...nearly(value),
    ]),
    solution: [
      step`Choose ${k} of the ${n}, one after another. The order in which you choose does not matter, so divide by the orders of ${k}. | ${waysWritten(n, k)}`,
      step`Check: choosing the ${n - k} others must give the same number. | ${waysWritten(n, n - k)}`,
    ],
  };
};

/** n times p. */
const expected: Make = (draw, difficulty) => {
  const tries = drawTries(draw, 2, 6 + 4 * difficulty);
  const { story, p } = tries;
  const n = 5 * tries.n;
  const value = Number((n * p).toFixed(6));
  if (!Number.isInteger(value) || p === 0.5) return expected(draw, difficulty);
  const asked = { ...tries, n };
  return {
    prompt: ask`${told(asked)} What is the expected number of ${story.things} ${story.that ?? 'that'} ${story.does[1]}?`,
    answer: numberAnswer(value, [
      wrong`${n - value} | This is the expected number of those that ${story.not[1]}. Use the probability ${p} instead.`,
      wrong`${tidy(n / p)} | You divided. Multiply ${n} by ${p} instead.`,
      wrong`${tidy(value * (1 - p))} | You multiplied by both probabilities. Use only the probability of success.`,
      wrong`${tidy(100 * p)} | This is the probability as a percentage. Find that percentage of ${n}.`,
      wrong`${n / 2} | You used half of them. The probability is ${p}, not one half.`,
      ...nearly(value),
    ]),
    solution: [
      step`Each of the ${n} adds ${p} on average, so multiply. | ${n} xx ${p} = ${value}`,
      step`In a single case there may be more or fewer. This is the mean over very many cases.`,
    ],
  };
};

/** Back from the expected number to the tries, or to the probability. */
const fromExpected: Make = (draw, difficulty) => {
  const tries = drawTries(draw, 2, 6 + 4 * difficulty);
  const { story, p } = tries;
  const n = 5 * tries.n;
  const mean = Number((n * p).toFixed(6));
  if (!Number.isInteger(mean) || p === 0.5) return fromExpected(draw, difficulty);
  const asksNumber = draw.chance(0.5);
  const shared = `and the expected number of ${story.things} ${story.that ?? 'that'} ${story.does[1]} is ${mean}.`;
  const mistakes: Mistakes = asksNumber
    ? [
        wrong`${tidy(mean * p)} | You multiplied. The expected number is ${p} times the number that you are looking for, so divide.`,
        wrong`${tidy(mean / (1 - p))} | You divided by the probability of failure, ${tidy(1 - p)}. Divide by the probability of success.`,
        wrong`${tidy(mean + mean * p)} | You added a part of the expected number. The expected number is itself a part of the whole.`,
        wrong`${n - mean} | These are only those that ${story.not[1]}. Find how many there are in all.`,
        ...nearly(n),
      ]
    : [
        wrong`${tidy(n / mean)} | You reversed the division. A probability is never greater than 1.`,
        wrong`${tidy(1 - p)} | This is the probability of failure. Subtract it from 1.`,
        wrong`${mean} | This is the expected number. Divide it by ${n}.`,
        wrong`${tidy(mean / (n + mean))} | You divided by the sum of both numbers. Divide by ${n} instead.`,
      ];
  return {
    prompt: asksNumber
      ? ask`Each of the ${story.things} ${story.does[0]} with probability ${p}, ${shared} How many ${story.things} are there?`
      : ask`Each of ${n} ${story.things} ${story.does[0]} with the same probability, ${shared} What is this probability?`,
    answer: numberAnswer(asksNumber ? n : p, mistakes),
    solution: [
      step`The expected number is the number of trials times the probability.`,
      asksNumber
        ? step`So divide by the probability. | ${mean} -: ${p} = ${n}`
        : step`So divide by the number of trials. | ${mean} -: ${n} = ${p}`,
      step`Check. | ${n} xx ${p} = ${mean}`,
    ],
  };
};

/** The question says which ones succeed, so there is one product and nothing to count. */
const oneOrder: Make = (draw) => {
  const n = draw.integer(3, 4);
  const tries = drawFractionTries(draw, n);
  const { story, over, under, written } = tries;
  const k = draw.integer(1, n - 1);
  const rest = n - k;
  // With one half, most of the mistakes give the right answer.
  if (under === 2) return oneOrder(draw, 1);
  const value = quotient(over ** k * (under - over) ** rest, under ** n);
  const first = k === 1 ? `the first one ${story.does[0]}` : `the first ${k} ${story.does[1]}`;
  const last = rest === 1 ? `the last one ${story.not[0]}` : `the last ${rest} ${story.not[1]}`;
  return {
    prompt: ask`${told(tries)} How likely is it that ${first} and ${last}? Answer as a fraction.`,
    answer: numberAnswer(value, [
      wrong`${quotient(over ** k, under ** k)} | You left out the last ${rest}. Multiply by the probability of failure for each of them.`,
      wrong`${quotient(waysOf(n, k) * over ** k * (under - over) ** rest, under ** n)} | You multiplied by the number of ways. Here it is given which ones succeed, so there is only one way.`,
      wrong`${quotient(over ** rest * (under - over) ** k, under ** n)} | You mixed up success and failure. Use the probability of success for the ones that succeed.`,
      wrong`${quotient(k, n)} | This is the share that succeeds. Find the probability that this happens.`,
      wrong`${quotient(over ** n, under ** n)} | This is the probability that all ${n} succeed. Read again how many must succeed.`,
      wrong`${quotient(k * over + rest * (under - over), under * n)} | You added the probabilities. All of this must happen, so multiply.`,
    ]),
    solution: [
      step`How likely is a failure? | 1 - ${written} = ${failure(tries)}`,
      step`All of this must happen, and the trials are independent, so multiply. | ${power(written, k)} xx ${power(failure(tries), rest)} = ${value}`,
    ],
  };
};

/** Exactly k, by a fraction. */
const exactly: Make = (draw, difficulty) => {
  const n = draw.integer(3, 4);
  const tries = drawFractionTries(draw, n);
  const { story, over, under, written } = tries;
  const k = draw.integer(1, n - 1);
  const [count, rest, miss] = [waysOf(n, k), n - k, under - over];
  const one = over ** k * miss ** rest;
  const value = quotient(count * one, under ** n);
  if (value === quotient(k, n)) return exactly(draw, difficulty);
  return {
    prompt: ask`${told(tries)} How likely is it that exactly ${k} of them ${story.does[k === 1 ? 0 : 1]}? Answer as a fraction.`,
    answer: numberAnswer(value, [
      wrong`${quotient(one, under ** n)} | This is the probability of one order only. Multiply it by the number of ways to have exactly ${k}.`,
      wrong`${quotient(count * over ** k, under ** k)} | You left out the ${rest} that must fail. Multiply by their probabilities too.`,
      wrong`${quotient(over ** k, under ** k)} | This is the probability that ${k === 1 ? 'a certain one succeeds' : `${k} certain ones succeed`}, whatever the others do. The other ${rest} must fail.`,
      wrong`${quotient(count * over ** rest * miss ** k, under ** n)} | You mixed up success and failure. Use the probability of success for the ones that succeed.`,
      wrong`${quotient(k, n)} | ${k} of ${n} is the result itself. Find how likely this result is.`,
    ]),
    solution: [
      step`In how many ways can it happen? | ${waysWritten(n, k)}`,
      step`How likely is one of these ways, with ${countOf(k, 'success', 'successes')} and ${countOf(rest, 'failure', 'failures')}? | ${power(written, k)} xx ${power(failure(tries), rest)} = ${quotient(one, under ** n)}`,
      step`Each way is equally likely, so multiply. | ${count} xx ${quotient(one, under ** n)} = ${value}`,
    ],
  };
};

/** The opposite of none. */
const atLeastOne: Make = (draw, difficulty) => {
  const n = draw.integer(2, 4);
  const tries = drawFractionTries(draw, n);
  const { story, over, under, written } = tries;
  const [miss, all] = [under - over, under ** n];
  const value = quotient(all - miss ** n, all);
  if (value === written) return atLeastOne(draw, difficulty);
  return {
    prompt: ask`${told(tries)} How likely is it that at least one of them ${story.does[0]}? Answer as a fraction.`,
    answer: numberAnswer(value, [
      wrong`${quotient(miss ** n, all)} | This is the probability of none. Subtract it from 1.`,
      wrong`${quotient(n * over, under)} | You added. Two may succeed together, so the sum counts some results twice. Start with the probability of none.`,
      wrong`${quotient(over ** n, all)} | This is the probability that all ${n} succeed. Read again how many must succeed.`,
      wrong`${quotient(all - over ** n, all)} | This is the opposite of “all.” The opposite of “at least one” is “none.”`,
      wrong`${quotient(n * over * miss ** (n - 1), all)} | This is the probability of exactly one. “At least one” includes two or more.`,
      wrong`${written} | This is the probability for one of them. With more trials, it gets larger.`,
    ]),
    solution: [
      step`The opposite of “at least one” is “none”: all of them fail. | ${power(failure(tries), n)} = ${quotient(miss ** n, all)}`,
      step`Subtract it from 1. | 1 - ${quotient(miss ** n, all)} = ${value}`,
    ],
  };
};

/** Exactly k of up to eight, rounded. */
const exactlyRounded: Make = (draw, difficulty) => {
  const tries = drawTries(draw, 4, 8);
  const { story, n, p, written } = tries;
  const k = draw.integer(2, n - 2);
  const [count, rest] = [waysOf(n, k), n - k];
  const one = p ** k * (1 - p) ** rest;
  const value = count * one;
  if (!isPlainPercent(value) || value < 0.02) return exactlyRounded(draw, difficulty);
  return {
    prompt: ask`${told(tries)} How likely is it that exactly ${k} of them ${story.does[1]}? ${AS_PERCENT}`,
    answer: percentAnswer(value, [
      wrong`${one} | This is the probability of one order only. Multiply it by the number of ways to have exactly ${k}.`,
      wrong`${p ** k} | This is the probability that ${k} certain ones succeed. The other ${rest} must fail, and there are several ways.`,
      wrong`${count * p ** k} | You left out the ${rest} that must fail. Multiply by their probabilities too.`,
      wrong`${chanceOf(n, rest, p)} | You mixed up success and failure. Use the probability of success for the ones that succeed.`,
      wrong`${k / n} | ${k} of ${n} is the result itself. Find how likely this result is.`,
    ]),
    solution: [
      step`In how many ways can it happen? | ${waysWritten(n, k)}`,
      step`Each of these ways has ${k} successes and ${rest} failures. | ${power(written, k)} xx ${power(failure(tries), rest)} ${equals(one, 6)}`,
      step`Multiply. | ${count} xx ${power(written, k)} xx ${power(failure(tries), rest)} ${equals(value)}`,
      step`Rounded to one decimal place, this is ${inPercent(value)} percent.`,
    ],
  };
};

/** At least one of many, rounded. */
const atLeastOneRounded: Make = (draw, difficulty) => {
  const tries = drawTries(draw, 3, 9);
  const { story, n, p } = tries;
  const none = (1 - p) ** n;
  if (!isPlainPercent(none) || p === 0.5) return atLeastOneRounded(draw, difficulty);
  return {
    prompt: ask`${told(tries)} How likely is it that at least one of them ${story.does[0]}? ${AS_PERCENT}`,
    answer: percentAnswer(1 - none, [
      wrong`${none} | This is the probability of none. Subtract it from 100 percent.`,
      wrong`${n * p} | You added the probabilities. Several may succeed together, so the sum counts some results twice. Start with the probability of none.`,
      wrong`${p ** n} | This is the probability that all ${n} succeed. Read again how many must succeed.`,
      wrong`${1 - p ** n} | This is the opposite of “all.” The opposite of “at least one” is “none.”`,
      wrong`${chanceOf(n, 1, p)} | This is the probability of exactly one. “At least one” includes two or more.`,
    ]),
    solution: [
      step`The opposite is “none”: all of them fail. | ${power(failure(tries), n)} ${equals(none)}`,
      step`Subtract it from 1. | 1 - ${power(failure(tries), n)} ${equals(1 - none)}`,
      step`Rounded to one decimal place, this is ${inPercent(1 - none)} percent.`,
    ],
  };
};

/** At most one, or at least two: add two cases, or subtract them from 1. */
const tail: Make = (draw, difficulty) => {
  const tries = drawTries(draw, 4, 9);
  const { story, n, p, written } = tries;
  const [none, single] = [chanceOf(n, 0, p), chanceOf(n, 1, p)];
  const isLow = draw.chance(0.5);
  const low = none + single;
  const value = isLow ? low : 1 - low;
  if (!isPlainPercent(value) || Math.min(none, single) < 0.002) return tail(draw, difficulty);
  const asked = isLow ? `at most one of them ${story.does[0]}` : `at least two of them ${story.does[1]}`;
  return {
    prompt: ask`${told(tries)} How likely is it that ${asked}? ${AS_PERCENT}`,
    answer: percentAnswer(value, [
      isLow
        ? wrong`${single} | “At most one” includes none. Add the probability of none.`
        : wrong`${1 - none} | This is the probability of at least one. Subtract the probability of exactly one too.`,
      isLow
        ? wrong`${none} | This is the probability of none. Add the probability of exactly one.`
        : wrong`${1 - single} | You subtracted only the probability of exactly one. Subtract the probability of none too.`,
      isLow
        ? wrong`${1 - value} | This is the probability of at least two, which is the opposite. Subtract it from 1.`
        : wrong`${1 - value} | This is the probability of at most one, which is the opposite. Subtract it from 1.`,
      wrong`${isLow ? none + single / n : 1 - none - single / n} | You counted only one way to have exactly one. There are ${n} ways, so multiply by ${n}.`,
      wrong`${chanceOf(n, 2, p)} | This is the probability of exactly two. ${isLow ? '“At most one” means none or one' : '“At least two” includes more than two'}.`,
    ]),
    solution: [
      step`Find the probability of none: all of them fail. | ${power(failure(tries), n)} ${equals(none)}`,
      step`Find the probability of exactly one. It can be any of the ${n}. | ${n} xx ${written} xx ${power(failure(tries), n - 1)} ${equals(single)}`,
      isLow
        ? step`Add the two. | ${power(failure(tries), n)} + ${n} xx ${written} xx ${power(failure(tries), n - 1)} ${equals(value)}`
        : step`“At least two” is everything else: subtract both from 1. | 1 - ${power(failure(tries), n)} - ${n} xx ${written} xx ${power(failure(tries), n - 1)} ${equals(value)}`,
      step`Rounded to one decimal place, this is ${inPercent(value)} percent.`,
    ],
  };
};

export const skill = defineSkill(lesson, {
  1: [ways, expected, oneOrder],
  2: [ways, fromExpected, isBinomial, oneOrder],
  3: [exactly, atLeastOne],
  4: [exactlyRounded, atLeastOneRounded],
  5: [tail, triesNeeded],
});
