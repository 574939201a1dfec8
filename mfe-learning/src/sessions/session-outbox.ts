import { useEffect, useMemo } from 'react';
import { GUEST, type CompletedSession, type Owner, type StoredSession } from '@ninefold/contracts';
import { isOffline } from '@ninefold/contracts/rpc';
import { usePlatform, type Platform } from '@ninefold/platform';
import { createOutbox, useDevice, type Device, type Outbox } from '@ninefold/web/storage';
import { finishSession, isFinal, isForAnotherDay, sendAnswers } from './send-session';
import { createStoredSessions, takeOverGuests, unsavedAnswers } from './stored-sessions';

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
  { supabase, announceSaved, reportError }: Pick<Platform, 'supabase' | 'announceSaved' | 'reportError'>,
): SessionOutbox {
  const sessions = createStoredSessions(store);
  const outcomes = new Map<string, SessionOutcome>();
  /** A guest's sessions that the account may take over on another day. They are tried again when the page is. */
  const postponed = new Set<string>();
  // What was refused for good is not sent again. The person may go on with it all the same.
  const pending = () =>
    sessions
      .of(userId)
      .filter((session) => session.finished || unsavedAnswers(session).length > 0)
      .filter(({ id }) => !outcomes.has(id) && !postponed.has(id))
      // The server offers to resume what was started last: of several that a guest left, the last one.
      .sort((one, other) => lastAnswered(one).localeCompare(lastAnswered(other)));

  async function send() {
    const sending = { client: await supabase(), sessions, userId, reportError, now };
    const failures: unknown[] = [];
    for (const session of pending()) {
      try {
        if (session.finished) {
          outcomes.set(session.id, await finishSession(sending, session));
          // Whichever screen is shown now: the results may be left before.
          announceSaved();
        } else await sendAnswers(sending, session);
      } catch (error) {
        if (session.by_guest && isForAnotherDay(error)) {
          postponed.add(session.id);
          continue;
        }
        // Without a network, the others would fail as well.
        if (isOffline(error)) throw error;
        if (!isFinal(error)) {
          failures.push(error);
          continue;
        }
        reportError(error, 'learning: session rejected');
        outcomes.set(session.id, 'refused');
        sessions.forget(userId, session.id);
      }
    }
    if (failures.length > 0) throw failures[0];
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

const lastAnswered = ({ answers }: StoredSession): string => answers.at(-1)?.answered_at ?? '';

/** One for each device and person, whichever screens use it. */
const outboxes = new WeakMap<Device, Map<string, SessionOutbox>>();

/** The outbox of a person. It runs while a screen uses it; that of a guest has nobody to send for, and never sends. */
export function useSessionOutbox(userId: Owner): SessionOutbox {
  const device = useDevice();
  const { supabase, announceSaved, reportError } = usePlatform();
  const outbox = useMemo(() => {
    const ofDevice = outboxes.get(device) ?? new Map<string, SessionOutbox>();
    outboxes.set(device, ofDevice);
    const known =
      ofDevice.get(userId) ?? createSessionOutbox(device, userId, { supabase, announceSaved, reportError });
    ofDevice.set(userId, known);
    return known;
  }, [device, userId, supabase, announceSaved, reportError]);
  useEffect(() => {
    if (userId === GUEST) return undefined;
    takeOverGuests(createStoredSessions(device.store), userId);
    return outbox.start();
  }, [outbox, device, userId]);
  return outbox;
}
