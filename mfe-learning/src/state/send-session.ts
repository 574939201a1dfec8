import type { CompletedSession, KeptSession } from '@ninefold/contracts';
import type { Device } from '../device/device';
import { forgetSession, keepSession, keptSessions, markSaved, unsavedAnswers } from './kept-sessions';
import {
  completeSession,
  LearningError,
  readReviewQueue,
  saveAnswers,
  saveCards,
  type Caller,
} from './learning-calls';

/** The most that one call takes. */
const MOST_ANSWERS = 30;

/** What the server will never take, however often it is sent. */
const FINAL = ['session-over', 'not-your-session', 'malformed-answers', 'malformed-cards'];

export const isFinal = (error: unknown): boolean =>
  error instanceof LearningError && error.hint !== null && FINAL.includes(error.hint);

export interface Sending extends Caller {
  readonly device: Device;
  readonly userId: string;
}

/**
 * In another tab another person may have signed in: they must not get the cards of this one, and that the session is not
 * theirs is no reason to drop it. @throws an error that is not final
 */
async function requireSamePerson({ client, userId }: Sending): Promise<void> {
  const { data } = await client.auth.getSession();
  if (data.session && data.session.user.id !== userId) {
    throw new LearningError('Another person is signed in.', null);
  }
}

/** Sends the answers of a session that the server does not have. @throws when it does not take them @returns their ids */
export async function sendAnswers(sending: Sending, session: KeptSession): Promise<string[]> {
  await requireSamePerson(sending);
  const { device, userId } = sending;
  const unsaved = unsavedAnswers(session);
  for (let start = 0; start < unsaved.length; start += MOST_ANSWERS) {
    const batch = unsaved.slice(start, start + MOST_ANSWERS);
    await saveAnswers(sending, session.id, batch);
    markSaved(
      device,
      userId,
      session.id,
      batch.map(({ id }) => id),
    );
  }
  return unsaved.map(({ id }) => id);
}

/**
 * The session with the cards that it reviewed. A review that was begun on another device comes without them: without their
 * memory, each would be scheduled as missed for the first time. They are due until they are sent, so they are read, and
 * kept: after a failure they may be sent, and due no more.
 */
async function withDueCards(sending: Sending, session: KeptSession): Promise<KeptSession> {
  const { device, userId } = sending;
  if (session.kind !== 'review' || session.due.length > 0) return session;
  const here = keptSessions(device, userId).find(({ id }) => id === session.id);
  if (here && here.due.length > 0) return { ...session, due: here.due };
  const read = { ...session, due: await readReviewQueue(sending) };
  keepSession(device, userId, read);
  return read;
}

/** The scheduling of reviews is loaded when a session ends, not before. */
async function sendCards(sending: Sending, session: KeptSession): Promise<void> {
  const { cardsOfSession } = await import('./cards-of-session');
  const reviewed = await withDueCards(sending, session);
  const cards = cardsOfSession(reviewed, new Date(sending.device.now()));
  if (cards.length > 0) await saveCards(sending.client, cards);
}

/** Sends what is left of a finished session and completes it. The device may then forget it. */
export async function finishSession(sending: Sending, session: KeptSession): Promise<CompletedSession> {
  await sendAnswers(sending, session);
  await sendCards(sending, session);
  const completed = await completeSession(sending, session);
  forgetSession(sending.device, sending.userId, session.id);
  return completed;
}

/**
 * Sends everything that this device still has. Answers that cannot be sent now stay for the next time. Answers that
 * the server refuses for good are dropped.
 */
export async function sendKept(sending: Sending, onRefused: (error: unknown) => void): Promise<void> {
  for (const session of keptSessions(sending.device, sending.userId)) {
    try {
      await (session.finished ? finishSession(sending, session) : sendAnswers(sending, session));
    } catch (error) {
      if (!isFinal(error)) return;
      forgetSession(sending.device, sending.userId, session.id);
      onRefused(error);
    }
  }
}
