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

/** History entries whose session was started. */
const begun = new Set<string>();

/** Whether a link that shows the cost was just followed. */
export function useCostKnown(): boolean {
  const { key, state } = useLocation() as { key: string; state: LinkState | null };
  const [isKnown] = useState(() => state?.costShownIn === VISIT && !begun.has(key));
  useEffect(() => void begun.add(key), [key]);
  return isKnown;
}
