import {
  choiceAnswer,
  expressionAnswer,
  formula,
  say,
  type Block,
  type Mistakes,
  type Question,
  type Step,
} from '../builder';

interface Rearranged {
  /** What the letters stand for. */
  readonly story?: string | undefined;
  readonly math: string;
  /** The letter to solve for. */
  readonly letter: string;
  /** What it is equal to. */
  readonly right: string;
  readonly mistakes: Mistakes;
  readonly solution: readonly Step[];
}

function promptOf({ story, math, letter }: Rearranged, how = ''): Block[] {
  const question = `Solve the ${story ? 'formula' : 'equation'} for $${letter}$.${how}`;
  return story ? [say(story), formula(math), say(question)] : [say(question), formula(math)];
}

/** For a result that is a polynomial, which can be typed. */
export function typed(rearranged: Rearranged): Question {
  const { letter, right, mistakes, solution } = rearranged;
  return {
    prompt: promptOf(rearranged, ` Write the right side of $${letter} = ...$ without parentheses.`),
    answer: expressionAnswer(right, 'simplified', mistakes),
    solution,
  };
}

/** For a result that is divided by a letter, which cannot be typed. */
export function chosen(rearranged: Rearranged): Question {
  const { letter, right, mistakes, solution } = rearranged;
  const option = (side: string | number) => `$${letter} = ${side}$`;
  return {
    prompt: promptOf(rearranged),
    answer: choiceAnswer(
      option(right),
      mistakes.map(([side, reason]) => [option(side), reason]),
    ),
    solution,
  };
}
