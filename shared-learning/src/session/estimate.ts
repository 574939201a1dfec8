import { NEW_SKILL } from '../mastery/mastery';
import type { SkillOnMap } from '../skills/skill';
import type { ProgressOf } from './open-skills';

/** How much of what was reached in other skills is expected of a new one: the rest came by practice. */
const CARRY_OVER = 0.5;
/** Answers in another skill that count. */
const ENOUGH_ANSWERS = 5;

/**
 * What one may expect of a skill, as a rating: a rating of few answers is drawn towards what the learner does in other
 * skills of the level. So a strong learner does not begin each skill with its easiest exercises.
 */
export function estimateRating(skill: SkillOnMap, map: readonly SkillOnMap[], progress: ProgressOf): number {
  let sum = 0;
  let weights = 1;
  for (const { id, level } of map) {
    const other = progress.get(id);
    if (id === skill.id || level !== skill.level || !other) continue;
    const weight = Math.min(other.answers, ENOUGH_ANSWERS) / 2;
    sum += weight * (other.rating - NEW_SKILL.rating);
    weights += weight;
  }
  const expected = NEW_SKILL.rating + (CARRY_OVER * sum) / weights;
  const own = progress.get(skill.id);
  return own ? (own.answers * own.rating + expected) / (own.answers + 1) : expected;
}
