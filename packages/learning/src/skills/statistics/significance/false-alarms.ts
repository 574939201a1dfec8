import {
  AS_PERCENT,
  ask,
  choiceAnswer,
  equals,
  inPercent,
  isPlainPercent,
  nearly,
  numberAnswer,
  percentAnswer,
  step,
  tidy,
  wrong,
  type Make,
} from '../builder';
import { LEVELS } from './studies';

/** What a lab tests many of. */
const TESTED = ['herbs', 'foods', 'genes', 'teas', 'oils', 'apps'] as const;

/** How many tests are significant by chance alone. */
export const falseAlarms: Make = (draw, difficulty) => {
  const level = draw.pick(LEVELS);
  const tests = 20 * draw.integer(2, 10 * difficulty + 5);
  const value = (tests * level) / 100;
  if (!Number.isInteger(value)) return falseAlarms(draw, difficulty);
  const things = draw.pick(TESTED);
  return {
    prompt: ask`A lab tests ${tests} ${things} at a level of ${level} percent. Suppose that none of them has any effect. How many significant results do you expect?`,
    answer: numberAnswer(value, [
      wrong`0 | You expected none. Even without any effect, chance alone makes some results significant.`,
      wrong`${tests - value} | This is the number of results that are not significant. Subtract it from ${tests}.`,
      wrong`${level} | This is how many to expect among 100 tests. There are ${tests}.`,
      level === 1
        ? wrong`${tests} | This is the number of all tests. Without an effect, only a few of them are significant.`
        : wrong`${tidy(tests / level)} | You divided by ${level}. Find ${level} percent of ${tests} instead.`,
      wrong`${10 * value} | Your answer is ten times too large. ${level} percent is ${level / 100}.`,
      ...nearly(value),
    ]),
    solution: [
      step`Without an effect, ${level} percent of the tests are significant by chance. That is what the level means.`,
      step`Find ${level} percent of ${tests}. | ${level / 100} xx ${tests} = ${value}`,
      step`All of these are false alarms.`,
    ],
  };
};

/** A result that chance explains, or one far above it. */
export const whatToThink: Make = (draw) => {
  const tests = 20 * draw.integer(1, 6);
  const byChance = tests / 20;
  const isChance = draw.chance(0.5);
  const found = isChance
    ? byChance + (byChance > 1 ? draw.integer(-1, 1) : 0)
    : 5 * byChance + draw.integer(1, 4);
  const things = draw.pick(TESTED);
  const right = isChance
    ? 'About as many as chance alone gives: test them again with new data'
    : 'Far more than chance alone gives: several of them are probably real';
  const opposite = isChance
    ? 'Far more than chance alone gives: several of them are probably real'
    : 'About as many as chance alone gives: probably all are false alarms';
  const count = `By chance alone, 5 percent of ${tests} tests, so about ${byChance}, are significant.`;
  const [are, each] = found === 1 ? ['is', 'It works'] : ['are', 'Each of them works'];
  return {
    prompt: ask`A lab tests ${tests} ${things} at a level of 5 percent, each for the same effect. ${found === 1 ? 'The result for one of them is' : `The results for ${found} of them are`} significant. What is the best conclusion?`,
    answer: choiceAnswer(right, [
      wrong`${opposite} | ${count} Here there ${are} ${found}.`,
      wrong`${each} with a probability of 95 percent, because the level is 5 percent | The level says how often chance alone gives a false alarm. It is not the probability that a single result is true. ${count}`,
      wrong`The other ${tests - found} certainly have no effect | A result that is not significant does not prove that there is no effect. A real effect may be missed.`,
    ]),
    solution: [
      step`How many are significant if nothing has an effect? | 0.05 xx ${tests} = ${byChance}`,
      step`There ${are} ${found}. ${isChance ? 'So chance alone explains this well.' : 'So chance alone hardly explains this.'}`,
      isChance
        ? step`Only new data can show which of them are real.`
        : step`Some of them may still be false alarms. New data can show which.`,
    ],
  };
};

