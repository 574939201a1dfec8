import { useEffect } from 'react';
import { GUEST, type Owner } from '@ninefold/contracts';
import { usePlatform } from '@ninefold/platform';
import { useDevice } from '@ninefold/web/storage';
import { readState } from './calls';
import { guestState } from './guest-state';
import { useSessionOutbox } from './session-outbox';
import { endLeft, useStoredSessions } from './stored-sessions';
import { useFigures } from './use-server-figures';

export const learningStateKey = (owner: Owner) => ['state', owner] as const;

/** Where the person stands, by the server; a guest by this device, without a call. */
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
  const query = useFigures(learningStateKey(owner), read, outbox);
  const { data, isFetchedAfterMount } = query;
  useEffect(() => {
    // What was read for an earlier screen does not know the session that was left a moment ago.
    if (data && isFetchedAfterMount && !isGuest) endLeft(sessions, owner, data.open_session);
  }, [sessions, owner, isGuest, data, isFetchedAfterMount]);
  return query;
}
