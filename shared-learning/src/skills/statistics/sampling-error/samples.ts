import { randomInteger } from 'shared-puzzle-engine';
import { choiceAnswer, nearly, numberAnswer } from '../../making/answers';
import { say, step } from '../../making/blocks';
import type { Make } from '../../making/by-difficulty';
import { pick } from '../../making/draw';
import { tidy } from '../data';

const SURVEYS = [
  [
    'how the people of a town go to work',
    'people drawn by lot from all who live there',
    ['people who wait at the station', 'They all take the train.'],
    ['people who come to a car wash', 'They all have a car.'],
    ['all who answer in a forum of cyclists', 'They all like to cycle.'],
  ],
  [
    'how much pupils of a school read',
    'pupils drawn by lot from all classes',
    ['pupils who sit in the library', 'They read more than others.'],
    ['pupils of the reading club', 'They read more than others.'],
    ['the best friends of the head pupil', 'Friends are often alike.'],
  ],
  [
    'how content the customers of a shop are',
    'customers drawn by lot from all bills',
    ['customers who wrote a complaint', 'They are less content than others.'],
    ['customers who came back five times', 'Who was not content did not come back.'],
    ['all who gladly fill in a form', 'Who has no strong opinion does not fill it in.'],
  ],
  [
    'how long the lamps of a factory last',
    'lamps drawn by lot from all boxes',
    ['the first lamps of Monday morning', 'These may differ from the rest of the week.'],
    ['lamps from the box on top', 'One box is often from a single hour.'],
    ['lamps that look the best', 'Those are chosen by their look.'],
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
          `${why} More of them would not help: not all had the same chance to be asked.`,
        ] as const;
      }),
      random,
    ),
    solution: [
      step('In a fair sample, each has the same chance to be in it.'),
      step(`Drawing by lot does that: ${many} ${right}.`),
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
      [all - asked + yes, 'You took the same number away. The share stays the same, not the difference.'],
      [tidy(all / yes), `You divided by ${yes}. Take ${yes} of each ${asked}.`],
      [times, `So many times the sample fits into all. Each time there are ${yes}.`],
      ...nearly(value),
    ]),
    solution: [
      step('How many times does the sample fit into all?', `${all} -: ${asked} = ${times}`),
      step('Expect the same share. So take as many times the count.', `${times} xx ${yes} = ${value}`),
    ],
  };
};
