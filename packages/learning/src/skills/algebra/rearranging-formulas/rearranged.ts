import type { Random } from 'shared-puzzle-engine';
import type { Exercise } from '../../../exercise/exercise';
import type { Block, Step } from '../../../exercise/text';
import { choiceAnswer, expressionAnswer, type Mistakes } from '../../making/answers';
import { formula, say } from '../../making/blocks';

interface Rearranged {
  /** What the letters stand for. */
  readonly story?: string | undefined;
  readonly math: string;
  /** The letter that is to stand alone. */
  readonly letter: string;
  /** What it is equal to. */
  readonly right: string;
  readonly mistakes: Mistakes;
  readonly solution: readonly Step[];
}

function promptOf({ story, math, letter }: Rearranged, how = ''): Block[] {
  const ask = `Solve the ${story ? 'formula' : 'equation'} for $${letter}$.${how}`;
  return story ? [say(story), formula(math), say(ask)] : [say(ask), formula(math)];
}

/** What is written is a polynomial: it is divided by numbers only. */
export function typed(rearranged: Rearranged): Exercise {
  const { letter, right, mistakes, solution } = rearranged;
  return {
    prompt: promptOf(rearranged, ` Write the right side of $${letter} = ...$ without parentheses.`),
    answer: expressionAnswer(right, 'simplified', mistakes),
    solution,
  };
}

/** For what is divided by a letter, which cannot be typed. */
export function chosen(rearranged: Rearranged, random: Random): Exercise {
  const { letter, right, mistakes, solution } = rearranged;
  const option = (side: string | number) => `$${letter} = ${side}$`;
  return {
    prompt: promptOf(rearranged),
    answer: choiceAnswer(
      option(right),
      mistakes.map(([side, reason]) => [option(side), reason]),
      random,
    ),
    solution,
  };
}
