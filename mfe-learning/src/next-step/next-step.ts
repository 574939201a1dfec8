import {
  findSkill,
  LEARNING_PATHS,
  LEVELS_OF_PATH,
  placedIn,
  placedStart,
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
  const begun = isNew ? beginningOf(state, preferences) : assumingLevels(state, preferences);
  const skill = inTurn(begun).find(({ id }) =>
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

/** Where newcomers begin: in the path of their goal. */
export function beginningOf(state: LearnerState, preferences: Partial<StudyPreferences>): LearnerState {
  const goal = preferences.learning_goals?.[0];
  const path = goal ? PATH_OF_GOAL[goal] : pathOf(state.learning_level);
  const [first, second = first] = LEVELS_OF_PATH[path];
  const begun = assumingLevels(state, preferences);
  return { ...begun, learning_level: isPastFirstLevel(preferences) ? second : first };
}

/** Treats the preferences like placements of the paths without one: people past middle school are not at step 1. */
export function assumingLevels<State extends Pick<LearnerState, 'placed_levels'>>(
  state: State,
  preferences: Partial<StudyPreferences>,
): State {
  if (!isPastFirstLevel(preferences)) return state;
  const open = LEARNING_PATHS.filter((path) => placedIn(path, state.placed_levels) === undefined);
  const assumed = open.map((path) => LEVELS_OF_PATH[path][1]);
  return { ...state, placed_levels: [...state.placed_levels, ...assumed] };
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

/** The current path, then the others, each from where its placement starts; skills before that come last. */
function inTurn(state: LearnerState): readonly SkillEntry[] {
  const last = pathOf(state.learning_level);
  const paths = [...PATHS.filter(({ id }) => id === last), ...PATHS.filter(({ id }) => id !== last)];
  const skills = paths.flatMap((path) => path.skills);
  const isBefore = (skill: SkillEntry) => {
    const start = placedStart(skill.path, state, skills);
    return start !== undefined && skills.indexOf(skill) < skills.indexOf(start);
  };
  return [...skills.filter((skill) => !isBefore(skill)), ...skills.filter(isBefore)];
}
