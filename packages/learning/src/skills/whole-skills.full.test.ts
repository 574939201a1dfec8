import fc from 'fast-check';
import { seededRandom } from 'shared-puzzle-engine';
import { checkAnswer } from '../exercise/check-answer';
import { DIFFICULTIES, type Answer, type ExerciseDifficulty, type Exercise } from '../exercise/exercise';
import { brokenMathIn, effort } from '../testing/read-exercise';
import { LEVELS_OF_PATH, type Skill } from './skill';
import { findSkill, SKILLS } from './skill-map';

/** Making exercises takes longer than checking them, so these rules share a sample. */
const SAMPLE = 50;
/** People who practice a skill for weeks see this many exercises of one difficulty, and rarely the same one twice. */
const SEEDS = 500;
const DIFFERENT = 60;
const draws = fc.tuple(fc.nat(), fc.constantFrom(...DIFFICULTIES));

/** The answer of somebody who knows it. */
function rightAnswer(answer: Answer): string {
  if (answer.kind === 'choice') return String(answer.right);
  return answer.kind === 'pair' ? answer.values.join(', ') : answer.value;
}

function wrongAnswers(answer: Answer): { given: string; reason: string | undefined }[] {
  if (answer.kind !== 'choice') return answer.mistakes.map(({ value, reason }) => ({ given: value, reason }));
  const options = answer.options.map(({ reason }, index) => ({ given: String(index), reason }));
  return options.filter((_, index) => index !== answer.right);
}

/** What the learner sees. Different options make a different exercise; a different order does not. */
function questionOf({ prompt, answer }: Exercise): string {
  return JSON.stringify([prompt, answer.kind === 'choice' && answer.options.map(({ text }) => text).sort()]);
}

function textsOf(exercise: Exercise): string {
  return JSON.stringify(exercise);
}

describe('The map', () => {
  it('lists each skill once, after those that it needs', () => {
    const before = new Set<string>();
    for (const { id, needs } of SKILLS) {
      expect(before).not.toContain(id);
      for (const need of needs) expect(before).toContain(need);
      before.add(id);
    }
  });

  it('places each skill at a level of its path, and its needs in the same path', () => {
    for (const { id, path, level, needs } of SKILLS) {
      expect([id, LEVELS_OF_PATH[path].includes(level)]).toEqual([id, true]);
      const elsewhere = needs.filter((need) => findSkill(need)?.path !== path);
      expect([id, elsewhere]).toEqual([id, []]);
    }
  });

  it('uses ids that can be stored', () => {
    for (const { id } of SKILLS) expect(id).toMatch(/^[a-z][a-z0-9-]{1,39}$/);
  });
});

describe.each(SKILLS.map((entry) => [entry.id, entry] as const))('%s', (_, entry) => {
  let skill: Skill;
  /** Different ones in each run. */
  let anyExercises: readonly (readonly [draw: string, exercise: Exercise])[];
  /** The exercises of the first seeds, by difficulty. */
  let firstExercises: readonly (readonly Exercise[])[];

  function made(seed: number, difficulty: ExerciseDifficulty): Exercise {
    try {
      return skill.makeExercise(seededRandom(seed), difficulty);
    } catch (cause) {
      throw new Error(`No exercise of seed ${seed} at difficulty ${difficulty}`, { cause });
    }
  }

  beforeAll(async () => {
    skill = await entry.load();
    anyExercises = fc
      .sample(draws, SAMPLE)
      .map(([seed, difficulty]) => [`seed ${seed} at difficulty ${difficulty}`, made(seed, difficulty)]);
    firstExercises = DIFFICULTIES.map((difficulty) =>
      Array.from({ length: 30 }, (_, seed) => skill.makeExercise(seededRandom(seed), difficulty)),
    );
  });

  function forAnyExercise(check: (exercise: Exercise) => void) {
    for (const [draw, exercise] of anyExercises) {
      try {
        check(exercise);
      } catch (cause) {
        throw new Error(`The exercise of ${draw}: ${String(cause)}`, { cause });
      }
    }
  }

  it('has a lesson with an idea and a worked example', () => {
    expect(skill.lesson.idea.length).toBeGreaterThan(1);
    expect(skill.lesson.example.prompt.length).toBeGreaterThan(0);
    expect(skill.lesson.example.steps.length).toBeGreaterThan(1);
  });

  it('accepts its own answer', () => {
    forAnyExercise(({ answer }) => {
      expect(checkAnswer(answer, rightAnswer(answer))).toEqual({ kind: 'right' });
    });
  });

  it('has wrong answers that are wrong, different, and explained', () => {
    forAnyExercise(({ answer }) => {
      const wrong = wrongAnswers(answer);
      expect(wrong.length).toBeGreaterThanOrEqual(answer.kind === 'choice' ? 1 : 3);
      expect(new Set(wrong.map(({ given }) => given)).size).toBe(wrong.length);
      expect(wrong.filter(({ reason }) => !/\S/.test(reason ?? ''))).toEqual([]);
      expect(wrong.filter(({ given }) => /\.\d{5}/.test(given))).toEqual([]);
      expect(wrong.map(({ given }) => checkAnswer(answer, given))).toEqual(
        wrong.map(({ reason }) => ({ kind: 'wrong', reason })),
      );
    });
  });

  it('explains the solution in steps', () => {
    forAnyExercise(({ solution }) => expect(solution.length).toBeGreaterThan(0));
  });

  it('shows no broken numbers', () => {
    forAnyExercise((exercise) => expect(textsOf(exercise)).not.toMatch(/NaN|undefined|Infinity|-0(?![.\d])/));
  });

  it('writes valid AsciiMath, with words in quotes', () => {
    expect(brokenMathIn([skill.lesson, firstExercises])).toEqual([]);
  });

  it('takes more work at difficulty 5 than at difficulty 1', () => {
    const [easiest = NaN, ...harder] = firstExercises.map((exercises) =>
      exercises.reduce((sum, exercise) => sum + effort(exercise), 0),
    );
    expect(harder.at(-1)).toBeGreaterThan(easiest);
  });

  it('has no answer that is right most of the time', () => {
    for (const exercises of firstExercises) {
      const typed = exercises.flatMap(({ answer }) =>
        answer.kind === 'choice' ? [] : [rightAnswer(answer)],
      );
      const counts = [...new Set(typed)].map((value) => typed.filter((other) => other === value).length);
      expect(Math.max(0, ...counts)).toBeLessThanOrEqual(Math.max(5, typed.length / 2));
    }
  });

  it('makes the same exercise from the same seed', () => {
    const make = () => skill.makeExercise(seededRandom(7), 3);
    expect(make()).toEqual(make());
  });

  it.each(DIFFICULTIES)('makes many different exercises at difficulty %d', (difficulty) => {
    const different = new Set<string>();
    // Most skills have enough long before the last seed.
    for (let seed = 0; seed < SEEDS && different.size < DIFFERENT; seed++) {
      different.add(questionOf(made(seed, difficulty)));
    }
    expect(different.size).toBe(DIFFERENT);
  });
});
