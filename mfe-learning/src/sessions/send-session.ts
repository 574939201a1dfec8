import type { CompletedSession, SentCard, StoredSession } from '@ninefold/contracts';
import { hintOf } from '@ninefold/contracts/rpc';
import { requireSamePerson } from '@ninefold/web/storage';
import {
  completeSession,
  readReviewQueue,
  saveAnswers,
  saveCards,
  migrateGuestSession,
  type Caller,
} from './calls';
import { withCurrentCards } from './older-review';
import { unsavedAnswers, type StoredSessions } from './stored-sessions';

/** Answers per call. */
const MAX_ANSWERS = 30;

/** Permanent refusals. */
const FINAL = [
  'session-over',
  'not-your-session',
  'malformed-session',
  'malformed-answers',
  'malformed-cards',
];

export const isForAnotherDay = (error: unknown): boolean => hintOf(error) === 'daily-session-limit';

export const isFinal = (error: unknown): boolean => FINAL.includes(hintOf(error) ?? '');

export interface Sending extends Caller {
  readonly sessions: StoredSessions;
  readonly userId: string;
  /** Epoch milliseconds of the device's clock. */
  now(): number;
}

/** A guest's session must be started on the server first, for the account. */
async function startGuests({ client, sessions, userId }: Sending, session: StoredSession): Promise<void> {
  await migrateGuestSession(client, session);
  sessions.markStarted(userId, session.id);
}

/**
 * Sends unsaved answers.
 * @throws if the server refuses them
 */
export async function sendAnswers(sending: Sending, session: StoredSession): Promise<void> {
  await requireSamePerson(sending.client, sending.userId);
  if (session.by_guest) await startGuests(sending, session);
  const unsaved = unsavedAnswers(session);
  for (let start = 0; start < unsaved.length; start += MAX_ANSWERS) {
    const batch = unsaved.slice(start, start + MAX_ANSWERS);
    await saveAnswers(sending, session.id, batch);
    sending.sessions.markSaved(
      sending.userId,
      session.id,
      batch.map(({ id }) => id),
    );
  }
}

const storedCopy = ({ sessions, userId }: Sending, session: StoredSession): StoredSession | undefined =>
  sessions.of(userId).find(({ id }) => id === session.id);

/**
 * Adds the due cards to a review started on another device, because without their memory each would be scheduled as
 * missed for the first time. They are stored, because after a partial failure they may not be due any longer.
 */
async function withDueCards(sending: Sending, session: StoredSession): Promise<StoredSession> {
  const { sessions, userId } = sending;
  if (session.kind !== 'review' || session.due.length > 0) return session;
  const here = storedCopy(sending, session);
  if (here && here.due.length > 0) return { ...session, due: here.due };
  const read = withCurrentCards({ ...session, due: await readReviewQueue(sending) });
  sessions.save(userId, read);
  return read;
}

/** Loads the scheduler only when a session ends. */
async function sendCards(sending: Sending, session: StoredSession): Promise<void> {
  const { reviewCardsOf } = await import('./review-cards-of');
  const reviewed = await withDueCards(sending, session);
  const cards = reviewCardsOf(reviewed, new Date(sending.now()));
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

/** Sends the rest of a finished session and completes it, so that it earns its XP before its cards are sent. Idempotent. */
export async function completeStored(sending: Sending, session: StoredSession): Promise<CompletedSession> {
  await sendAnswers(sending, session);
  return completeSession(sending, session);
}

/**
 * Sends the review cards of a completed session. The device then deletes it, unless the feedback on its last answer is
 * still shown, which a reload must restore. Idempotent.
 */
export async function sendReviewCards(sending: Sending, session: StoredSession): Promise<void> {
  await sendCards(sending, session);
  const stored = storedCopy(sending, session);
  if (!(stored?.finished && stored.feedback)) sending.sessions.forget(sending.userId, session.id);
}

/**
 * Completes a session that the person ends early. Its review cards are sent immediately or, if that fails, through the outbox.
 * @throws if the session could not be completed
 */
export async function endEarly(sending: Sending, session: StoredSession): Promise<void> {
  await completeStored(sending, session);
  try {
    await sendReviewCards(sending, session);
  } catch (error) {
    sending.reportError(error, 'learning: review cards');
    // The stored copy has the due cards that were read meanwhile.
    const stored = storedCopy(sending, session) ?? session;
    sending.sessions.save(sending.userId, { ...stored, task: null, finished: true, feedback: undefined });
  }
}
