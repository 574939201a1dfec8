import type { LearningState } from '@ninefold/contracts';
import { forgetSession, keptSessions } from './kept-sessions';
import { finishSession, isFinal, type Sending } from './send-session';

/** The sessions that are on a screen of this page. */
const onScreen = new Set<string>();

/** @returns a function that says that the session is no longer played */
export function markPlayed(id: string): () => void {
  onScreen.add(id);
  return () => onScreen.delete(id);
}

/**
 * Ends the sessions of this device that the server no longer offers to resume, those of an earlier day. What was
 * answered counts. A session that cannot be ended now is ended the next time.
 */
export async function closeLeft(sending: Sending, { open_session: open }: LearningState): Promise<void> {
  const { device, userId } = sending;
  const left = keptSessions(device, userId).filter(({ id }) => id !== open?.id && !onScreen.has(id));
  for (const session of left) {
    try {
      if (session.answers.length === 0) forgetSession(device, userId, session.id);
      else await finishSession(sending, session);
    } catch (error) {
      if (!isFinal(error)) return;
      forgetSession(device, userId, session.id);
    }
  }
}
