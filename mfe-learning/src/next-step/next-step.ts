import {
  findSkill,
  LEVELS_OF_PATH,
  placedIn,
  pathOf,
  type LearningPath,
  type SkillEntry,
} from '@ninefold/learning';
import { PATHS } from '../mastery/paths';
import { hasReached, levelOf } from '../mastery/levels';
import { sessionAddress } from './session-address';
import type { LearnerState, NextStep } from './learner-state';
import { stuckStepOf } from './stuck-step';
import type { StudyPreferences } from './study-preferences';

const PATH_OF_GOAL: Readonly<Record<NonNullable<StudyPreferences['learning_goals']>[number], LearningPath>> =
  {
    exam_prep: 'algebra',
    skill_building: 'mental-math',
    homework_help: 'algebra',
    career_advancement: 'statistics',
    personal_interest: 'mental-math',
    teaching_others: 'algebra',
    competition: 'mental-math',
    refresh_knowledge: 'mental-math',
  };

/** People past middle school start with the second level of a path; the first is offered later. */
const PAST_FIRST_LEVEL: readonly StudyPreferences['math_level'][] = ['high_school', 'college', 'advanced'];

/**
 * @param preferences determine where newcomers start
 * @param isGuest guests go on to the next lesson, because repeated practice requires an account
 */
export function nextStepOf(
  state: LearnerState,
  preferences: Partial<StudyPreferences> = {},
  isGuest = false,
): NextStep {
  const { open_session: session } = state;
  if (session && (session.kind !== 'skill' || findSkill(session.skill ?? '')))
    return { kind: 'resume', session };
  const stuck = stuckStepOf(state, !isGuest && hasSessionsLeft(state));
  if (stuck) return stuck;
  const isNew = isNewcomer(state);
  // Prerequisites come first in the order, so they are proficient or below the placed level.
  const skill = inTurn(isNew ? beginningOf(state, preferences) : state).find(({ id }) =>
    isGuest ? levelOf(state, id) === null : !hasReached(state, id, 'proficient'),
  );
  if (!skill) return { kind: 'mix' };
  if (isNew) return { kind: 'begin', skill };
  return { kind: 'skill', skill, isNew: levelOf(state, skill.id) === null };
}

const hasSessionsLeft = ({ sessions_today: used = 0, sessions_limit: limit = null }: LearnerState): boolean =>
  limit === null || used < limit;

/** People without answers and placements. */
export const isNewcomer = ({ placed_levels: placed, skills }: LearnerState): boolean =>
  placed.length === 0 && skills.length === 0;

/** People past middle school are not at step 1, so their step is only known after a placement. */
export const isPastFirstLevel = ({ math_level }: Partial<StudyPreferences>): boolean =>
  PAST_FIRST_LEVEL.includes(math_level);

/** Treats the preferences like a placement. */
export function beginningOf(state: LearnerState, preferences: Partial<StudyPreferences>): LearnerState {
  const goal = preferences.learning_goals?.[0];
  const path = goal ? PATH_OF_GOAL[goal] : pathOf(state.learning_level);
  const [first, second = first] = LEVELS_OF_PATH[path];
  const level = isPastFirstLevel(preferences) ? second : first;
  return { ...state, learning_level: level, placed_levels: [level] };
}

/** A new skill starts with its lesson. */
export function addressOfStep(step: NextStep): string {
  switch (step.kind) {
    case 'resume':
      return sessionAddress(step.session);
    case 'begin':
    case 'reread':
      return `/learn/${step.skill.id}`;
    case 'prerequisite':
      return sessionAddress({ kind: 'skill', skill: step.skill.id });
    case 'skill':
      return step.isNew ? `/learn/${step.skill.id}` : sessionAddress({ kind: 'skill', skill: step.skill.id });
    case 'mix':
      return '/practice';
  }
}

/** The current path, then the others, each from its placed level; skills before these levels come last. */
function inTurn({ placed_levels, learning_level }: LearnerState): readonly SkillEntry[] {
  const last = pathOf(learning_level);
  const paths = [...PATHS.filter(({ id }) => id === last), ...PATHS.filter(({ id }) => id !== last)];
  const skills = paths.flatMap((path) => path.skills);
  const isBefore = ({ path, level }: SkillEntry) => level < (placedIn(path, placed_levels) ?? level);
  return [...skills.filter((skill) => !isBefore(skill)), ...skills.filter(isBefore)];
}
