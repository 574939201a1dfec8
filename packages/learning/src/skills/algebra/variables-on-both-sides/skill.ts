import { randomInteger } from 'shared-puzzle-engine';
import type { Skill } from '../../skill';
import { step } from '../../making/blocks';
import { byDifficulty, type Make } from '../../making/by-difficulty';
import { other, signed } from '../../making/draw';
import { solved } from '../equations';
import { sum } from '../../making/write';
import { bothBrackets, oneBracket } from './brackets';
import { gathered, gatheringMistakes } from './gather';
import { lesson } from './lesson';
import { offers } from './stories';

/** ax + b = cx + d with whole numbers: easy has positive ones and more x on the left. */
const plain: Make = (random, difficulty) => {
  const c = randomInteger(random, 2, 6);
  const a =
    difficulty === 1 ? c + randomInteger(random, 2, 5) : other(random, -5, 9, -1, 0, 1, c, c + 1, c - 1);
  const x = difficulty < 3 ? other(random, 2, 9, a) : signed(random, 2, 9);
  const b = difficulty === 1 ? randomInteger(random, 2, 12) : signed(random, 2, 15);
  const d = (a - c) * x + b;
  if (d === 0 || d === b) return plain(random, difficulty);
  return solved(`${sum([a, 'x'], [b, ''])} = ${sum([c, 'x'], [d, ''])}`, {
    x,
    mistakes: gatheringMistakes(a, b, c, d),
    solution: [
      ...gathered(a, b, c, d),
      step(
        `Check: the left side is $${sum([a * x, ''], [b, ''])} = ${a * x + b}$, the right side is $${sum([c * x, ''], [d, ''])} = ${c * x + d}$.`,
      ),
    ],
  });
};

export const skill: Skill = {
  lesson,
  makeExercise: byDifficulty({
    1: [plain],
    2: [plain, plain, offers],
    3: [plain, oneBracket],
    4: [oneBracket, oneBracket, offers],
    5: [bothBrackets],
  }),
};
