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
    prompt: [say('Combine like terms.'), formula(sum(...terms))],
    answer: expressionAnswer(sum(...right), 'simplified', [
      [sum(...sizes), 'You added everything. A term keeps the sign in front of it.'],
      [
        sum([all, name]),
        `You combined unlike terms. $${name}$ and ${otherName === '' ? 'plain numbers' : `$${otherName}$`} are counted separately.`,
      ],
      [
        sum([second, name], [first, otherName], ...rest),
        'The numbers are with the wrong letters. Count each kind by itself.',
      ],
      [
        sum([first, name], [-second, otherName], ...rest),
        `Look again at the signs of ${otherName === '' ? 'the plain numbers' : `the terms with $${otherName}$`}.`,
      ],
      [
        sum([-first, name], [second, otherName], ...rest),
        `Look again at the signs of the terms with $${name}$.`,
      ],
      [
        sum([first + 1, name], [second, otherName], ...rest),
        `Almost. Count the $${name}$ again. A letter alone counts as one.`,
      ],
      [
        sum([first - 1, name], [second, otherName], ...rest),
        `Almost. Count the $${name}$ again. A letter alone counts as one.`,
      ],
    ]),
    solution: collectingSteps(terms),
  };
}
