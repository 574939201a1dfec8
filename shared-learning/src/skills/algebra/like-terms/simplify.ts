import type { Exercise } from '../../../exercise/exercise';
import { expressionAnswer } from '../../making/answers';
import { formula, say } from '../../making/blocks';
import { sum, type Term } from '../../making/write';
import { collected, collectingSteps } from './collect';

export function simplify(terms: readonly Term[]): Exercise {
  const right = collected(terms);
  const [first = 0, second = 0] = right.map(([coefficient]) => coefficient);
  const [name = '', otherName = ''] = right.map(([, variables]) => variables);
  const all = right.reduce((total, [coefficient]) => total + coefficient, 0);
  const sizes = collected(terms.map(([coefficient, variables]) => [Math.abs(coefficient), variables]));
  const rest = right.slice(2);
  return {
    prompt: [say('Put like terms together.'), formula(sum(...terms))],
    answer: expressionAnswer(sum(...right), 'simplified', [
      [sum(...sizes), 'You added everything. A term takes the sign before it along.'],
      [
        sum([all, name]),
        `You put different kinds together. $${name}$ and ${otherName === '' ? 'plain numbers' : `$${otherName}$`} are counted separately.`,
      ],
      [
        sum([second, name], [first, otherName], ...rest),
        'The numbers stand with the wrong letters. Count each kind for itself.',
      ],
      [
        sum([first, name], [-second, otherName], ...rest),
        `Look at the signs once more: those of ${otherName === '' ? 'the plain numbers' : `the terms with $${otherName}$`}.`,
      ],
      [
        sum([-first, name], [second, otherName], ...rest),
        `Look at the signs once more: those of the terms with $${name}$.`,
      ],
      [
        sum([first + 1, name], [second, otherName], ...rest),
        `Nearly. Count the $${name}$ once more. A letter alone counts as one.`,
      ],
      [
        sum([first - 1, name], [second, otherName], ...rest),
        `Nearly. Count the $${name}$ once more. A letter alone counts as one.`,
      ],
    ]),
    solution: collectingSteps(terms),
  };
}
