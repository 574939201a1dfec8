import { seededRandom } from 'shared-puzzle-engine';
import { checkAnswer } from '../exercise/check-answer';
import type { ExerciseDifficulty } from '../exercise/exercise';
import { SKILLS } from '../skills/skill-map';
import { absurdityOf, PLAIN } from './absurdity';
import { kindOfReason, mistakesOf } from './mistake-kind';
import { refutationOf } from './refutation';

it.each(SKILLS.map((entry) => [entry.id, entry] as const))(
  'shows mistakes of %s only where they are plain',
  async (_, entry) => {
    const skill = await entry.load();
    const makeOne = ({ difficulty, seed }: { difficulty: ExerciseDifficulty; seed: number }) =>
      skill.makeExercise(seededRandom(seed), difficulty);
    const typical = { difficulty: 3, seed: 3 } as const;
    for (const { reason } of mistakesOf(makeOne(typical))) {
      const shown = refutationOf(kindOfReason(reason), typical, makeOne);
      if (!shown) continue;
      expect(absurdityOf(shown.exercise, shown.mistake.given)).toBeGreaterThanOrEqual(PLAIN);
      expect(checkAnswer(shown.exercise.answer, shown.mistake.given)).toMatchObject({ kind: 'wrong' });
    }
  },
);
