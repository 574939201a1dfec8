import { useEffect } from 'react';
import { GUEST, type Owner } from '@ninefold/contracts';
import { usePlatform, type SavedResult } from '@ninefold/platform';
import { useDevice } from '@ninefold/web/storage';
import { readState } from './calls';
import { guestState } from './guest-state';
import { useSessionOutbox } from './session-outbox';
import { finishAbandoned, useStoredSessions } from './stored-sessions';
import { useFigures } from './use-server-figures';

export const learningStateKey = (owner: Owner) => ['state', owner] as const;

/** Rounds and drills bring missed facts to the review. */
const teaches = ({ kind }: SavedResult) => kind !== 'daily' && kind !== 'practice';

/** The learning state, from the server; for guests from this device, without a call. */
export function useLearningState(owner: Owner) {
  const { supabase, reportError } = usePlatform();
  const { now } = useDevice();
  const sessions = useStoredSessions();
  const outbox = useSessionOutbox(owner);
  const isGuest = owner === GUEST;
  const read = async () => {
    if (isGuest) return guestState(sessions.of(GUEST), now());
    await outbox.whenIdle();
    return readState({ client: await supabase(), reportError });
  };
  const query = useFigures(learningStateKey(owner), read, { dependsOn: teaches, outbox });
  const { data, isFetchedAfterMount } = query;
  useEffect(() => {
    // Cached data can be older than a session that was just left.
    if (data && isFetchedAfterMount && !isGuest) finishAbandoned(sessions, owner, data.open_session);
  }, [sessions, owner, isGuest, data, isFetchedAfterMount]);
  return query;
}
