import { findSkill } from '@ninefold/learning';
import { Link } from '@ninefold/platform';
import { copy } from './copy';

/**
 * Links to the lesson; the session stays open. Does not name the skill, because recognizing it is part of mixed
 * practice.
 */
export function LessonLink({ skill }: { skill: string }) {
  // Facts from games have no lesson.
  return findSkill(skill) && <Link to={`/learn/${skill}`}>{copy.lesson}</Link>;
}
