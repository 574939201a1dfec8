import { number, pair } from '../testing/written';
import type { Answer, Exercise } from './exercise';
import { openedSolution } from './opened-solution';
import type { Step } from './text';

const step = (text: string, math?: string): Step => ({
  text,
  ...(math !== undefined && { show: { kind: 'math', math } as const }),
});
const exercise = (answer: Answer, ...solution: Step[]): Exercise => ({ prompt: [], answer, solution });

it('leaves the result of the step that finds the answer open, and omits the check', () => {
  const steps = [
    step('Subtract 5 from both sides.', '3x = 15'),
    step('Divide both sides by 3.', 'x = 15/3 = 5'),
    step('Check: $3 xx 5 + 5 = 20$.'),
  ];
  expect(openedSolution(exercise(number('5'), ...steps))).toEqual([
    steps[0],
    step('Divide both sides by 3.', 'x = 15/3 = "?"'),
  ]);
});

it('keeps the same number where it is not the result', () => {
  const sorted = step('Put them in order.', '3, 8, 12, 16, 24');
  const middle = step('The middle one of 5 is number 3.', '"median" = 12');
  expect(openedSolution(exercise(number('12'), sorted, middle))).toEqual([
    sorted,
    step('The middle one of 5 is number 3.', '"median" = "?"'),
  ]);
});

it('omits sentences that end with the answer, and both solutions of a pair', () => {
  expect(
    openedSolution(exercise(number('24'), step('10% is a tenth. So it is 24.', '240 -: 10 = 24'))),
  ).toEqual([step('10% is a tenth.', '240 -: 10 = "?"')]);
  const both = step('One of the factors is zero.', 'x = -2 "or" x = 5');
  expect(openedSolution(exercise(pair(['x', 'y'], ['-2', '5']), both))).toEqual([
    step('One of the factors is zero.', 'x = "?"'),
  ]);
});

it('recognizes an amount and a number with separators', () => {
  expect(openedSolution(exercise(number('13.5'), step('Subtract.', '20 - 6.5 = 13.50')))).toEqual([
    step('Subtract.', '20 - 6.5 = "?"'),
  ]);
  expect(openedSolution(exercise(number('71000'), step('Round it. That is 71,000.')))).toEqual([
    step('Round it.'),
  ]);
});

it('is empty if the only step is the answer', () => {
  expect(openedSolution(exercise(number('408'), step('It is 408.')))).toEqual([]);
});
