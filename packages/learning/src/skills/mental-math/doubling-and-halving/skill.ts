import { randomInteger, type Random } from 'shared-puzzle-engine';
import type { ExerciseDifficulty, Exercise } from '../../../exercise/exercise';
import type { Block, Step } from '../../../exercise/text';
import { numberAnswer } from '../../making/answers';
import { say, step } from '../../making/blocks';
import { byDifficulty, type Make } from '../../making/by-difficulty';
import { pick } from '../../making/draw';
import type { Skill } from '../../skill';
import { workOut } from '../work-out';
import { decimal } from '../write-number';
import { lesson } from './lesson';
import { quotient } from './quotient';

/** What is doubled, at each difficulty. */
const DOUBLED = {
  1: [15, 25, 35, 45, 50],
  2: [15, 25, 35, 45, 55, 65],
  3: [35, 45, 55, 75, 85, 95],
  4: [75, 125, 175, 225, 250],
  5: [1.5, 2.5, 3.5, 4.5, 7.5, 12.5],
} as const;

function drawFactors(random: Random, difficulty: ExerciseDifficulty): [doubled: number, halved: number] {
  const doubled = pick(random, DOUBLED[difficulty]);
  const halved = 2 * randomInteger(random, difficulty === 1 ? 3 : 6, difficulty < 3 ? 11 : 24);
  return halved % 10 === 0 ? drawFactors(random, difficulty) : [doubled, halved];
}

/** Round enough, or nothing left to halve. */
function isEasy(doubled: number, halved: number): boolean {
  return halved % 2 === 1 || halved < 3 || doubled % 100 === 0 || (doubled % 10 === 0 && halved < 12);
}

function wayTo(doubled: number, halved: number): Step[] {
  const [twice, half] = [doubled * 2, halved / 2];
  const now = step(
    `Double ${doubled} and halve ${halved}: the product stays the same.`,
    `${doubled} xx ${halved} = ${twice} xx ${half}`,
  );
  return isEasy(twice, half)
    ? [now, step('Now it is easy.', `${twice} xx ${half} = ${decimal(twice * half)}`)]
    : [now, ...wayTo(twice, half)];
}

function multiplied(doubled: number, halved: number, prompt: Block[]): Exercise {
  const value = doubled * halved;
  return {
    prompt,
    answer: numberAnswer(decimal(value), [
      [decimal(value * 2), `One number was doubled, but the other was not halved as often.`],
      [decimal(value / 2), 'One number was halved, but the other was not doubled as often.'],
      [decimal(value * 4), 'You doubled both. In a product, what one number gains, the other must lose.'],
      [
        decimal(doubled * 2 + halved / 2),
        `You added at the end. $${doubled * 2}$ and $${halved / 2}$ are still multiplied.`,
      ],
      [decimal(value + doubled * 2), `That is one group of ${doubled * 2} too many. Halve ${halved} again.`],
      [decimal(value * 10), 'There is one zero too many at the end.'],
    ]),
    solution: wayTo(doubled, halved),
  };
}

const product: Make = (random, difficulty) => {
  const [doubled, halved] = drawFactors(random, difficulty);
  return multiplied(
    doubled,
    halved,
    workOut(random() < 0.5 ? `${doubled} xx ${halved}` : `${halved} xx ${doubled}`),
  );
};

const story: Make = (random, difficulty) => {
  const [doubled, halved] = drawFactors(random, difficulty);
  const text =
    difficulty === 5
      ? pick(random, [
          `A cup holds ${halved} grams of sugar. How many grams are in ${doubled} cups?`,
          `A meter of cloth costs ${halved} dollars. How many dollars do ${doubled} meters cost?`,
        ])
      : pick(random, [
          `A hall has ${halved} rows of ${doubled} seats. How many seats is that?`,
          `A box holds ${doubled} pencils. How many pencils are in ${halved} boxes?`,
          `A flight takes ${doubled} minutes. How many minutes do ${halved} such flights take?`,
        ]);
  return multiplied(doubled, halved, [say(text)]);
};

export const skill: Skill = {
  lesson,
  makeExercise: byDifficulty({
    1: [product, product, story],
    2: [product, product, story],
    3: [product, quotient],
    4: [product, quotient, story],
    5: [product, story, quotient],
  }),
};
