import type { ExerciseDifficulty } from '../exercise/exercise';
import type { SkillOnMap } from '../skills/skill';
import { streakOf, wasSolved } from './answered';
import { estimateRating } from './estimate';
import { pickDifficulty } from './pick-difficulty';
import { type Kind, LONGEST_SESSION, SESSION_LENGTH, type SessionState } from './session';

/** After two solved in a row the next is one step harder. */
const RISE_AFTER = 2;

/**
 * A session about one skill. What was missed comes again at once in another exercise, no harder; two solved in a row
 * lead one step up. It does not end on a miss, as long as it is not too long.
 */
export function chooseOfSkill(state: SessionState, map: readonly SkillOnMap[]): Kind | null {
  const skill = map.find(({ id }) => id === state.skill);
  const last = state.answers.at(-1);
  const endsWell = !last || wasSolved(last);
  if (!skill || state.answers.length >= (endsWell ? SESSION_LENGTH : LONGEST_SESSION)) return null;
  const progress = new Map(state.skills.map((one) => [one.skill, one]));
  const fitting = pickDifficulty(estimateRating(skill, map, progress));
  if (!last)
    return { skill: skill.id, difficulty: fitting, why: progress.has(skill.id) ? 'strengthen' : 'new' };
  if (!endsWell) {
    return {
      skill: skill.id,
      difficulty: Math.min(fitting, last.difficulty) as ExerciseDifficulty,
      why: 'missed',
    };
  }
  const risen = streakOf(state.answers) % RISE_AFTER === 0 ? last.difficulty + 1 : last.difficulty;
  const difficulty = Math.min(5, Math.max(fitting, risen)) as ExerciseDifficulty;
  return { skill: skill.id, difficulty, why: difficulty > fitting ? 'stretch' : 'strengthen' };
}
