import { firstHintOf } from './first-hint';
import { number, pair } from '../testing/written';

const prompt = [{ kind: 'text', text: 'Find 10% of 240.' }] as const;
const after = (text: string, math: string) => ({ text, show: { kind: 'math', math } as const });

it.each([
  ['240 -: 10 = 24', '240 -: 10'],
  ['240 -: 5 = 48', '240 -: 5 = 48'],
  ['x = 240/10 = 24', 'x = 240/10'],
])('stops before the answer: %s', (math, shown) => {
  const hint = firstHintOf({ prompt, answer: number('24'), solution: [after('10% is a tenth.', math)] });
  expect(hint).toEqual(after('10% is a tenth.', shown));
});

it('keeps only the words if the formula is the answer', () => {
  const solution = [after('Divide by 10.', 'x = 24')];
  expect(firstHintOf({ prompt, answer: number('24'), solution })).toEqual({ text: 'Divide by 10.' });
  const both = [after('A factor is zero.', 'x = -2 or x = 5')];
  expect(firstHintOf({ prompt, answer: pair(['x', 'y'], ['-2', '5']), solution: both })).toEqual({
    text: 'A factor is zero.',
  });
});

it('recognizes the answer without its final zero', () => {
  const solution = [after('Subtract.', '20 - 6.5 = 13.5')];
  expect(firstHintOf({ prompt, answer: number('13.50'), solution })).toEqual(after('Subtract.', '20 - 6.5'));
});

it('shows a number that the question names', () => {
  const solution = [after('Start with the whole.', '240 = 240')];
  expect(firstHintOf({ prompt, answer: number('240'), solution })).toEqual(solution[0]);
});
