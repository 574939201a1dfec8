import { type Random, randomInteger, seededRandom } from 'shared-puzzle-engine';
import type { Answer, Exercise, ExerciseDifficulty } from '../exercise/exercise';
import { loadExercise } from '../review/load-exercise';
import { withNewQuestion } from '../session/new-question';
import { questionOf } from '../session/question';
import { SEED_COUNT } from '../session/session';

/** Difficulties of the exercises of a worksheet. */
const DIFFICULTIES: readonly ExerciseDifficulty[] = [1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 5, 5];
export const WORKSHEET_LENGTH = DIFFICULTIES.length;

/** Numbers stay short enough to type from paper. */
export const MAX_WORKSHEETS = 9_999;

/** Of one sheet, for students who sit next to each other. */
export const WORKSHEET_VERSIONS = ['A', 'B'] as const;
export type WorksheetVersion = (typeof WORKSHEET_VERSIONS)[number];

/**
 * A worksheet about a skill without repeated questions, whose wordings vary as much as those of the skill. Deterministic.
 * @param sheet 1 to `MAX_WORKSHEETS`
 * @param version B has the difficulties of A and none of its questions
 * @throws when the file of the skill cannot be loaded
 */
export async function makeWorksheet(
  skill: string,
  sheet: number,
  version: WorksheetVersion = 'A',
): Promise<Exercise[]> {
  return version === 'A' ? makeVersionA(skill, sheet) : (await makeWorksheetPair(skill, sheet)).B;
}

/** Both versions of a worksheet, as `makeWorksheet` makes each. */
export async function makeWorksheetPair(
  skill: string,
  sheet: number,
): Promise<Record<WorksheetVersion, Exercise[]>> {
  const A = await makeVersionA(skill, sheet);
  const random = seededRandom(`worksheet ${skill} ${sheet} B`);
  return { A, B: await exercisesOf(skill, random, new Set(A.map(questionOf))) };
}

const makeVersionA = (skill: string, sheet: number) =>
  exercisesOf(skill, seededRandom(`worksheet ${skill} ${sheet}`), new Set());

/** @param asked questions to leave out; those of the exercises are added */
async function exercisesOf(skill: string, random: Random, asked: Set<string>): Promise<Exercise[]> {
  const exercises: Exercise[] = [];
  for (const difficulty of DIFFICULTIES) {
    const seed = randomInteger(random, 0, SEED_COUNT - 1);
    const exercise = await loadExercise(await withNewQuestion({ skill, difficulty, seed }, asked));
    if (!exercise) continue;
    asked.add(questionOf(exercise));
    exercises.push(exercise);
  }
  return exercises;
}

/**
 * Three characters that follow from the answers in the key, not from their explanations. A newer version of Ninefold can
 * make other exercises for the same number; a key matches a sheet of the same edition.
 */
export function editionOf(exercises: readonly Exercise[]): string {
  const random = seededRandom(JSON.stringify(exercises.map(({ answer }) => keyOf(answer))));
  return randomInteger(random, 0, 36 ** 3 - 1)
    .toString(36)
    .padStart(3, '0');
}

function keyOf(answer: Answer): readonly (string | number | undefined)[] {
  switch (answer.kind) {
    case 'choice':
      return [...answer.options.map(({ text }) => text), answer.right];
    case 'pair':
      return [...answer.names, ...answer.values];
    case 'number':
      return [answer.value, answer.unit];
    case 'expression':
      return [answer.value];
  }
}
