import type { CompletedSession, SentCard, StoredSession } from '@ninefold/contracts';
import { hintOf } from '@ninefold/contracts/rpc';
import { requireSamePerson } from '@ninefold/web/storage';
import {
  completeSession,
  readReviewQueue,
  saveAnswers,
  saveCards,
  takeOverSession,
  type Caller,
} from './calls';
import { unsavedAnswers, type StoredSessions } from './stored-sessions';

/** The most that one call takes. */
const MOST_ANSWERS = 30;

/** What the server will never take, however often it is sent. */
const FINAL = [
  'session-over',
  'not-your-session',
  'malformed-session',
  'malformed-answers',
  'malformed-cards',
];

/** What the server may take on another day. */
export const isForAnotherDay = (error: unknown): boolean => hintOf(error) === 'daily-session-limit';

export const isFinal = (error: unknown): boolean => FINAL.includes(hintOf(error) ?? '');

export interface Sending extends Caller {
  readonly sessions: StoredSessions;
  readonly userId: string;
  /** Epoch milliseconds of the device's clock. */
  now(): number;
}

/** What a guest played is started on the server first, in the name of the account. */
async function startGuests({ client, sessions, userId }: Sending, session: StoredSession): Promise<void> {
  await takeOverSession(client, session);
  sessions.markStarted(userId, session.id);
}

/** Sends the answers of a session that the server does not have. @throws when it does not take them */
export async function sendAnswers(sending: Sending, session: StoredSession): Promise<void> {
  await requireSamePerson(sending.client, sending.userId);
  if (session.by_guest) await startGuests(sending, session);
  const unsaved = unsavedAnswers(session);
  for (let start = 0; start < unsaved.length; start += MOST_ANSWERS) {
    const batch = unsaved.slice(start, start + MOST_ANSWERS);
    await saveAnswers(sending, session.id, batch);
    sending.sessions.markSaved(
      sending.userId,
      session.id,
      batch.map(({ id }) => id),
    );
  }
}

/**
 * The session with the cards that it reviewed. A review that was begun on another device comes without them: without their
 * memory, each would be scheduled as missed for the first time. They are due until they are sent, so they are read, and
 * stored: after a failure they may be sent, and due no more.
 */
async function withDueCards(sending: Sending, session: StoredSession): Promise<StoredSession> {
  const { sessions, userId } = sending;
  if (session.kind !== 'review' || session.due.length > 0) return session;
  const here = sessions.of(userId).find(({ id }) => id === session.id);
  if (here && here.due.length > 0) return { ...session, due: here.due };
  const read = { ...session, due: await readReviewQueue(sending) };
  sessions.save(userId, read);
  return read;
}

/** The scheduling of reviews is loaded when a session ends, not before. */
async function sendCards(sending: Sending, session: StoredSession): Promise<void> {
  const { cardsOfSession } = await import('./cards-of-session');
  const reviewed = await withDueCards(sending, session);
  const cards = cardsOfSession(reviewed, new Date(sending.now()));
  if (cards.length > 0) await sendAcceptedCards(sending, cards);
}

/** Sends cards as a list, and each alone when the server refuses the list: a card that it never takes is dropped. */
async function sendAcceptedCards(sending: Sending, cards: readonly SentCard[]): Promise<void> {
  try {
    await saveCards(sending.client, cards);
  } catch (error) {
    if (!isFinal(error)) throw error;
    if (cards.length === 1) return sending.reportError(error, 'learning: review card rejected');
    for (const card of cards) await sendAcceptedCards(sending, [card]);
  }
}

/**
 * Sends what is left of a finished session and completes it. The device then forgets it, unless the feedback on its last
 * answer is still on a screen: a reload must find it. Sent once more, the session counts no second time.
 */
export async function finishSession(sending: Sending, session: StoredSession): Promise<CompletedSession> {
  await sendAnswers(sending, session);
  // Before the cards, so that the session earns its XP whatever becomes of them.
  const completed = await completeSession(sending, session);
  await sendCards(sending, session);
  const stored = sending.sessions.of(sending.userId).find(({ id }) => id === session.id);
  if (!(stored?.finished && stored.feedback)) sending.sessions.forget(sending.userId, session.id);
  return completed;
}
