import fc from 'fast-check';
import { seededRandom } from 'shared-puzzle-engine';
import { checkAnswer } from '../exercise/check-answer';
import { DIFFICULTIES, type Answer, type Difficulty, type Exercise } from '../exercise/exercise';
import { brokenMathIn, effort } from '../testing/read-exercise';
import { SKILLS } from './skill-map';
import type { Skill } from './skill';

const RUNS = { numRuns: 40 };
const seeds = fc.nat();
const difficulties = fc.constantFrom(...DIFFICULTIES);

/** What a person who knows the answer gives. */
function rightAnswer(answer: Answer): string {
  if (answer.kind === 'choice') return String(answer.right);
  return answer.kind === 'pair' ? answer.values.join(', ') : answer.value;
}

function wrongAnswers(answer: Answer): { given: string; reason: string | undefined }[] {
  if (answer.kind !== 'choice') return answer.mistakes.map(({ value, reason }) => ({ given: value, reason }));
  const options = answer.options.map(({ reason }, place) => ({ given: String(place), reason }));
  return options.filter((_, place) => place !== answer.right);
}

function textsOf(exercise: Exercise): string {
  return JSON.stringify(exercise);
}

describe('The map', () => {
  it('names each skill once, and behind those that it needs', () => {
    const before = new Set<string>();
    for (const { id, needs } of SKILLS) {
      expect(before).not.toContain(id);
      for (const need of needs) expect(before).toContain(need);
      before.add(id);
    }
  });

  it('names skills so that they can be stored', () => {
    for (const { id } of SKILLS) expect(id).toMatch(/^[a-z][a-z0-9-]{1,39}$/);
  });
});

describe.each(SKILLS.map((entry) => [entry.id, entry] as const))('%s', (_, entry) => {
  let skill: Skill;
  beforeAll(async () => {
    skill = await entry.load();
  });

  function forAnyExercise(check: (exercise: Exercise) => void) {
    fc.assert(
      fc.property(seeds, difficulties, (seed, difficulty) =>
        check(skill.makeExercise(seededRandom(seed), difficulty)),
      ),
      RUNS,
    );
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
      for (const { given, reason } of wrong) {
        expect(reason).toMatch(/\S/);
        expect(checkAnswer(answer, given)).toEqual({ kind: 'wrong', reason });
      }
    });
  });

  it('explains the way in steps', () => {
    forAnyExercise(({ solution }) => expect(solution.length).toBeGreaterThan(0));
  });

  it('shows no broken number', () => {
    forAnyExercise((exercise) => expect(textsOf(exercise)).not.toMatch(/NaN|undefined|Infinity|-0(?![.\d])/));
  });

  const firstExercises = (difficulty: Difficulty, count: number) =>
    Array.from({ length: count }, (_, seed) => skill.makeExercise(seededRandom(seed), difficulty));

  it('writes formulas that are AsciiMath: words in them are quoted', () => {
    const exercises = DIFFICULTIES.flatMap((difficulty) => firstExercises(difficulty, 20));
    expect(brokenMathIn([skill.lesson, exercises])).toEqual([]);
  });

  it('asks for more at difficulty 5 than at difficulty 1', () => {
    const all = (difficulty: Difficulty) =>
      firstExercises(difficulty, 30).reduce((sum, exercise) => sum + effort(exercise), 0);
    expect(all(5)).toBeGreaterThan(all(1));
  });

  it('gives the same exercise for the same seed', () => {
    const make = () => skill.makeExercise(seededRandom(7), 3);
    expect(make()).toEqual(make());
  });

  it.each(DIFFICULTIES)('hardly repeats itself at difficulty %d', (difficulty) => {
    const random = seededRandom(`${entry.id} ${difficulty}`);
    const made = Array.from({ length: 12 }, () => textsOf(skill.makeExercise(random, difficulty)));
    expect(new Set(made).size).toBeGreaterThanOrEqual(5);
  });
});
