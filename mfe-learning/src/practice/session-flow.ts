import type { StoredSession, LearningState, OpenSession, SkillProgress } from '@ninefold/contracts';
import {
  cardName,
  cardOfExercise,
  chooseNext,
  levelToAsk,
  pathOf,
  placementOf,
  SKILLS,
  type NamedExercise,
} from '@ninefold/learning';
import { levelIn } from '../mastery/standing';
import type { SessionRequest } from './request';

export type SessionTask = NonNullable<StoredSession['task']>;

/** A session as it begins, before its first exercise is chosen. */
export function newSession(
  id: string,
  { kind, skill, level }: SessionRequest,
  state: LearningState,
): StoredSession {
  const level_id = level ?? levelOf(kind, state);
  return storedFrom({ id, kind, skill, level_id, answers: [] }, state.skills);
}

/** Of a session that names none: that of the path learned last. */
function levelOf(kind: StoredSession['kind'], state: LearningState): StoredSession['level_id'] {
  const { learning_level: last } = state;
  return kind === 'placement' ? levelToAsk(last) : levelIn(pathOf(last), state);
}

/** A session that the server has open and this device does not know. */
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

/** Asks the next exercise, or finishes the session. `skills` stand as after all of its answers. */
export function withNext(
  session: StoredSession,
  skills: readonly SkillProgress[],
  random: () => number,
): StoredSession {
  const { kind, level_id: level, skill, answers, due } = session;
  const next = chooseNext({ kind, level, skill, answers, skills, due }, random);
  if (next) {
    const { skill: asked, difficulty, seed, why } = next;
    return { ...session, task: { skill: asked, difficulty, seed, steps_shown: 0, why } };
  }
  const placed_level = kind === 'placement' ? placementOf(level, answers, SKILLS).level : null;
  return { ...session, task: null, finished: true, placed_level };
}

/** Nothing is left to ask, nor to be read of the last answer. */
export const isOver = ({ finished, feedback }: StoredSession): boolean => finished && !feedback;

/** The answer whose feedback is on the screen, and its exercise as it was asked; null while one is asked. */
export function answeredIn({
  answers,
  feedback,
}: StoredSession): { task: SessionTask; given: string } | null {
  const answer = answers.find(({ id }) => id === feedback?.answer);
  if (!answer) return null;
  const { skill, difficulty, seed, helped, given } = answer;
  return { task: { skill, difficulty, seed, steps_shown: Number(helped), why: feedback?.why }, given };
}

/** Without the card that it asks: it stays due on the server. */
export function withoutCard(session: StoredSession, exercise: NamedExercise): StoredSession {
  const name = cardName(cardOfExercise(exercise));
  return { ...session, due: session.due.filter(({ card }) => card !== name) };
}
