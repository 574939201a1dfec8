import { checkAnswer } from './check-answer';
import type { NumberAnswer } from './exercise';

describe('A rounded mistake', () => {
  const answer: NumberAnswer = {
    kind: 'number',
    value: '0.25',
    mistakes: [
      { value: '0.343', reason: 'Three decimals.' },
      { value: '0.667', reason: 'Two thirds.' },
      { value: '0.3468', reason: 'Near the first.' },
      { value: '0.512', reason: 'A slip.', isSlip: true },
    ],
  };
  const reasonOf = (given: string) => checkAnswer(answer, given);

  it.each([
    ['0.67', 'Two thirds.'],
    ['2/3', 'Two thirds.'],
    ['0.6667', 'Two thirds.'],
    ['0.34', 'Three decimals.'],
    ['0.35', 'Near the first.'],
  ])('is recognized: %s', (given, reason) => expect(reasonOf(given)).toEqual({ kind: 'wrong', reason }));

  it.each(['0.7', '0.51', '0.36'])('is not recognized: %s', (given) =>
    expect(reasonOf(given)).toEqual({ kind: 'wrong', reason: undefined }),
  );

  it('is not recognized if it rounds two of them', () => {
    const mistakes = ['0.342', '0.343'].map((value) => ({ value, reason: `It is ${value}.` }));
    expect(checkAnswer({ ...answer, mistakes }, '0.34')).toEqual({ kind: 'wrong', reason: undefined });
  });
});
