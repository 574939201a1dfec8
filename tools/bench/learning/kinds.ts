import { seededRandom } from 'shared-puzzle-engine';
import { DIFFICULTIES } from '../../../packages/learning/src/exercise/exercise';
import { SKILLS } from '../../../packages/learning/src/skills/skill-map';
import type { KindOf } from './learning-run';

/** Exercises of each skill and difficulty, whose kinds stand for all. */
const SAMPLE = 40;

/** Draws kinds of question with the frequencies of the real skills. */
export async function loadKinds(): Promise<KindOf> {
  const kinds = new Map<string, number[]>();
  for (const { id, load } of SKILLS) {
    const skill = await load();
    for (const difficulty of DIFFICULTIES) {
      const exercises = Array.from({ length: SAMPLE }, (_, seed) =>
        skill.makeExercise(seededRandom(seed), difficulty),
      );
      kinds.set(
        `${id} ${difficulty}`,
        exercises.map(({ kind }) => kind ?? 1),
      );
    }
  }
  return ({ skill, difficulty, avoided_kind }, random) => {
    // In the order of `withNewQuestion`.
    const harder = DIFFICULTIES.filter((other) => other >= difficulty);
    const easier = DIFFICULTIES.filter((other) => other < difficulty).reverse();
    for (const level of [...harder, ...easier]) {
      const drawn = (kinds.get(`${skill} ${level}`) ?? []).filter((kind) => kind !== avoided_kind);
      const kind = drawn[Math.floor(random() * drawn.length)];
      if (kind !== undefined) return { kind, difficulty: level };
    }
    return { kind: 1, difficulty };
  };
}
