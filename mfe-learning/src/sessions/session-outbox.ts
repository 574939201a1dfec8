import { useEffect, useMemo } from 'react';
import { GUEST, type CompletedSession, type Owner, type StoredSession } from '@ninefold/contracts';
import { failsForAll, isBusy } from '@ninefold/contracts/rpc';
import { usePlatform, type Platform } from '@ninefold/platform';
import { createOutbox, useDevice, type Device, type Outbox } from '@ninefold/web/storage';
import { completeStored, isFinal, isForAnotherDay, sendAnswers, sendReviewCards } from './send-session';
import { createStoredSessions, migrateGuestSessions, unsavedAnswers } from './stored-sessions';

type SessionOutcome = CompletedSession | 'refused';

/** Sends the answers and the finished sessions of one person. */
export interface SessionOutbox extends Outbox {
  /** Since the page was loaded; undefined if unknown. */
  outcomeOf(id: string): SessionOutcome | undefined;
}

function createSessionOutbox(
  { store, now, jitter }: Device,
  userId: string,
  { supabase, announceSaved, reportError }: Pick<Platform, 'supabase' | 'announceSaved' | 'reportError'>,
): SessionOutbox {
  const sessions = createStoredSessions(store);
  const outcomes = new Map<string, SessionOutcome>();
  /** Sessions that are completely sent, and permanently refused ones. */
  const settled = new Set<string>();
  /** Guest sessions over today's limit, retried after a reload. */
  const postponed = new Set<string>();
  // Permanently refused sessions are not sent again, but can be continued.
  const pending = () =>
    sessions
      .of(userId)
      .filter((session) => session.finished || unsavedAnswers(session).length > 0)
      .filter(({ id }) => !settled.has(id) && !postponed.has(id))
      // In order of time, because the server offers to resume the session that was started last.
      .sort((one, other) => lastAnswered(one).localeCompare(lastAnswered(other)));

  async function send() {
    const sending = { client: await supabase(), sessions, userId, reportError, now };
    const failures: unknown[] = [];
    for (const session of pending()) {
      try {
        if (session.finished) {
          if (!outcomes.has(session.id)) {
            outcomes.set(session.id, await completeStored(sending, session));
            // Notifies any screen, because the results may have been closed.
            announceSaved([{ kind: 'learning' }]);
          }
          await sendReviewCards(sending, session);
          settled.add(session.id);
        } else await sendAnswers(sending, session);
      } catch (error) {
        if (session.by_guest && isForAnotherDay(error)) {
          postponed.add(session.id);
          continue;
        }
        if (failsForAll(error) || isBusy(error)) throw error;
        if (!isFinal(error)) {
          failures.push(error);
          continue;
        }
        reportError(error, 'learning: session rejected');
        if (!outcomes.has(session.id)) outcomes.set(session.id, 'refused');
        settled.add(session.id);
        sessions.forget(userId, session.id);
      }
    }
    if (failures.length > 0) throw failures[0];
  }

  const outbox = createOutbox({
    // Completing a session counts as an item too.
    count: () =>
      pending().reduce((sum, session) => sum + unsavedAnswers(session).length + Number(session.finished), 0),
    send,
    report: (error) => reportError(error, 'learning: session'),
    subscribe: sessions.subscribe,
    jitter,
  });
  return { ...outbox, outcomeOf: (id) => outcomes.get(id) };
}

const lastAnswered = ({ answers }: StoredSession): string => answers.at(-1)?.answered_at ?? '';

/** One per device and person, shared by all components. */
const outboxes = new WeakMap<Device, Map<string, SessionOutbox>>();

/** The outbox of a person. Runs while a component uses it; a guest's never sends. */
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
    migrateGuestSessions(createStoredSessions(device.store), userId);
    return outbox.start();
  }, [outbox, device, userId]);
  return outbox;
}