/** A stricter level for each of many tests. */
export const stricterLevel: Make = (draw) => {
  const tests = draw.pick([4, 5, 8, 10, 16, 20, 25, 40, 50, 100]);
  const all = draw.pick(LEVELS);
  const value = tidy(all / tests);
  const things = draw.pick(TESTED);
  if (tests * value !== all) return stricterLevel(draw, 4);
  return {
    prompt: ask`A lab tests ${tests} ${things}. The probability of even one false alarm among all of them should be at most ${all} percent. To be safe, the level is divided by the number of tests. What is the level of each single test, in percent?`,
    answer: numberAnswer(value, '%', [
      wrong`${all} | You did not divide. With ${all} percent for each test, false alarms add up over ${tests} tests.`,
      wrong`${all * tests} | You multiplied. Each single test must be stricter, so divide.`,
      wrong`${tidy(100 / tests)} | You divided 100 percent. Divide the ${all} percent by the number of tests.`,
      wrong`${tidy((100 - all) / tests)} | You divided the other ${100 - all} percent. Divide the ${all} percent by the number of tests.`,
      wrong`${tidy(tests / all)} | You reversed the division. Divide the level by the number of tests.`,
    ]),
    solution: [
      step`Divide the level by the number of tests. | ${all} -: ${tests} = ${value}`,
      step`Check: even added up over all tests, it is no more than that. | ${tests} xx ${value} = ${all}`,
    ],
  };
};

/** At least one false alarm among independent tests. */
export const anyFalseAlarm: Make = (draw) => {
  const level = draw.pick(LEVELS);
  const tests = draw.integer(3, 40);
  const pass = (100 - level) / 100;
  const none = pass ** tests;
  const things = draw.pick(TESTED);
  if (!isPlainPercent(none)) return anyFalseAlarm(draw, 5);
  return {
    prompt: ask`A lab makes ${tests} independent tests of ${things} at a level of ${level} percent. None of them has any effect. How likely is at least one significant result? ${AS_PERCENT}`,
    answer: percentAnswer(1 - none, [
      wrong`${level / 100} | This is the probability for one test. With more tests, it gets larger.`,
      wrong`${none} | This is the probability that there is no false alarm. Subtract it from 100 percent.`,
      wrong`${(tests * level) / 100} | You added the levels. Two false alarms can happen together, so the sum is too large.`,
      wrong`${pass} | This is the probability that a single test is not significant. Multiply for all the tests.`,
    ]),
    solution: [
      step`A single test without an effect is not significant with this probability. | 1 - ${level / 100} = ${pass}`,
      step`For none of the ${tests} tests to be significant, multiply. | ${pass}^${tests} ${equals(none)}`,
      step`“At least one” is the opposite, so subtract from 1. | 1 - ${pass}^${tests} ${equals(1 - none)}`,
      step`Rounded to one decimal place, this is ${inPercent(1 - none)} percent.`,
    ],
  };
};

/** If few hypotheses are true, many significant results are false. */
export const falseDiscoveries: Make = (draw) => {
  const real = 20 * draw.integer(1, 25);
  const power = 10 * draw.integer(4, 9);
  const level = draw.pick([1, 5, 10]);
  const [hits, alarms] = [(real * power) / 100, ((1000 - real) * level) / 100];
  const value = (100 * alarms) / (hits + alarms);
  if (!Number.isInteger(value) || !Number.isInteger(alarms) || value === 50) return falseDiscoveries(draw, 5);
  const things = draw.pick(TESTED);
  return {
    prompt: ask`Of 1000 ${things}, ${real} have an effect. A test is significant for ${power} percent of these, but also for ${level} percent of the others. What percentage of all significant results are false alarms?`,
    answer: numberAnswer(value, '%', [
      wrong`${level} | This is the share of false alarms among the ${1000 - real} without an effect. Find their share of the significant results.`,
      wrong`${100 - value} | This is the percentage of real effects. Subtract it from 100 percent.`,
      wrong`${tidy(alarms / 10)} | You divided by all 1000. Only ${hits + alarms} are significant.`,
      wrong`${100 - power} | This is the percentage of real effects that the test misses. Find the share of false alarms instead.`,
      wrong`${tidy((100 * alarms) / hits)} | You divided by the ${hits} real effects. Divide by all the significant results.`,
      wrong`${tidy((100 * level) / (level + power))} | You compared the percentages. The two groups have different sizes, so count.`,
      ...nearly(value),
    ]),
    solution: [
      step`How many significant results are right? | ${power / 100} xx ${real} = ${hits}`,
      step`How many are false alarms? | ${level / 100} xx ${1000 - real} = ${alarms}`,
      step`Together these are all significant results. | ${hits} + ${alarms} = ${hits + alarms}`,
      step`Write the part as a percentage of the whole. | ${alarms}/${hits + alarms} = ${value}%`,
    ],
  };
};
