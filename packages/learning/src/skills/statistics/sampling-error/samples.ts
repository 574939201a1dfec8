import { randomInteger } from 'shared-puzzle-engine';
import { choiceAnswer, nearly, numberAnswer } from '../../making/answers';
import { say, step } from '../../making/blocks';
import type { Make } from '../../making/by-difficulty';
import { pick } from '../../making/draw';
import { tidy } from '../data';

const SURVEYS = [
  [
    'how the people in a town get to work',
    'people drawn at random from all residents',
    ['people who are waiting at the station', 'They all take the train.'],
    ['people who come to a car wash', 'They all have a car.'],
    ['people who answer in an online cycling forum', 'They all like to cycle.'],
  ],
  [
    'how much the students at a school read',
    'students drawn at random from all classes',
    ['students who are sitting in the school library', 'They read more than others.'],
    ['students in the reading club', 'They read more than others.'],
    ['the best friends of the class president', 'Friends are often alike.'],
  ],
  [
    'how satisfied the customers of a store are',
    'customers drawn at random from all receipts',
    ['customers who wrote a complaint last year', 'They are less satisfied than others.'],
    ['customers who came back five times', 'Anyone who was not satisfied did not come back.'],
    ['all who like to fill out forms', 'Anyone without a strong opinion does not fill it out.'],
  ],
  [
    'how long the lamps from a factory last',
    'lamps drawn at random from all boxes',
    ['the first lamps of Monday morning', 'These may differ from the rest of the week.'],
    ['lamps from the box on top', 'One box is often from a single hour.'],
    ['lamps that look the best of all in the box', 'Those are chosen by how they look.'],
  ],
] as const;

export const fairSample: Make = (random) => {
  const [question, right, ...wrong] = pick(random, SURVEYS);
  const many = pick(random, [40, 60, 80, 100]);
  return {
    prompt: [say(`You want to know ${question}. Which sample is the best?`)],
    answer: choiceAnswer(
      `${many} ${right}`,
      wrong.map(([who, why], place) => {
        const text = who.startsWith('all ') || who.startsWith('the ') ? who : `${many * (place + 2)} ${who}`;
        return [
          text,
          `${why} More of them would not help: not all had the same chance of being asked.`,
        ] as const;
      }),
      random,
    ),
    solution: [
      step('In a fair sample, each has the same chance of being in it.'),
      step(`Drawing at random does that: ${many} ${right}.`),
      step('A larger sample that is not fair only repeats its error more often.'),
    ],
  };
};

const POPULATIONS = [
  ['voters', 'want a new bridge'],
  ['bees', 'carry a mite'],
  ['households', 'have a dog'],
  ['phones', 'have a cracked screen'],
] as const;

/** From a sample to all. */
export const estimate: Make = (random, difficulty) => {
  const asked = pick(random, [20, 25, 40, 50, 80]);
  const yes = randomInteger(random, 3, asked - 3);
  const times = randomInteger(random, 10, 40 * difficulty);
  const all = asked * times;
  const value = yes * times;
  const [who, what] = pick(random, POPULATIONS);
  if (yes * 2 === asked) return estimate(random, difficulty);
  return {
    prompt: [
      say(
        `In a fair sample of ${asked} ${who}, ${yes} ${what}. There are ${all} ${who} in all. About how many of them ${what}?`,
      ),
    ],
    answer: numberAnswer(value, [
      [all - value, 'These are the others.'],
      [all - asked + yes, 'You subtracted the same number. The share stays the same, not the difference.'],
      [tidy(all / yes), `You divided by ${yes}. Take ${yes} out of every ${asked}.`],
      [times, `This is how many times the sample fits into the whole. Each time there are ${yes}.`],
      ...nearly(value),
    ]),
    solution: [
      step('How many times does the sample fit into the whole?', `${all} -: ${asked} = ${times}`),
      step('Expect the same share. So multiply the count by that.', `${times} xx ${yes} = ${value}`),
    ],
  };
};
