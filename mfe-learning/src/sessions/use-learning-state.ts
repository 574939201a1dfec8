import { useEffect } from 'react';
import { readState } from './calls';
import { useSessionOutbox } from './session-outbox';
import { endLeft, useStoredSessions } from './stored-sessions';
import { useServerFigures } from './use-server-figures';

export const learningStateKey = (userId: string) => ['state', userId] as const;

/** Where the person stands, by the server. */
export function useLearningState(userId: string) {
  const sessions = useStoredSessions();
  const query = useServerFigures(learningStateKey(userId), readState, useSessionOutbox(userId));
  const { data, isFetchedAfterMount } = query;
  useEffect(() => {
    // What was read for an earlier screen does not know the session that was left a moment ago.
    if (data && isFetchedAfterMount) endLeft(sessions, userId, data.open_session);
  }, [sessions, userId, data, isFetchedAfterMount]);
  return query;
}
