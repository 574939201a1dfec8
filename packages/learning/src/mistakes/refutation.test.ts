import { seededRandom } from 'shared-puzzle-engine';
import type { Exercise } from '../exercise/exercise';
import { nearly, numberAnswer } from '../skills/builder';
import { findSkill } from '../skills/skill-map';
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

const pause = () => Promise.resolve();

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
  expect(await loadRefutation(tried, new Set(), pause)).toBeNull();
  expect(
    await loadRefutation({ ...tried, skill: 'fact-products', seed: 7008, given: '54' }, new Set(), pause),
  ).toBeNull();
});

describe('a search in vain', () => {
  /** We have no check for what is read from a chart. */
  const vain = async () => {
    const skill = findSkill('bar-charts')!;
    const { makeExercise } = await skill.load();
    const [mistake] = mistakesOf(makeExercise(seededRandom(3), 3));
    return { tried: { skill: skill.id, difficulty: 3, seed: 3, given: mistake!.given }, skill };
  };

  it('pauses after each exercise', async () => {
    const { tried, skill } = await vain();
    const loaded = await skill.load();
    const make = jest.spyOn(loaded, 'makeExercise');
    const counts: number[] = [];
    const count = () => {
      counts.push(make.mock.calls.length);
      make.mockClear();
      return Promise.resolve();
    };
    expect(await loadRefutation(tried, new Set(), count)).toBeNull();
    expect(counts.length).toBeGreaterThan(30);
    // The first part includes the exercise that was missed.
    expect(Math.max(...counts.slice(1))).toBe(1);
    make.mockRestore();
  });

  it('ends when its pause rejects', async () => {
    const { tried } = await vain();
    const stop = jest.fn(() => Promise.reject(new Error('left')));
    await expect(loadRefutation(tried, new Set(), stop)).rejects.toThrow('left');
    expect(stop).toHaveBeenCalledTimes(1);
  });
});
