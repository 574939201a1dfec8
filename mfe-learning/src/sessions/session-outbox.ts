import { useEffect, useMemo } from 'react';
import type { CompletedSession } from '@ninefold/contracts';
import { usePlatform, type Platform } from '@ninefold/platform';
import { createOutbox, useDevice, type Device, type Outbox } from 'shared-data';
import { createStoredSessions, unsavedAnswers } from './stored-sessions';
import { finishSession, isFinal, sendAnswers } from './send-session';

/** What became of a session that was sent: the server has completed it, or will never take it. */
type SessionOutcome = CompletedSession | 'refused';

/** Sends the answers and the finished sessions of one person. */
export interface SessionOutbox extends Outbox {
  /** Since the page was loaded; undefined while it is not known. */
  outcomeOf(id: string): SessionOutcome | undefined;
}

function createSessionOutbox(
  { store, now }: Device,
  userId: string,
  { supabase, reportError }: Pick<Platform, 'supabase' | 'reportError'>,
): SessionOutbox {
  const sessions = createStoredSessions(store);
  const outcomes = new Map<string, SessionOutcome>();
  // What was refused for good is not sent again. The person may go on with it all the same.
  const pending = () =>
    sessions
      .of(userId)
      .filter((session) => session.finished || unsavedAnswers(session).length > 0)
      .filter(({ id }) => !outcomes.has(id));

  async function send() {
    const sending = { client: await supabase(), sessions, userId, reportError, now };
    for (const session of pending()) {
      try {
        if (session.finished) outcomes.set(session.id, await finishSession(sending, session));
        else await sendAnswers(sending, session);
      } catch (error) {
        if (!isFinal(error)) throw error;
        reportError(error, 'learning: session rejected');
        outcomes.set(session.id, 'refused');
        sessions.forget(userId, session.id);
      }
    }
  }

  const outbox = createOutbox({
    // A finished session is one more thing to send than its answers.
    count: () =>
      pending().reduce((sum, session) => sum + unsavedAnswers(session).length + Number(session.finished), 0),
    send,
    report: (error) => reportError(error, 'learning: session'),
    subscribe: sessions.subscribe,
  });
  return { ...outbox, outcomeOf: (id) => outcomes.get(id) };
}

/** One for each device and person, whichever screens use it. */
const outboxes = new WeakMap<Device, Map<string, SessionOutbox>>();

/** The outbox of the signed-in person. It runs while a screen uses it. */
export function useSessionOutbox(userId: string): SessionOutbox {
  const device = useDevice();
  const { supabase, reportError } = usePlatform();
  const outbox = useMemo(() => {
    const ofDevice = outboxes.get(device) ?? new Map<string, SessionOutbox>();
    outboxes.set(device, ofDevice);
    const known = ofDevice.get(userId) ?? createSessionOutbox(device, userId, { supabase, reportError });
    ofDevice.set(userId, known);
    return known;
  }, [device, userId, supabase, reportError]);
  useEffect(() => outbox.start(), [outbox]);
  return outbox;
}
