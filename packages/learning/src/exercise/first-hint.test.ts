import { number } from '../testing/written';
import { firstHintOf } from './opened-solution';

const hintOf = (...texts: string[]) =>
  firstHintOf({ prompt: [], answer: number('24'), solution: texts.map((text) => ({ text })) });

it('is the first step without the answer', () => {
  expect(hintOf('Find one tenth.', 'So it is 24.')).toEqual({ text: 'Find one tenth.' });
});

it('is null if the only step is the answer', () => {
  expect(hintOf('It is 24.')).toBeNull();
});

it('does not show a bound that equals the answer by chance', () => {
  const show = { kind: 'math', math: '6 <= 3x <= 21' } as const;
  const solution = [{ text: 'Subtract 3 from all three parts.', show }, { text: 'Count them.' }];
  expect(firstHintOf({ prompt: [], answer: number('6'), solution })).toEqual({
    text: 'Subtract 3 from all three parts.',
    show: { kind: 'math', math: '"?" <= 3x <= 21' },
  });
});
