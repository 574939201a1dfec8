import { useQueryClient } from '@tanstack/react-query';
import { createContext, useContext, useEffect, useRef, useState } from 'react';
import type { DatedAnswer, StoredSession, SkillProgress } from '@ninefold/contracts';
import { randomInteger } from 'shared-puzzle-engine';
import { useDevice } from 'shared-data';
import { markPlayed, useStoredSessions } from '../sessions/stored-sessions';
import { LONGEST_SECONDS } from './config';
import { exerciseQuery } from './exercise-query';
import { skillsAfter, withNext, type SessionTask } from './session-flow';

/** What the person gave, and what it is worth. */
interface Given {
  readonly text: string;
  readonly correct: boolean;
  readonly chosen: boolean;
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
  // The exercise that was answered stays with its feedback while the next one is already chosen.
  const [answered, setAnswered] = useState<SessionTask | null>(null);
  const [turn, setTurn] = useState(0);
  const shownAt = useRef(0);

  useEffect(() => sessions.save(userId, session), [sessions, userId, session]);

  useEffect(() => markPlayed(initial.id), [initial.id]);

  const { task } = session;
  const asked = task && `${task.skill} ${task.difficulty} ${task.seed}`;
  useEffect(() => {
    if (task) void cache.prefetchQuery(exerciseQuery(task));
  }, [cache, task]);

  function nextTurn() {
    setAnswered(null);
    setTurn(turn + 1);
  }

  return {
    session,
    /** What is on the screen; null when nothing is left to ask. */
    task: answered ?? task,
    /** The task was answered, and its feedback is on the screen. */
    isAnswered: answered !== null,
    /** Another number is another exercise. */
    turn,
    /** Call it when the exercise is seen: the time runs from then. */
    onShown(shown: string) {
      if (shown === asked) shownAt.current = device.monotonicNow();
    },
    showStep() {
      if (task) setSession({ ...session, task: { ...task, steps_shown: task.steps_shown + 1 } });
    },
    /** Stores what is typed, so that leaving loses nothing. */
    saveDraft(draft: string) {
      if (task) setSession({ ...session, task: { ...task, draft } });
    },
    /** Writes the answer down and chooses what comes next. */
    answer({ text, correct, chosen }: Given) {
      if (!task) return;
      const { skill, difficulty, seed, steps_shown } = task;
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
        seconds: Math.round(Math.min(LONGEST_SECONDS, Math.max(0, seconds)) * 10) / 10,
        answered_at: new Date(device.now()).toISOString(),
      };
      const answers = [...session.answers, answer];
      const unrated = answers.filter(({ id }) => !initial.saved.includes(id));
      const standing = skillsAfter(skills, unrated, session.kind);
      setAnswered(task);
      setSession(withNext({ ...session, answers }, standing, device.random));
    },
    /** From the feedback to the next exercise, or to the results. */
    goOn() {
      if (task) nextTurn();
      else onFinish(session);
    },
    /** Asks the same kind once more, with other numbers. */
    askSimilar() {
      if (!answered) return;
      const { skill, difficulty } = answered;
      const seed = randomInteger(device.random, 0, 2 ** 31 - 1);
      setSession({ ...session, finished: false, task: { skill, difficulty, seed, steps_shown: 0 } });
      nextTurn();
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
