import type { ExerciseDifficulty } from '../exercise/exercise';
import { PROFICIENT } from '../mastery/mastery';
import type { SkillOnMap } from '../skills/skill';
import { chooseDetour } from './choose-detour';
import { EASIEST, HARDEST, nextDifficulty } from './next-difficulty';
import { type ExerciseChoice, SESSION_LENGTH, type SessionState, streakOf, wasSolved } from './session';

/** Once the skill is proficient, the difficulty rises after this many correct answers in a row. */
const RISE_AFTER = 2;

/**
 * A session about one skill: from the easiest exercises to the hardest, one step easier after a miss. After the skill's
 * lesson two exercises are about something else, and then the skill starts over with the easiest ones.
 */
export function chooseSkillPractice(state: SessionState, map: readonly SkillOnMap[]): ExerciseChoice | null {
  const { skill: id, skills, answers } = state;
  const entry = map.find((other) => other.id === id);
  if (!entry || answers.length >= SESSION_LENGTH) return null;
  const detour = chooseDetour(state, entry, map);
  if (detour) return detour;

  const skill = entry.id;
  const progress = skills.find((one) => one.skill === skill);
  const own = answers.filter((answer) => answer.skill === skill);
  const last = own.at(-1);
  if (!last) {
    return progress
      ? { skill, difficulty: nextDifficulty(progress, last), why: 'strengthen' }
      : { skill, difficulty: EASIEST, why: 'new' };
  }
  if (!wasSolved(last)) {
    const easier = last.support === 'lesson' ? EASIEST : Math.max(EASIEST, last.difficulty - 1);
    return { skill, difficulty: easier as ExerciseDifficulty, why: 'missed' };
  }
  const rises = (progress?.evidence_count ?? 0) < PROFICIENT || streakOf(own) % RISE_AFTER === 0;
  const difficulty = Math.min(HARDEST, last.difficulty + (rises ? 1 : 0)) as ExerciseDifficulty;
  return { skill, difficulty, why: difficulty === HARDEST ? 'stretch' : 'strengthen' };
}
