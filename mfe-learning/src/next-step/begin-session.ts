import { useEffect, useState } from 'react';
import type { LearningState } from '@ninefold/contracts';
import { useLocation } from '@ninefold/platform';
import { copy } from './copy';
import { COST_IS_SHOWN, VISIT, type LinkState } from './link-state';

interface BeginLink {
  /** Free sessions of the day, shown beside the link; null if the session is not counted or none is left. */
  readonly cost: string | null;
  readonly state: LinkState;
}

/** What a link to a counted session shows and passes on. Such a link starts the session without another page. */
export function beginLink(
  learning: Pick<LearningState, 'sessions_today' | 'sessions_limit'> | undefined,
): BeginLink {
  const { sessions_today: used, sessions_limit: limit } = learning ?? {
    sessions_today: 0,
    sessions_limit: null,
  };
  if (limit === null || used >= limit) return { cost: null, state: {} };
  return { cost: copy.cost(used, limit), state: COST_IS_SHOWN };
}

interface HistoryState {
  /** The key of the entry, if it has started a session. */
  readonly begun?: string;
}

/**
 * How the page of a session was reached. The history entry remembers that it has started a session, so that a reload or
 * Back on the results does not start another one.
 */
export function useBeginning(): { isFirst: boolean; isCostKnown: boolean } {
  const { key, state } = useLocation() as { key: string; state: LinkState | null };
  const [isFirst] = useState(() => (window.history.state as HistoryState | null)?.begun !== key);
  useEffect(() => {
    // The router keeps its own state in other properties.
    window.history.replaceState({ ...(window.history.state as object | null), begun: key }, '');
  }, [key]);
  return { isFirst, isCostKnown: isFirst && state?.costShownIn === VISIT };
}
