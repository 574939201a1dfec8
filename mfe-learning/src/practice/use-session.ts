import { useQueryClient } from '@tanstack/react-query';
import { createContext, useContext, useEffect, useRef, useState } from 'react';
import type { DatedAnswer, StoredSession, SkillProgress } from '@ninefold/contracts';
import { useDevice } from '@ninefold/web/storage';
import { mistakeLabel, progressAfter } from '@ninefold/learning';
import { markPlayed, useStoredSessions } from '../sessions/stored-sessions';
import { exerciseQuery } from './exercise-query';
import { milestoneOf, type Milestone } from './milestone';
import { answeredIn, isOver, withNext, withoutCard, type SessionTask } from './session-flow';
import { isSame, useAsked } from './use-asked';

/** Longer than this, the person was away. */
const MAX_ANSWER_SECONDS = 600;

/** What the person gave, and what it is worth. */
interface Given {
  readonly text: string;
  readonly correct: boolean;
  readonly chosen: boolean;
  /** What a known mistake says; of any other answer undefined. */
  readonly reason: string | undefined;
}

interface SessionOptions {
  /** With the exercise that is asked. */
  readonly initial: StoredSession;
  /** As they stood with the answers that `initial` has saved. */
  readonly skills: readonly SkillProgress[];
  readonly userId: string;
  onFinish(session: StoredSession): void;
}

/**
 * A session as it is played: the exercise that is asked, what was answered, and what comes next. Everything is stored on
 * the device at once.
 */
export function useSession({ initial, skills, userId, onFinish }: SessionOptions) {
  const device = useDevice();
  const sessions = useStoredSessions();
  const cache = useQueryClient();
  const [session, setSession] = useState(initial);
  const [turn, setTurn] = useState(0);
  const shownAt = useRef(0);

  useEffect(() => sessions.save(userId, session), [sessions, userId, session]);

  useEffect(() => markPlayed(initial.id), [initial.id]);

  const { task, feedback } = session;
  // The exercise that was answered stays with its feedback while the next one is already chosen.
  const answered = answeredIn(session);
  useEffect(() => {
    if (task) void cache.prefetchQuery(exerciseQuery(task));
  }, [cache, task]);

  const { isSettled, isSettling, settleAgain } = useAsked(session, ({ exercise, isNew }) => {
    if (isNew && task) setSession({ ...session, task: { ...task, ...exercise } });
    else move(withNext(withoutCard(session, exercise), standing(session.answers), device.random));
  });

  /** The skills after these answers. */
  function standing(answers: readonly DatedAnswer[]): SkillProgress[] {
    const unrated = answers.filter(({ id }) => !initial.saved.includes(id));
    return progressAfter(skills, unrated, session.kind);
  }

  function move(next: StoredSession) {
    setSession(next);
    if (!isOver(next)) return;
    // This screen goes before it stores what it has.
    sessions.save(userId, next);
    onFinish(next);
  }

  return {
    session,
    /** What is on the screen; null when nothing is left to ask. */
    task: answered?.task ?? task,
    /** What was answered to the task, whose feedback is on the screen; null before. */
    given: answered?.given ?? null,
    /** The task is what will be asked: its question is new in this session. */
    isSettled: answered !== null || isSettled,
    isSettling,
    settleAgain,
    /** Another number is another exercise. */
    turn,
    /** Call it when the exercise is seen: the time runs from then. */
    onShown(shown: Pick<SessionTask, 'skill' | 'difficulty' | 'seed'>) {
      if (isSame(shown, task)) shownAt.current = device.monotonicNow();
    },
    showStep() {
      if (task) setSession({ ...session, task: { ...task, steps_shown: task.steps_shown + 1 } });
    },
    /** Stores what is typed, so that leaving loses nothing. */
    saveDraft(draft: string) {
      if (task) setSession({ ...session, task: { ...task, draft } });
    },
    /** Writes the answer down and chooses what comes next. @returns what it reached */
    answer({ text, correct, chosen, reason }: Given): Milestone | null {
      if (!task) return null;
      const { skill, difficulty, seed, steps_shown, why } = task;
      const helped = steps_shown > 0;
      const seconds = (device.monotonicNow() - shownAt.current) / 1_000;
      const answer: DatedAnswer = {
        id: device.newId(),
        skill,
        difficulty,
        seed,
        given: text.slice(0, 100),
        correct: correct && !helped,
        chosen,
        helped,
        seconds: Math.round(Math.min(MAX_ANSWER_SECONDS, Math.max(0, seconds)) * 10) / 10,
        answered_at: new Date(device.now()).toISOString(),
        mistake: reason === undefined ? undefined : mistakeLabel(reason),
      };
      const answers = [...session.answers, answer];
      const next = withNext({ ...session, answers }, standing(answers), device.random);
      setSession({ ...next, feedback: { answer: answer.id, steps_shown: 0, why } });
      return milestoneOf({ ...session, answers }, standing);
    },
    /** A step of the solution, after the answer. */
    showSolutionStep() {
      if (feedback)
        setSession({ ...session, feedback: { ...feedback, steps_shown: feedback.steps_shown + 1 } });
    },
    /** From the feedback to the next exercise, or to the results. */
    goOn() {
      setTurn(turn + 1);
      move({ ...session, feedback: undefined });
    },
    /** Asks the same kind once more: its own question was asked, so another one of its kind comes. */
    askSimilar() {
      if (!answered) return;
      const { skill, difficulty, seed } = answered.task;
      const similar = { skill, difficulty, seed, steps_shown: 0 };
      setTurn(turn + 1);
      setSession({ ...session, finished: false, task: similar, feedback: undefined });
    },
  };
}

type PlayedSession = ReturnType<typeof useSession>;

export const SessionContext = createContext<PlayedSession | null>(null);

/** The session that the screen plays. @throws outside a `Player` */
export function usePlayedSession(): PlayedSession {
  const session = useContext(SessionContext);
  if (!session) throw new Error('There is no session on this screen.');
  return session;
}
