import type {
  DatedAnswer,
  LearningState,
  OpenSession,
  SkillProgress,
  StoredSession,
} from '@ninefold/contracts';
import { chooseNext, levelToAsk, pathOf, placedStart, placementOf, SKILLS } from '@ninefold/learning';
import { levelIn } from '../mastery/levels';
import { KINDS } from './config';
import type { SessionRequest } from './request';

export type SessionTask = NonNullable<StoredSession['task']>;

/** A new session without an exercise. */
export function newSession(
  id: string,
  { kind, skill, level }: SessionRequest,
  state: LearningState,
): StoredSession {
  const level_id = level ?? levelOf(kind, state);
  return storedFrom({ id, kind, skill, level_id, answers: [] }, state);
}

/** Default level: the one of the current path. */
function levelOf(kind: StoredSession['kind'], state: LearningState): StoredSession['level_id'] {
  const { learning_level: last } = state;
  return kind === 'placement' ? levelToAsk(last) : levelIn(pathOf(last), state);
}

/** Converts a session of the server. */
export function storedFrom(
  session: OpenSession,
  state: Pick<LearningState, 'skills' | 'placed_levels' | 'placed_skills'>,
): StoredSession {
  return {
    ...session,
    saved: session.answers.map(({ id }) => id),
    task: null,
    finished: false,
    placed_level: null,
    start: placedStart(pathOf(session.level_id), state, SKILLS)?.id,
    due: [],
    before: state.skills.map(({ skill, level }) => ({ skill, level })),
  };
}

/**
 * Chooses the next exercise or finishes the session.
 * @param skills progress including all answers of the session
 */
export function withNext(
  session: StoredSession,
  skills: readonly SkillProgress[],
  random: () => number,
): StoredSession {
  const { kind, level_id: level, skill, start, answers, due } = session;
  const next = chooseNext({ kind, level, skill, start, answers, skills, due }, random);
  if (next) {
    const { skill: asked, ...exercise } = next;
    return { ...session, task: { skill: asked, steps_shown: 0, ...exercise } };
  }
  const placement = kind === 'placement' ? placementOf(level, answers, SKILLS) : undefined;
  return {
    ...session,
    task: null,
    finished: true,
    placed_level: placement?.level ?? null,
    placed_skill: placement?.start,
  };
}

/** Whether a worked example comes before the exercise: its skill is new, and not the one that the learner has chosen. */
export function isIntroduced({ kind, skill, before, answers }: StoredSession, task: SessionTask): boolean {
  if (!KINDS[kind].mayGetHelp || kind === 'review' || task.skill === skill || task.is_introduced) return true;
  return [...before, ...answers].some((known) => known.skill === task.skill);
}

/** Finished, and the last feedback was closed. */
export const isOver = ({ finished, feedback }: StoredSession): boolean => finished && !feedback;

export interface Answered {
  readonly task: SessionTask;
  /** The last attempt. */
  readonly given: string;
  readonly answer: DatedAnswer;
}

/** The answer whose feedback is shown, and its exercise; null while an exercise is asked. */
export function answeredIn({ answers, feedback }: StoredSession): Answered | null {
  const answer = answers.find(({ id }) => id === feedback?.answer);
  if (!answer) return null;
  const { skill, difficulty, seed, helped, card } = answer;
  const task = { skill, difficulty, seed, steps_shown: Number(helped), why: feedback?.why };
  return { task: { ...task, card: card ?? undefined }, given: feedback?.given ?? answer.given, answer };
}

/** Skips the card of the task, which stays due on the server. */
export function withoutCard(session: StoredSession): StoredSession {
  return { ...session, due: session.due.filter(({ card }) => card !== session.task?.card) };
}
