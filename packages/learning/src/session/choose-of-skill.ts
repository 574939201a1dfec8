import type { ExerciseDifficulty } from '../exercise/exercise';
import { PROFICIENT } from '../mastery/mastery';
import type { SkillOnMap } from '../skills/skill';
import { streakOf, wasSolved } from './answered';
import { EASIEST, HARDEST, nextDifficulty } from './next-difficulty';
import { type Kind, MAX_SESSION_LENGTH, SESSION_LENGTH, type SessionState } from './session';

/** Once the skill is proficient, so many correct answers in a row lead one step up. */
const RISE_AFTER = 2;

/**
 * A session about one skill: from the easiest exercises of a new skill to the hardest, one easier after a miss. It does
 * not end on a miss, as long as it is not too long.
 */
export function chooseOfSkill(
  { skill: id, skills, answers }: SessionState,
  map: readonly SkillOnMap[],
): Kind | null {
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
  const rises = (own?.proofs ?? 0) < PROFICIENT || streakOf(answers) % RISE_AFTER === 0;
  const difficulty = Math.min(HARDEST, last.difficulty + (rises ? 1 : 0)) as ExerciseDifficulty;
  return { skill, difficulty, why: difficulty === HARDEST ? 'stretch' : 'strengthen' };
}
