import type { Exercise } from '../exercise/exercise';
import { nearly, numberAnswer } from '../skills/builder';
import { answered } from '../testing/answered';
import { absurdityOf } from './absurdity';
import { mistakesOf } from './mistake-kind';
import { refutationOf, repeatedMistake } from './refutation';

/** "5 times number is …": the mistake is to add 5 and the number. */
const make = ({ seed }: { seed: number }): Exercise => {
  const number = 2 + (seed % 9);
  return {
    prompt: [{ kind: 'math', math: `5 xx ${number}` }],
    answer: {
      kind: 'number',
      value: String(5 * number),
      mistakes: [
        { value: String(5 + number), reason: `You added ${number}. Multiply.` },
        { value: String(5 - number), reason: `You took $${number}$ away.` },
      ],
    },
    solution: [],
  };
};
const given = (seed: number, text: string, correct = false) => ({
  ...answered('times-5', 3, correct, false, seed),
  given: text,
});

it('recognizes a mistake by its reason, whatever the numbers', () => {
  const adding = [given(1, '8'), given(2, '9')];
  expect(repeatedMistake(adding, 'times-5', make)).toBe('You added #. Multiply.');
  expect(repeatedMistake(adding.slice(1), 'times-5', make)).toBeNull();
  expect(repeatedMistake([given(1, '8'), given(2, '1')], 'times-5', make)).toBeNull();
  expect(repeatedMistake([given(1, '8'), given(2, '20', true), given(2, '9')], 'times-5', make)).toBeNull();
  expect(repeatedMistake([given(1, '77'), given(2, '77')], 'times-5', make)).toBeNull();
  expect(repeatedMistake([given(1, ''), given(2, '')], 'times-5', make)).toBeNull();
});

it('finds the exercise in which the mistake is most obvious', () => {
  const found = refutationOf('You added #. Multiply.', { difficulty: 3, seed: 1 }, make);
  expect(found).toMatchObject({ exercise: { answer: { value: '50' } }, mistake: { given: '15' } });
  expect(refutationOf('Another mistake.', { difficulty: 3, seed: 1 }, make)).toBeNull();
});

it('ranks a wrong sign above a wrong magnitude, and that above a near miss', () => {
  const of = (wrong: string) => absurdityOf(make({ seed: 0 }), wrong);
  expect(of('-10')).toBeGreaterThan(of('20'));
  expect(of('10.5')).toBeGreaterThan(of('11'));
  expect(of('20')).toBeGreaterThan(of('11'));
});

it('ignores slips, and mistakes that are obvious nowhere', () => {
  const plus = { prompt: [], solution: [], answer: numberAnswer(30, [[29, 'Off by one.'], ...nearly(30)]) };
  expect(mistakesOf(plus).map(({ given: value }) => value)).toEqual(['29']);
  expect(refutationOf('Off by one.', { difficulty: 1, seed: 0 }, () => plus)).toBeNull();
});
