import { useMemo } from 'react';
import {
  GUEST,
  StoredSessionSchema,
  type DatedAnswer,
  type StoredSession,
  type OpenSession,
  type RecordKey,
} from '@ninefold/contracts';
import { createRecordStore, useDevice, type KeyValueStore } from '@ninefold/web/storage';

/** Sessions on this device that the server has not completed, of all its people. Those of `GUEST` stay until an account takes them. */
export interface StoredSessions {
  of(userId: string): StoredSession[];
  /** Another tab may have answers to the same session: none is lost. */
  save(userId: string, session: StoredSession): void;
  /** The server has these answers. What happened in the session since they were sent stays as it is. */
  markSaved(userId: string, id: string, answerIds: readonly string[]): void;
  /** The server has started what a guest played. */
  markStarted(userId: string, id: string): void;
  forget(userId: string, id: string): void;
  /** Calls the listener when this tab or another one wrote. @returns a function that ends it */
  subscribe(listener: () => void): () => void;
}

const keyOf = (userId: string, id: string): RecordKey => `learning-session:${userId}:${id}`;

export function createStoredSessions(storage: KeyValueStore): StoredSessions {
  const store = createRecordStore(storage, StoredSessionSchema);
  const save = (userId: string, session: StoredSession) => {
    const key = keyOf(userId, session.id);
    const stored = store.read(key);
    store.write(key, stored ? withAnswersOf(session, stored) : session);
  };
  return {
    of: (userId) => store.under(keyOf(userId, '')),
    save,
    markSaved(userId, id, answerIds) {
      const stored = store.read(keyOf(userId, id));
      if (stored) save(userId, { ...stored, saved: [...stored.saved, ...answerIds] });
    },
    markStarted(userId, id) {
      const stored = store.read(keyOf(userId, id));
      if (stored) save(userId, { ...stored, by_guest: undefined });
    },
    forget: (userId, id) => store.remove(keyOf(userId, id)),
    subscribe: store.subscribe,
  };
}

export function useStoredSessions(): StoredSessions {
  const { store } = useDevice();
  return useMemo(() => createStoredSessions(store), [store]);
}

/**
 * A session with the answers of two places, each once, and all that is known to be saved. An answer that both have stays
 * as the first has it: the device knows better than the server when it was given.
 */
export function withAnswersOf<Session extends Pick<StoredSession, 'answers' | 'saved'>>(
  session: Session,
  other: Pick<StoredSession, 'answers' | 'saved'>,
): Session {
  return {
    ...session,
    answers: eachOnce([...session.answers, ...other.answers]),
    saved: [...new Set([...session.saved, ...other.saved])],
  };
}

export const unsavedAnswers = ({ answers, saved }: StoredSession): DatedAnswer[] =>
  answers.filter(({ id }) => !saved.includes(id));

function eachOnce(answers: readonly DatedAnswer[]): DatedAnswer[] {
  const first = new Map<string, DatedAnswer>();
  for (const answer of answers) if (!first.has(answer.id)) first.set(answer.id, answer);
  return [...first.values()];
}

/** The sessions that are on a screen of this page. */
const onScreen = new Set<string>();

/** @returns a function that says that the session is no longer played */
export function markPlayed(id: string): () => void {
  onScreen.add(id);
  return () => onScreen.delete(id);
}

/**
 * Ends the sessions of this device that the server no longer offers to resume, those of an earlier day. What was
 * answered counts: it is sent like every finished session.
 */
export function endLeft(sessions: StoredSessions, userId: string, open: OpenSession | null): void {
  for (const session of sessions.of(userId)) {
    if (session.id === open?.id || onScreen.has(session.id)) continue;
    if (isEmpty(session)) sessions.forget(userId, session.id);
    else if (!session.finished || session.feedback)
      sessions.save(userId, { ...session, task: null, finished: true, feedback: undefined });
  }
}

/** Nothing was answered, so nothing is lost with it. */
export const isEmpty = ({ answers, finished }: StoredSession): boolean => answers.length === 0 && !finished;

/**
 * Gives what a guest learned on this device to the account that signs in here. It is moved, not copied: another account
 * finds nothing, and neither does the guest after a sign-out.
 */
export function takeOverGuests(sessions: StoredSessions, userId: string): void {
  for (const session of sessions.of(GUEST)) {
    if (!isEmpty(session)) sessions.save(userId, { ...session, by_guest: true });
    sessions.forget(GUEST, session.id);
  }
}
