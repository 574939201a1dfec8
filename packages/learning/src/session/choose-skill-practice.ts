import type { ExerciseDifficulty } from '../exercise/exercise';
import { PROFICIENT } from '../mastery/mastery';
import type { SkillOnMap } from '../skills/skill';
import { EASIEST, HARDEST, nextDifficulty } from './next-difficulty';
import {
  type ExerciseChoice,
  MAX_SESSION_LENGTH,
  SESSION_LENGTH,
  type SessionState,
  streakOf,
  wasSolved,
} from './session';

/** Once the skill is proficient, the difficulty rises after this many correct answers in a row. */
const RISE_AFTER = 2;

/**
 * A session about one skill: from the easiest exercises to the hardest, one step easier after a miss. It does not end
 * on a miss unless it is already long.
 */
export function chooseSkillPractice(
  { skill: id, skills, answers }: SessionState,
  map: readonly SkillOnMap[],
): ExerciseChoice | null {
  const last = answers.at(-1);
  const endsWell = !last || wasSolved(last);
  const skill = map.find((other) => other.id === id)?.id;
  if (!skill || answers.length >= (endsWell ? SESSION_LENGTH : MAX_SESSION_LENGTH)) return null;
  const own = skills.find((progress) => progress.skill === skill);
  if (!last) {
    return own
      ? { skill, difficulty: nextDifficulty(own, last), why: 'strengthen' }
      : { skill, difficulty: EASIEST, why: 'new' };
  }
  if (!endsWell) {
    const easier = Math.max(EASIEST, last.difficulty - 1) as ExerciseDifficulty;
    return { skill, difficulty: easier, why: 'missed' };
  }
  const rises = (own?.evidence_count ?? 0) < PROFICIENT || streakOf(answers) % RISE_AFTER === 0;
  const difficulty = Math.min(HARDEST, last.difficulty + (rises ? 1 : 0)) as ExerciseDifficulty;
  return { skill, difficulty, why: difficulty === HARDEST ? 'stretch' : 'strengthen' };
}
