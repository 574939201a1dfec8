import type {
  DatedAnswer,
  LearningState,
  OpenSession,
  SkillProgress,
  StoredSession,
} from '@ninefold/contracts';
import { chooseNext, levelToAsk, pathOf, placementOf, SKILLS } from '@ninefold/learning';
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
  return storedFrom({ id, kind, skill, level_id, answers: [] }, state.skills);
}

/** Default level: the one of the current path. */
function levelOf(kind: StoredSession['kind'], state: LearningState): StoredSession['level_id'] {
  const { learning_level: last } = state;
  return kind === 'placement' ? levelToAsk(last) : levelIn(pathOf(last), state);
}

/** Converts a session of the server. */
export function storedFrom(session: OpenSession, skills: readonly SkillProgress[]): StoredSession {
  return {
    ...session,
    saved: session.answers.map(({ id }) => id),
    task: null,
    finished: false,
    placed_level: null,
    due: [],
    before: skills.map(({ skill, level }) => ({ skill, level })),
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
  const { kind, level_id: level, skill, answers, due } = session;
  const next = chooseNext({ kind, level, skill, answers, skills, due }, random);
  if (next) {
    const { skill: asked, difficulty, seed, why, card } = next;
    return { ...session, task: { skill: asked, difficulty, seed, steps_shown: 0, why, card } };
  }
  const placed_level = kind === 'placement' ? placementOf(level, answers, SKILLS).level : null;
  return { ...session, task: null, finished: true, placed_level };
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
