import { randomInteger, type Random } from 'shared-puzzle-engine';
import type { Exercise } from '../../../exercise/exercise';
import type { Step } from '../../../exercise/text';
import type { Skill } from '../../skill';
import { choiceAnswer } from '../../making/answers';
import { formula, picture, say, step } from '../../making/blocks';
import { byDifficulty, type Make } from '../../making/by-difficulty';
import { pick, signed } from '../../making/draw';
import { added, bracketed, quotient, sum } from '../../making/write';
import { lesson } from './lesson';
import { readFromLine } from './read-from-line';
import { OTHER_END, SIGNS, solutionOnLine, TURNED, type Sign } from './signs';
import { between, furthest } from './whole-solutions';

/** Which is the solution of a·x + b < c? The answer is chosen: it is a set of numbers. */
function chosen(a: number, b: number, end: number, sign: Sign, random: Random): Exercise {
  const asked = a < 0 ? TURNED[sign] : sign;
  const c = a * end + b;
  const left = a < 0 && b > 0 ? sum([b, ''], [a, 'x']) : sum([a, 'x'], [b, '']);
  const write = (way: Sign, at: number | string) => `$x ${way} ${at}$`;
  const undo = b > 0 ? `Subtract ${b} from both sides.` : `Add ${-b} to both sides.`;
  const turn =
    a < 0
      ? 'You divided by a negative number: flip the inequality sign.'
      : 'The sign stays as it is: nothing was divided by a negative number.';
  const steps: Step[] = [
    ...(b === 0 ? [] : [step(undo, `${sum([a, 'x'])} ${asked} ${c - b}`)]),
    ...(a === 1
      ? []
      : [
          step(
            `Divide both sides by $${a}$. ${a < 0 ? 'It is negative, so flip the inequality sign.' : 'It is positive, so the sign stays.'}`,
            `x ${sign} ${end}`,
          ),
        ]),
    {
      text: 'Draw it. An open point is not part of the solution.',
      show: picture(solutionOnLine(sign, end)),
    },
    step(
      `Check the end: for $x = ${end}$ the left side is $${a === 1 ? '' : `${a} xx `}${bracketed(end)}${b === 0 ? '' : ` ${added(b)}`} = ${c}$.`,
    ),
  ];
  return {
    prompt: [say('Which numbers make this true?'), formula(`${left} ${asked} ${c}`)],
    answer: choiceAnswer(
      write(sign, end),
      [
        [write(TURNED[sign], end), turn],
        b === 0
          ? [write(sign, -end), 'The number is on the wrong side of zero. Divide the signs too.']
          : [write(sign, quotient(c + b, a)), `To undo $${added(b)}$: ${undo} You did the opposite.`],
        [
          write(OTHER_END[sign], end),
          `Look at the end: ${sign.length === 2 ? `$${end}$ is included, because the sides may be equal` : `$${end}$ is not included, because the sides must differ`}.`,
        ],
        [write(TURNED[sign], -end), 'Both the inequality sign and the number have the wrong direction.'],
      ],
      random,
    ),
    solution: steps,
  };
}

const oneStep: Make = (random) =>
  chosen(1, signed(random, 2, 12), randomInteger(random, 2, 15), pick(random, SIGNS), random);
const multiplied: Make = (random) =>
  chosen(randomInteger(random, 2, 9), 0, signed(random, 2, 12), pick(random, SIGNS), random);
const twoSteps: Make = (random) =>
  chosen(
    randomInteger(random, 2, 6),
    signed(random, 2, 12),
    signed(random, 2, 9),
    pick(random, SIGNS),
    random,
  );
const turned: Make = (random) =>
  chosen(-randomInteger(random, 2, 7), 0, signed(random, 2, 12), pick(random, SIGNS), random);
const turnedTwoSteps: Make = (random) =>
  chosen(
    -randomInteger(random, 2, 7),
    signed(random, 2, 15),
    signed(random, 2, 9),
    pick(random, SIGNS),
    random,
  );

export const skill: Skill = {
  lesson,
  makeExercise: byDifficulty({
    1: [readFromLine, oneStep],
    2: [oneStep, multiplied, twoSteps],
    3: [turned, furthest],
    4: [turnedTwoSteps, furthest],
    5: [between, furthest],
  }),
};
