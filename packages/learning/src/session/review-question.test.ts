import { everyMistakeOf } from '../mistakes/mistake-kind';
import { mistakeLabel } from '../mistakes/mistake-name';
import { loadExercise } from '../review/load-exercise';
import { questionOf } from './question';
import { reviewQuestion } from './review-question';

const wanted = (seed: number) => ({ skill: 'slope', difficulty: 2 as const, seed });

/** The labels of the mistakes that an exercise knows. */
async function labelsIn(exercise: Parameters<typeof loadExercise>[0]): Promise<string[]> {
  return everyMistakeOf((await loadExercise(exercise))!).map(({ reason }) => mistakeLabel(reason));
}

it('finds a question in which the mistake of the card leads to a wrong answer', async () => {
  const seeds = Array.from({ length: 40 }, (_, seed) => seed);
  const labels = new Set((await Promise.all(seeds.map((seed) => labelsIn(wanted(seed))))).flat());
  const without = async (label: string) => {
    for (const seed of seeds) if (!(await labelsIn(wanted(seed))).includes(label)) return seed;
    return 0;
  };
  expect(labels.size).toBeGreaterThan(3);
  for (const label of labels) {
    const fresh = await reviewQuestion(`skill:slope:${label}`, wanted(await without(label)), new Set());
    expect(await labelsIn(fresh!)).toContain(label);
    // A replaced task asks for its question again.
    expect(await reviewQuestion(`skill:slope:${label}`, { ...wanted(0), ...fresh }, new Set())).toEqual(
      fresh,
    );
  }
});

it('asks no question twice, but any question where the mistake is unknown', async () => {
  const asked = new Set([questionOf((await loadExercise(wanted(7)))!)]);
  for (const card of ['skill:slope', 'skill:slope:00000000']) {
    const fresh = await reviewQuestion(card, wanted(7), asked);
    expect(asked).not.toContain(questionOf((await loadExercise(fresh!))!));
  }
});

it('asks a fact itself, once, and no unknown skill', async () => {
  const fact = { skill: 'fact-products', difficulty: 1 as const, seed: 7008 };
  expect(await reviewQuestion('fact:7x8', fact, new Set())).toEqual(fact);
  const asked = new Set([questionOf((await loadExercise(fact))!)]);
  expect(await reviewQuestion('fact:7x8', fact, asked)).toBeNull();
  const unknown = { ...wanted(1), skill: 'from-a-newer-build' };
  expect(await reviewQuestion('skill:from-a-newer-build', unknown, new Set())).toBeNull();
});
