import { findSkill } from '@ninefold/learning';
import { Link } from '@ninefold/platform';
import { copy } from './copy';

/**
 * To the lesson of a skill; the session stays open meanwhile. It does not name the skill: seeing which one it is belongs to
 * the exercises of mixed practice.
 */
export function LessonLink({ skill }: { skill: string }) {
  // A fact of a game has no lesson.
  return findSkill(skill) && <Link to={`/learn/${skill}`}>{copy.lesson}</Link>;
}
