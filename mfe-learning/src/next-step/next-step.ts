import type { LearningState, OpenSession } from '@ninefold/contracts';
import {
  findSkill,
  LEVELS_OF_PATH,
  placedIn,
  pathOf,
  type LearningPath,
  type SkillEntry,
} from '@ninefold/learning';
import { PATHS } from '../mastery/paths';
import { hasReached, levelOf } from '../mastery/standing';
import { sessionAddress } from './session-address';
import type { Wishes } from './wishes';

/** The one thing to do next. */
export type NextStep =
  /** A session of today that was left. */
  | { readonly kind: 'resume'; readonly session: OpenSession }
  /** Somebody new: a skill to begin with, and the offer to find out where to start. */
  | { readonly kind: 'begin'; readonly skill: SkillEntry }
  | { readonly kind: 'skill'; readonly skill: SkillEntry; readonly isNew: boolean }
  /** Every skill is at least proficient: mixed practice masters them. */
  | { readonly kind: 'mix' };

/** What of the learning state says what to do next. */
export type Standing = Pick<LearningState, 'skills' | 'open_session' | 'placed_levels' | 'learning_level'>;

/** The path that serves a goal best. */
const PATH_OF_GOAL: Readonly<Record<NonNullable<Wishes['learning_goals']>[number], LearningPath>> = {
  exam_prep: 'algebra',
  skill_building: 'mental-math',
  homework_help: 'algebra',
  career_advancement: 'statistics',
  personal_interest: 'mental-math',
  teaching_others: 'algebra',
  competition: 'mental-math',
  refresh_knowledge: 'mental-math',
};

/** Who is past middle school begins with the second level of a path; the first is offered at its end. */
const PAST_FIRST_LEVEL: readonly Wishes['math_level'][] = ['high_school', 'college', 'advanced'];

/**
 * @param wishes of the account: they choose where somebody new begins
 * @param isGuest what was practiced once is practiced on with an account: a guest goes on to the next lesson
 */
export function nextStepOf(state: Standing, wishes: Partial<Wishes> = {}, isGuest = false): NextStep {
  const { open_session: session, placed_levels: placed, skills } = state;
  if (session && (session.kind !== 'skill' || findSkill(session.skill ?? '')))
    return { kind: 'resume', session };
  const isNew = placed.length === 0 && skills.length === 0;
  // What a skill needs stands before it, so it is proficient already, or below the level that was placed.
  const skill = inTurn(isNew ? beginningOf(state, wishes) : state).find(({ id }) =>
    isGuest ? levelOf(state, id) === null : !hasReached(state, id, 'proficient'),
  );
  if (!skill) return { kind: 'mix' };
  if (isNew) return { kind: 'begin', skill };
  return { kind: 'skill', skill, isNew: levelOf(state, skill.id) === null };
}

/** As if the person had been placed where their wishes lead. */
function beginningOf(state: Standing, { learning_goals: goals, math_level }: Partial<Wishes>): Standing {
  const goal = goals?.[0];
  const path = goal ? PATH_OF_GOAL[goal] : pathOf(state.learning_level);
  const [first, second = first] = LEVELS_OF_PATH[path];
  const level = PAST_FIRST_LEVEL.includes(math_level) ? second : first;
  return { ...state, learning_level: level, placed_levels: [level] };
}

/** Where the step is done: a lesson comes before its practice. */
export function addressOfStep(step: NextStep): string {
  switch (step.kind) {
    case 'resume':
      return sessionAddress(step.session);
    case 'begin':
      return `/learn/${step.skill.id}`;
    case 'skill':
      return step.isNew ? `/learn/${step.skill.id}` : sessionAddress({ kind: 'skill', skill: step.skill.id });
    case 'mix':
      return '/practice';
  }
}

/** The path learned last, then the others, each from the level placed in it; at the end what stands before these levels. */
function inTurn({ placed_levels, learning_level }: Standing): readonly SkillEntry[] {
  const last = pathOf(learning_level);
  const paths = [...PATHS.filter(({ id }) => id === last), ...PATHS.filter(({ id }) => id !== last)];
  const skills = paths.flatMap((path) => path.skills);
  const isBefore = ({ path, level }: SkillEntry) => level < (placedIn(path, placed_levels) ?? level);
  return [...skills.filter((skill) => !isBefore(skill)), ...skills.filter(isBefore)];
}
