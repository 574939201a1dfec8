import type { LearningState, OpenSession } from '@ninefold/contracts';
import { findSkill, SKILLS, type SkillEntry } from 'shared-learning';
import { hasReached, levelOf } from '../mastery/standing';

/** The one thing to do next. */
export type NextStep =
  /** A session of today that was left. */
  | { readonly kind: 'resume'; readonly session: OpenSession }
  /** Somebody new: a skill to begin with, and the offer to find out where to start. */
  | { readonly kind: 'begin'; readonly skill: SkillEntry }
  | { readonly kind: 'skill'; readonly skill: SkillEntry; readonly isNew: boolean }
  /** Every skill is at least proficient: mixed practice masters them. */
  | { readonly kind: 'mix' };

type Standing = Pick<LearningState, 'skills' | 'open_session' | 'placed_level'>;

export function nextStepOf(state: Standing): NextStep {
  const { open_session: session, placed_level: placed, skills } = state;
  if (session && (session.kind !== 'skill' || findSkill(session.skill ?? '')))
    return { kind: 'resume', session };
  // What a skill needs stands before it, so it is proficient already, or below the level that was placed.
  const skill = startingAt(placed).find(({ id }) => !hasReached(state, id, 'proficient'));
  if (!skill) return { kind: 'mix' };
  if (placed === null && skills.length === 0) return { kind: 'begin', skill };
  return { kind: 'skill', skill, isNew: levelOf(state, skill.id) === null };
}

/** The map from a level on, then what stands before it. */
function startingAt(level: SkillEntry['level'] | null): readonly SkillEntry[] {
  if (level === null) return SKILLS;
  const isBefore = (skill: SkillEntry) => skill.level < level;
  return [...SKILLS.filter((skill) => !isBefore(skill)), ...SKILLS.filter(isBefore)];
}
