import { randomInteger, shuffled, type Random } from 'shared-puzzle-engine';
import { choiceAnswer } from '../../making/answers';
import { say, step } from '../../making/blocks';
import type { Make } from '../../making/by-difficulty';
import { pick } from '../../making/draw';
import { LEVELS, STUDIES } from './studies';

/** What is said of a p-value, and what is wrongly said of it. */
export const meaningOfP: Make = (random) => {
  const { asks, it, who } = pick(random, STUDIES);
  const percent = randomInteger(random, 1, 9);
  const right = `If ${it} did nothing, chance alone would give at least this difference in about ${percent} of 100 studies`;
  return {
    prompt: [say(`${asks} A study finds a difference, with p = 0.0${percent}. What does this p say?`)],
    answer: choiceAnswer(right, misreadings(random, percent, it, who), random),
    solution: [
      step(`p is found for a world in which ${it} does nothing and only chance makes a difference.`),
      step(
        `It says how often chance alone would give a difference at least this large: in about ${percent} of 100 studies.`,
      ),
      step('It does not say how likely it is that there is no effect, nor how large the effect is.'),
    ],
  };
};

function misreadings(random: Random, percent: number, it: string, who: string) {
  const wrong = [
    [
      `After this study, the probability that ${it} does nothing is only ${percent} percent`,
      `This turns p around. p assumes that ${it} does nothing and says how often such data would come then. It does not say how likely that assumption is.`,
    ],
    [
      `Something changes for ${100 - percent} percent of the ${who}`,
      `p says nothing about how many ${who} change. It is about what chance alone would do.`,
    ],
    [
      `The effect of ${it} is ${percent} percent`,
      'p is not the size of the effect. That is the difference itself.',
    ],
    [
      `If the study is repeated, the probability that it finds a difference is ${100 - percent} percent`,
      'p describes chance alone, not the next study. How often a repeat succeeds depends on how large the effect really is.',
    ],
  ] as const;
  // The first is the most common of all: it is always among them.
  const [first, ...others] = wrong;
  return [first, ...shuffled(others, random)];
}

/** p and a level: compare them. */
export const isSignificant: Make = (random) => {
  const { asks } = pick(random, STUDIES);
  const level = pick(random, LEVELS);
  const thousandths = pick(random, [2, 4, 8, 20, 30, 40, 60, 70, 80, 120, 200]);
  const [p, bound] = [thousandths / 1000, level / 100];
  const isBelow = p < bound;
  const texts = {
    below: 'Yes, because p is below the level',
    notBelow: 'No, because p is not below the level',
    highYes: 'Yes, because p is above the level',
    lowNo: 'No, because p is below the level',
  };
  const compared = `p = ${p} is ${isBelow ? 'below' : 'above'} ${bound}.`;
  return {
    prompt: [
      say(
        `${asks} Before the study, a level of ${level} percent was agreed on. The study gives p = ${p}. Is the result significant?`,
      ),
    ],
    answer: choiceAnswer(
      isBelow ? texts.below : texts.notBelow,
      [
        isBelow
          ? [texts.notBelow, `Write the level as a decimal: ${level} percent is ${bound}, and ${compared}`]
          : [texts.below, `Write the level as a decimal: ${level} percent is ${bound}, and ${compared}`],
        [texts.highYes, 'A large p means that chance alone often does this. Significant is a small p.'],
        [
          texts.lowNo,
          'A small p means that chance alone seldom does this. Exactly that is called significant.',
        ],
      ],
      random,
    ),
    solution: [
      step(`The level is ${level} percent, so ${bound}.`),
      step(`Significant means: p is below the level. Here ${compared}`),
      step(isBelow ? 'So it is significant.' : 'So it is not significant.'),
    ],
  };
};

/** A result that is not significant is no proof of nothing. */
export const notSignificant: Make = (random) => {
  const { asks, it, who } = pick(random, STUDIES);
  const percent = randomInteger(random, 12, 60);
  const people = 5 * randomInteger(random, 2, 8);
  return {
    prompt: [
      say(
        `${asks} A study of ${people} ${who} finds a small difference, with p = ${percent / 100}. The level is 5 percent. What follows?`,
      ),
    ],
    answer: choiceAnswer(
      'Chance alone explains it well, but there may be an effect',
      [
        [
          `It is proven that ${it} does nothing`,
          `Not shown is not the same as shown not to be. With ${people} ${who}, even a real effect is easily missed.`,
        ],
        [
          `The probability that ${it} does nothing is ${percent} percent`,
          `p assumes that ${it} does nothing. It cannot say how likely that is.`,
        ],
        [
          'There is an effect, because a difference was found',
          `Chance alone gives a difference at least this large in about ${percent} of 100 studies.`,
        ],
      ],
      random,
    ),
    solution: [
      step(
        `Chance alone gives such a difference in about ${percent} of 100 studies. That is often, so it is not significant.`,
      ),
      step(
        'But a study that finds nothing does not prove that there is nothing. It may have been too small.',
      ),
    ],
  };
};
