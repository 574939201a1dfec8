import type { Exercise } from '../exercise/exercise';
import { nearly, numberAnswer } from '../skills/builder';
import { mistakesOf } from './mistake-kind';
import { loadRefutation, refutationOf } from './refutation';

/** "20 - 2 to 10": the mistake is to add. */
const make = ({ seed }: { seed: number }): Exercise => {
  const number = 2 + (seed % 9);
  return {
    prompt: [{ kind: 'math', math: `20 - ${number}` }],
    answer: {
      kind: 'number',
      value: String(20 - number),
      mistakes: [
        { value: String(20 + number), reason: `You added ${number}. Subtract it.` },
        { value: '7', reason: 'Off by one.', isSlip: true },
      ],
    },
    solution: [],
  };
};

const KIND = 'You added #. Subtract it.';

it('shows the same mistake with another question, and what contradicts it', () => {
  const found = refutationOf(KIND, { difficulty: 3, seed: 1 }, make);
  expect(found).toMatchObject({
    mistake: { given: '24' },
    contradiction: 'Check by adding back what was subtracted. $24 + 4 = 28$, not 20.',
  });
  expect(refutationOf('Another mistake.', { difficulty: 3, seed: 1 }, make)).toBeNull();
});

it('never asks a question again that was answered in this session', () => {
  const asked = new Set(['[{"kind":"math","math":"20 - 4"}]']);
  expect(refutationOf(KIND, { difficulty: 3, seed: 1 }, make, asked)).toMatchObject({
    mistake: { given: '25' },
  });
});

it('is null without a contradiction, such as for two different results', () => {
  const words = (): Exercise => ({
    ...make({ seed: 0 }),
    prompt: [{ kind: 'text', text: 'How many are left?' }],
  });
  expect(refutationOf('You added #. Subtract it.', { difficulty: 1, seed: 0 }, words)).toBeNull();
});

it('ignores slips, unknown mistakes and facts of games', async () => {
  const plus = { prompt: [], solution: [], answer: numberAnswer(30, [[29, 'Off by one.'], ...nearly(30)]) };
  expect(mistakesOf(plus).map(({ given: value }) => value)).toEqual(['29']);
  const tried = { skill: 'negative-numbers', difficulty: 1, seed: 1, given: '12345' };
  expect(await loadRefutation(tried, new Set())).toBeNull();
  expect(
    await loadRefutation({ ...tried, skill: 'fact-products', seed: 7008, given: '54' }, new Set()),
  ).toBeNull();
});
