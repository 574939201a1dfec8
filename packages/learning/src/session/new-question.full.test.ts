import fc from 'fast-check';
import { DIFFICULTIES } from '../exercise/exercise';
import { loadExercise, type NamedExercise } from '../review/load-exercise';
import { SKILLS } from '../skills/skill-map';
import { questionsOf, withNewQuestion } from './new-question';
import { questionOf } from './question';
import { SESSION_LENGTH } from './session';

const question = async (exercise: NamedExercise) => questionOf((await loadExercise(exercise))!);

async function askAgain(kind: Pick<NamedExercise, 'skill' | 'difficulty'>, seeds: readonly number[]) {
  const exercises: NamedExercise[] = [];
  const asked = new Set<string>();
  for (const seed of seeds) {
    const exercise = await withNewQuestion({ ...kind, seed }, asked);
    exercises.push(exercise);
    asked.add(await question(exercise));
  }
  return { exercises, asked };
}

/** The worst case: the random number is always the same. */
const always = (seed: number, times = SESSION_LENGTH) => Array<number>(times).fill(seed);

describe.each(DIFFICULTIES)('At difficulty %i', (difficulty) => {
  it.each(SKILLS.map(({ id }) => id))('%s has a question for each place of a session', async (skill) => {
    await fc.assert(
      fc.asyncProperty(fc.nat(2 ** 31 - 2), async (seed) => {
        const { exercises, asked } = await askAgain({ skill, difficulty }, always(seed));
        expect(asked.size).toBe(SESSION_LENGTH);
        expect(exercises.filter((exercise) => exercise.difficulty !== difficulty)).toEqual([]);
      }),
      { numRuns: 2 },
    );
  });
});

it('is deterministic', async () => {
  const kind = { skill: 'squares-ending-in-5', difficulty: 1 } as const;
  expect(await askAgain(kind, always(7))).toEqual(await askAgain(kind, always(7)));
});

it('keeps an exercise while its question is new', async () => {
  const wanted = { skill: 'mean', difficulty: 1, seed: 7 } as const;
  expect(await withNewQuestion(wanted, new Set())).toEqual(wanted);
  const unknown = { ...wanted, skill: 'from-a-newer-build' };
  expect(await questionsOf([unknown])).toEqual(new Set());
  expect(await withNewQuestion(unknown, new Set())).toEqual(unknown);
});

const ofSkill = (skill: string, difficulty: NamedExercise['difficulty'], count: number) =>
  Array.from({ length: count }, (_, seed) => ({ skill, difficulty, seed }));

it('does not repeat a question of another skill', async () => {
  const asked = await questionsOf(ofSkill('doubling-and-halving', 2, 200));
  const others = ofSkill('times-5-11-25', 2, 200);
  expect([...(await questionsOf(others))].filter((other) => asked.has(other))).not.toEqual([]);
  for (const other of others) {
    expect(asked).not.toContain(await question(await withNewQuestion(other, asked)));
  }
});

it.each([
  [1, 2],
  [5, 4],
] as const)('moves from difficulty %i to %i when every question was asked', async (difficulty, next) => {
  const asked = await questionsOf(ofSkill('squares-ending-in-5', difficulty, 2_000));
  const wanted = { skill: 'squares-ending-in-5', difficulty, seed: 3 };
  expect(await withNewQuestion(wanted, asked)).toMatchObject({ difficulty: next });
});

it('asks facts similar to the missed one, each once, smaller number first', async () => {
  const { exercises } = await askAgain({ skill: 'fact-products', difficulty: 1 }, always(7008, 30));
  expect(new Set(exercises.map(({ seed }) => seed)).size).toBe(30);
  for (const { seed } of exercises) {
    const [left, right] = [Math.floor(seed / 1000), seed % 1000];
    expect([2 <= left, left <= right, right <= 9]).toEqual([true, true, true]);
  }
});
