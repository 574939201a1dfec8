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
import { withCurrentCards } from './older-review';

/**
 * Sessions on this device that the server has not completed, of all people. Those of `GUEST` stay until an account
 * receives them.
 */
export interface StoredSessions {
  of(userId: string): StoredSession[];
  /** Merges with answers of other tabs. */
  save(userId: string, session: StoredSession): void;
  /** Marks answers as saved, and keeps later changes of the session. */
  markSaved(userId: string, id: string, answerIds: readonly string[]): void;
  /** Marks a guest session as started on the server. */
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
    of: (userId) => store.under(keyOf(userId, '')).map(withCurrentCards),
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
 * Merges the answers and the saved ids of two copies of a session. For common answers the first copy wins, because the
 * device knows their time best.
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

/** Sessions in progress on this page. */
const onScreen = new Set<string>();

/** @returns a function that marks the session as closed */
export function markPlayed(id: string): () => void {
  onScreen.add(id);
  return () => onScreen.delete(id);
}

/**
 * Finishes sessions of earlier days, which the server does not offer to resume. Their answers count, and are sent like
 * those of every finished session.
 */
export function finishAbandoned(sessions: StoredSessions, userId: string, open: OpenSession | null): void {
  for (const session of sessions.of(userId)) {
    if (session.id === open?.id || onScreen.has(session.id)) continue;
    if (isEmpty(session)) sessions.forget(userId, session.id);
    else if (!session.finished || session.feedback)
      sessions.save(userId, { ...session, task: null, finished: true, feedback: undefined });
  }
}

export const isEmpty = ({ answers, finished }: StoredSession): boolean => answers.length === 0 && !finished;

/**
 * Moves guest sessions to the account that signs in, so that neither another account nor the guest finds them later.
 */
export function migrateGuestSessions(sessions: StoredSessions, userId: string): void {
  for (const session of sessions.of(GUEST)) {
    if (!isEmpty(session)) sessions.save(userId, { ...session, by_guest: true });
    sessions.forget(GUEST, session.id);
  }
}
