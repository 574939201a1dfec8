import type { LearningState, OpenSession } from '@ninefold/contracts';
import type { SkillEntry } from '@ninefold/learning';

export type NextStep =
  /** An unfinished session of today. */
  | { readonly kind: 'resume'; readonly session: OpenSession }
  /** For newcomers: a first skill, and the offer of a placement. */
  | { readonly kind: 'begin'; readonly skill: SkillEntry }
  | { readonly kind: 'skill'; readonly skill: SkillEntry; readonly isNew: boolean }
  /** After being stuck on `of`: a skill that it builds on. */
  | { readonly kind: 'prerequisite'; readonly skill: SkillEntry; readonly of: SkillEntry }
  /** After being stuck on a skill: its lesson. */
  | { readonly kind: 'reread'; readonly skill: SkillEntry }
  /** Every skill is at least proficient; mixed practice leads to mastery. */
  | { readonly kind: 'mix' };

/** The part of the learning state that determines the next step. */
export type LearnerState = Pick<
  LearningState,
  'skills' | 'open_session' | 'placed_levels' | 'placed_skills' | 'learning_level' | 'last_answers'
> &
  Partial<Pick<LearningState, 'sessions_today' | 'sessions_limit'>>;
