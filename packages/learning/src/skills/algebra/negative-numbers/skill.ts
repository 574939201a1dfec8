import { randomInteger, shuffled, type Random } from 'shared-puzzle-engine';
import type { Exercise } from '../../../exercise/exercise';
import type { Skill } from '../../skill';
import { choiceAnswer } from '../../making/answers';
import { formula, say } from '../../making/blocks';
import { byDifficulty, type Make } from '../../making/by-difficulty';
import { other, pick, signed } from '../../making/draw';
import { added } from '../../making/write';
import { lesson } from './lesson';
import { longer } from './longer';
import { multiplied } from './multiplied';
import { walked } from './walked';

const CITIES = ['Oslo', 'Sapporo', 'Astana', 'Winnipeg', 'Ushuaia'] as const;

const colder: Make = (random, difficulty) => {
  const start = difficulty === 1 ? randomInteger(random, 2, 8) : -randomInteger(random, 2, 9);
  const by = start > 0 ? start + randomInteger(random, 2, 8) : randomInteger(random, 3, 12);
  const story = `At noon it is $${start}$ degrees in ${pick(random, CITIES)}. At night it is ${by} degrees colder. How many degrees is it at night?`;
  return walked([say(story)], start, -by);
};

const belowZero: Make = (random) => {
  const start = randomInteger(random, 2, 9);
  return walkOf(start, -start - randomInteger(random, 2, 8));
};

const fromBelow: Make = (random) => {
  const start = -randomInteger(random, 3, 15);
  return walkOf(start, other(random, -12, 16, -1, 0, 1, -start));
};

function walkOf(start: number, change: number): Exercise {
  const math = `${start} ${added(change)}`;
  return walked([say('Work it out.'), formula(math)], start, change);
}

const bracketsWalk: Make = (random) => {
  const start = signed(random, 2, 12);
  const number = -randomInteger(random, 2, 12);
  const minus = random() < 0.6;
  const change = minus ? -number : number;
  if (start + change === 0) return bracketsWalk(random, 3);
  return walked(
    [say('Work it out.'), formula(`${start} ${minus ? '-' : '+'} (${number})`)],
    start,
    change,
    minus
      ? `Subtracting $${number}$ is the same as adding ${-number}.`
      : `Adding $${number}$ is the same as taking away ${-number}.`,
  );
};

const smallest: Make = (random: Random) => {
  const low = -randomInteger(random, 8, 19);
  const middle = other(random, low + 3, -2);
  const high = other(random, 1, 9, -low, -middle);
  const shown = shuffled([low, middle, high], random);
  const wrong = (number: number, reason: string) => [`$${number}$`, reason] as const;
  return {
    prompt: [say(`Which number is the smallest: ${shown.map((number) => `$${number}$`).join(', ')}?`)],
    answer: choiceAnswer(
      `$${low}$`,
      [
        wrong(
          middle,
          `You looked at the size without the sign. $${low}$ is farther to the left than $${middle}$.`,
        ),
        wrong(high, 'This one is above zero. All negative numbers are smaller.'),
      ],
      random,
    ),
    solution: [
      { text: 'The smallest number is farthest to the left on the number line.' },
      {
        text: `In order: $${low} < ${middle} < ${high}$. The smallest is $${low}$.`,
        show: {
          kind: 'drawing',
          drawing: {
            kind: 'number-line',
            text: `A number line with points at ${low}, ${middle} and ${high}, in this order.`,
            from: -20,
            to: 10,
            step: 5,
            points: [low, middle, high].map((at) => ({ at, label: String(at) })),
          },
        },
      },
    ],
  };
};

export const skill: Skill = {
  lesson,
  makeExercise: byDifficulty({
    1: [colder, belowZero],
    2: [colder, fromBelow, fromBelow, smallest],
    3: [bracketsWalk, bracketsWalk, fromBelow],
    4: [multiplied],
    5: [longer],
  }),
};
