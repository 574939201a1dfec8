import { useQueryClient } from '@tanstack/react-query';
import { createContext, useContext, useEffect, useRef, useState } from 'react';
import type { DatedAnswer, StoredSession, SkillProgress } from '@ninefold/contracts';
import { useDevice } from '@ninefold/web/storage';
import { progressAfter } from '@ninefold/learning';
import { markPlayed, useStoredSessions } from '../sessions/stored-sessions';
import { exerciseQuery } from './exercise-query';
import { milestoneOf, type Milestone } from './milestone';
import { answeredIn, isOver, withNext, withoutCard, type SessionTask } from './session-flow';
import { afterAttempt, leavesOpen, type Attempt } from './attempts';
import { isSame, useDisplayedExercise } from './use-displayed-exercise';

/** Longer times mean that the person was away. */
const MAX_ANSWER_SECONDS = 600;

interface SessionOptions {
  /** With its current exercise. */
  readonly initial: StoredSession;
  /** Progress including only the saved answers of `initial`. */
  readonly skills: readonly SkillProgress[];
  readonly userId: string;
  onFinish(session: StoredSession): void;
}

/** The state of a session in progress. Every change is stored on the device immediately. */
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
  // The answered exercise stays visible with its feedback after the next one is chosen.
  const answered = answeredIn(session);
  useEffect(() => {
    if (task) void cache.prefetchQuery(exerciseQuery(task));
  }, [cache, task]);

  const { isReady, isPreparing, prepareAgain } = useDisplayedExercise(session, ({ exercise, isNew }) => {
    if (isNew && task) setSession({ ...session, task: { ...task, ...exercise } });
    else move(withNext(withoutCard(session), progressFor(session.answers), device.random));
  });

  /** Progress after these answers. */
  function progressFor(answers: readonly DatedAnswer[]): SkillProgress[] {
    const unrated = answers.filter(({ id }) => !initial.saved.includes(id));
    return progressAfter(skills, unrated, session.kind);
  }

  function move(next: StoredSession) {
    setSession(next);
    if (!isOver(next)) return;
    // This component unmounts before its effect would store it.
    sessions.save(userId, next);
    onFinish(next);
  }

  return {
    session,
    /** The visible exercise; null when nothing is left to ask. */
    task: answered?.task ?? task,
    /** The answer whose feedback is shown, as of its last attempt; null before. */
    given: answered?.given ?? null,
    /** Shown with the feedback. */
    answered: answered?.answer ?? null,
    /** Whether the question of the task is known to be new in this session. */
    isReady: answered !== null || isReady,
    isPreparing,
    prepareAgain,
    /** Changes with each exercise. */
    turn,
    /** Starts the time of an exercise. */
    onShown(shown: Pick<SessionTask, 'skill' | 'difficulty' | 'seed'>) {
      if (isSame(shown, task)) shownAt.current = device.monotonicNow();
    },
    showStep() {
      if (task) setSession({ ...session, task: { ...task, steps_shown: task.steps_shown + 1 } });
    },
    saveDraft(draft: string) {
      if (task) setSession({ ...session, task: { ...task, draft } });
    },
    /** Closes the worked example of a new skill. */
    introduce() {
      if (task) setSession({ ...session, task: { ...task, is_introduced: true } });
    },
    /**
     * Keeps the exercise open after a wrong attempt if another one may help. Otherwise records the answer and chooses the
     * next exercise.
     * @returns the milestone, if any
     */
    answer(tried: Attempt): Milestone | null {
      if (!task) return null;
      const { attempts, support } = afterAttempt(session, task, tried);
      if (leavesOpen(support)) {
        setSession({ ...session, task: { ...task, attempts, support, draft: undefined } });
        return null;
      }
      const { skill, difficulty, seed, steps_shown, why, card } = task;
      const [first] = attempts;
      const helped = steps_shown > 0 || (tried.correct && first !== undefined);
      const seconds = (device.monotonicNow() - shownAt.current) / 1_000;
      const answer: DatedAnswer = {
        id: device.newId(),
        skill,
        difficulty,
        seed,
        given: (first?.given ?? tried.text).slice(0, 100),
        correct: tried.correct && !helped,
        chosen: first?.chosen ?? tried.chosen,
        helped,
        question_kind: tried.kind,
        seconds: Math.round(Math.min(MAX_ANSWER_SECONDS, Math.max(0, seconds)) * 10) / 10,
        answered_at: new Date(device.now()).toISOString(),
        mistake: first?.mistake || undefined,
        support: support ?? task.support,
        solved: tried.correct,
        wrong_attempts: attempts.map(({ mistake }) => mistake),
        card,
      };
      const answers = [...session.answers, answer];
      const next = withNext({ ...session, answers }, progressFor(answers), device.random);
      const given = tried.text.slice(0, 100);
      // A mistake without a reason has at least a first step.
      const shown = tried.correct || tried.reason !== undefined || tried.text === '' ? 0 : 1;
      setSession({ ...next, feedback: { answer: answer.id, given, steps_shown: shown, why } });
      return milestoneOf({ ...session, answers }, progressFor);
    },
    /** Reveals a step of the solution after the answer. */
    showSolutionStep() {
      if (feedback)
        setSession({ ...session, feedback: { ...feedback, steps_shown: feedback.steps_shown + 1 } });
    },
    /** Closes the feedback. */
    next() {
      setTurn(turn + 1);
      move({ ...session, feedback: undefined });
    },
    /** Asks a similar exercise. `useDisplayedExercise` replaces the repeated question. */
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

/** @throws outside a `Player` */
export function usePlayedSession(): PlayedSession {
  const session = useContext(SessionContext);
  if (!session) throw new Error('There is no session on this screen.');
  return session;
}
