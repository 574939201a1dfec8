import { randomInteger } from 'shared-puzzle-engine';
import { choiceAnswer, nearly, numberAnswer } from '../../making/answers';
import { say, step } from '../../making/blocks';
import type { Make } from '../../making/by-difficulty';
import { pick } from '../../making/draw';
import { tidy } from '../data';
import { AS_PERCENT, equals, inPercent, isPlainPercent, percentAnswer } from '../rounded';
import { LEVELS, TESTED } from './studies';

/** How many tests are significant by chance alone. */
export const falseAlarms: Make = (random, difficulty) => {
  const level = pick(random, LEVELS);
  const tests = 20 * randomInteger(random, 2, 10 * difficulty + 5);
  const value = (tests * level) / 100;
  if (!Number.isInteger(value)) return falseAlarms(random, difficulty);
  const things = pick(random, TESTED);
  return {
    prompt: [
      say(
        `A lab tests ${tests} ${things} at a level of ${level} percent. Suppose that none of them has any effect. How many significant results do you expect?`,
      ),
    ],
    answer: numberAnswer(value, [
      [0, 'Even without any effect, chance alone makes some results significant.'],
      [tests - value, 'These are the results that are not significant.'],
      [level, `This is how many to expect among 100 tests. There are ${tests}.`],
      level === 1
        ? [tests, 'These are all tests. Without an effect, only a few of them are significant.']
        : [tidy(tests / level), `You divided by ${level}. Take ${level} percent of ${tests}.`],
      [10 * value, `Ten times too many: ${level} percent is ${level / 100}.`],
      ...nearly(value),
    ]),
    solution: [
      step(
        `Without an effect, ${level} percent of the tests are significant by chance. That is what the level means.`,
      ),
      step(`Take ${level} percent of ${tests}.`, `${level / 100} xx ${tests} = ${value}`),
      step('All of these are false alarms.'),
    ],
  };
};

/** As many as chance gives, or far more. */
export const whatToThink: Make = (random) => {
  const tests = 20 * randomInteger(random, 1, 6);
  const byChance = tests / 20;
  const isChance = random() < 0.5;
  const found = isChance
    ? byChance + (byChance > 1 ? randomInteger(random, -1, 1) : 0)
    : 5 * byChance + randomInteger(random, 1, 4);
  const things = pick(random, TESTED);
  const texts = {
    chance: 'About as many as chance alone gives: test them again with new data',
    more: 'Far more than chance alone gives: several of them are probably real',
  };
  const count = `By chance alone, 5 percent of ${tests} tests, so about ${byChance}, are significant.`;
  const [are, each] = found === 1 ? ['is', 'It works'] : ['are', 'Each of them works'];
  return {
    prompt: [
      say(
        `A lab tests ${tests} ${things} at a level of 5 percent, each for the same effect. ${found === 1 ? 'The result for one of them is' : `The results for ${found} of them are`} significant. What is the best conclusion?`,
      ),
    ],
    answer: choiceAnswer(
      isChance ? texts.chance : texts.more,
      [
        [isChance ? texts.more : texts.chance, `${count} Here there ${are} ${found}.`],
        [
          `${each} with a probability of 95 percent`,
          `The level says how often chance alone gives a false alarm. It is not the probability that a single result is true. ${count}`,
        ],
        [
          `The other ${tests - found} certainly have no effect`,
          'Not shown is not the same as shown not to be: a real effect may be missed.',
        ],
      ],
      random,
    ),
    solution: [
      step('How many are significant if nothing has an effect?', `0.05 xx ${tests} = ${byChance}`),
      step(
        `There ${are} ${found}. ${isChance ? 'So chance alone explains this well.' : 'So chance alone hardly explains this.'}`,
      ),
      step(
        isChance
          ? 'Which of them are real, only new data can say.'
          : 'Some of them may still be false alarms: new data tell which.',
      ),
    ],
  };
};

/** A stricter level for each of many tests. */
export const stricterLevel: Make = (random) => {
  const tests = pick(random, [4, 5, 8, 10, 16, 20, 25, 40, 50, 100]);
  const all = pick(random, LEVELS);
  const value = tidy(all / tests);
  const things = pick(random, TESTED);
  if (tests * value !== all) return stricterLevel(random, 4);
  return {
    prompt: [
      say(
        `A lab tests ${tests} ${things}. The probability of even one false alarm among all of them should be at most ${all} percent. To be safe, the level is divided by the number of tests. What is the level of each single test, in percent?`,
      ),
    ],
    answer: numberAnswer(
      value,
      [
        [all, `With ${all} percent for each test, false alarms add up over ${tests} tests.`],
        [all * tests, 'You multiplied. Each single test must be stricter, not more generous.'],
        [tidy(100 / tests), `You divided 100 percent. Share the ${all} percent among the tests.`],
        [
          tidy((100 - all) / tests),
          `You shared what is left, ${100 - all} percent. Share the ${all} percent.`,
        ],
        [tidy(tests / all), 'You turned it around: divide the level by the number of tests.'],
      ],
      '%',
    ),
    solution: [
      step('Share the level equally among the tests.', `${all} -: ${tests} = ${value}`),
      step('Check: even added up over all tests, it is no more than that.', `${tests} xx ${value} = ${all}`),
    ],
  };
};

/** At least one false alarm among independent tests. */
export const anyFalseAlarm: Make = (random) => {
  const level = pick(random, LEVELS);
  const tests = randomInteger(random, 3, 40);
  const pass = (100 - level) / 100;
  const none = pass ** tests;
  const things = pick(random, TESTED);
  if (!isPlainPercent(none)) return anyFalseAlarm(random, 5);
  return {
    prompt: [
      say(
        `A lab makes ${tests} independent tests of ${things} at a level of ${level} percent. None of them has any effect. How likely is at least one significant result? ${AS_PERCENT}`,
      ),
    ],
    answer: percentAnswer(1 - none, [
      [level / 100, 'This is the probability for one test. With more tests it grows.'],
      [none, 'This is the probability that there is no false alarm. Take it from 100 percent.'],
      [
        (tests * level) / 100,
        'You added the levels. Two false alarms can come together, so the sum is too large.',
      ],
      [pass, 'This is the probability that a single test is not significant.'],
    ]),
    solution: [
      step(
        'A single test without an effect is not significant with this probability.',
        `1 - ${level / 100} = ${pass}`,
      ),
      step(`None of the ${tests} is: multiply.`, `${pass}^${tests} ${equals(none)}`),
      step('At least one is the opposite.', `1 - ${pass}^${tests} ${equals(1 - none)}`),
      step(`Rounded to one decimal place, this is ${inPercent(1 - none)} percent.`),
    ],
  };
};
