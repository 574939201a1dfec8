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

it('opens only the result, and a secret number inside of a formula', () => {
  const chance = [step('Find the rise.', '"rise" = 9 - 6 = 3'), step('Find the run.', '"run" = 1')];
  expect(openedSolution(exercise(number('3'), ...chance, step('Divide.', 'm = 3/1 = 3')))).toEqual([
    ...chance,
    step('Divide.', 'm = 3/1 = "?"'),
  ]);
  expect(openedSolution(exercise(number('7'), step('Think of the product.', '8 xx 7 = 56')))).toEqual([
    step('Think of the product.', '8 xx "?" = 56'),
  ]);
  expect(
    openedSolution(exercise(number('27'), step('With 27 tests it is enough.', '1 - 0.84^27 ~~ 0.99'))),
  ).toEqual([step('Find the missing value.', '1 - 0.84^"?" ~~ 0.99')]);
});

it('keeps a step up to the colon before the answer, and recognizes a negative one', () => {
  const steps = [step('Go 9 to the left.'), step('You reach the result: it is -3.')];
  expect(openedSolution(exercise(number('-3'), ...steps))).toEqual([steps[0], step('You reach the result.')]);
});

it('omits drawings of the answer', () => {
  const drawing = (text: string): Step => ({
    text: 'Look at the line.',
    show: { kind: 'drawing', drawing: { kind: 'number-line', from: -9, to: 9, step: 1, text } },
  });
  const steps = [step('Start at $4$.'), step('So this is it.', '4 - 7 = -3')];
  const end = step('So this is it.', '4 - 7 = "?"');
  const [start, last] = steps as [Step, Step];
  expect(openedSolution(exercise(number('-3'), start, drawing('A jump leads to -3.'), last))).toEqual([
    start,
    end,
  ]);
  const plain = drawing('A line from -9 to 9.');
  expect(openedSolution(exercise(number('-3'), start, plain, last))).toEqual([start, plain, end]);
});

it('does not name the right option, unless the solution names others too', () => {
  const options = [{ text: '$3/8$' }, { text: '$12/25$' }];
  const choice = { kind: 'choice', options, right: 1 } as unknown as Answer;
  const compared = [
    step('Write $3/8$ as a decimal.', '3/8 = 0.375'),
    step('Write $12/25$ as a decimal.', '12/25 = 0.48'),
  ];
  expect(openedSolution(exercise(choice, ...compared, step('Compare them.', '0.48 > 0.375')))).toEqual(
    compared,
  );
  const rule = step('Test each number with the rule.');
  expect(openedSolution(exercise(choice, rule, step('Look at $12/25$ first.')))).toEqual([rule]);
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
