import { choiceAnswer } from '../../making/answers';
import { picture, say, step } from '../../making/blocks';
import type { Make } from '../../making/by-difficulty';
import { other, pick } from '../../making/draw';
import { IN_WORDS, OTHER_END, SIGNS, solutionOnLine, TURNED, type Sign } from './signs';

export const readFromLine: Make = (random) => {
  const end = other(random, -8, 8, 0);
  const sign = pick(random, SIGNS);
  const write = (way: Sign, at: number) => `$x ${way} ${at}$`;
  const open = sign.length === 1;
  return {
    prompt: [say('Which inequality does the picture show?'), picture(solutionOnLine(sign, end))],
    answer: choiceAnswer(
      write(sign, end),
      [
        [
          write(TURNED[sign], end),
          `The shaded numbers are to the ${sign.startsWith('>') ? 'right, so they are larger' : 'left, so they are smaller'}.`,
        ],
        [
          write(OTHER_END[sign], end),
          open ? 'The point is open: the end is not included.' : 'The point is closed: the end is included.',
        ],
        [write(OTHER_END[TURNED[sign]], end), 'Check which side is shaded, and whether the point is open.'],
      ],
      random,
    ),
    solution: [
      step(
        `The shaded numbers are ${sign.startsWith('>') ? 'to the right: they are larger' : 'to the left: they are smaller'} than $${end}$.`,
      ),
      step(
        `The point is ${open ? 'open, so the end is not part of it' : 'closed, so the end is part of it'}. That means ${IN_WORDS[sign]} $${end}$.`,
        `x ${sign} ${end}`,
      ),
    ],
  };
};
