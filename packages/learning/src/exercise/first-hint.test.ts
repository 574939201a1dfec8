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
