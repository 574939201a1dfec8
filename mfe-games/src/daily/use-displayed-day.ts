import { useEffect, useState } from 'react';
import { dayKeyAt } from 'shared-puzzle-engine';
import { useDevice } from '@ninefold/web/storage';
import { useDayKey, type ServerClock } from '../days/server-clock';

interface DisplayedDay {
  /** null until somebody looks at the page. */
  readonly dayKey: string | null;
  /** Asks for the day that has begun since; absent until then. */
  readonly playNext: (() => void) | undefined;
}

/**
 * The day that a person asked for: by a visit, which begins when the page is first looked at, or by a press. An open
 * page stays in its day at midnight, so that no clock runs which nobody has started.
 */
export function useDisplayedDay(clock: ServerClock): DisplayedDay {
  const { now } = useDevice();
  const today = useDayKey(clock.now);
  const ask = () => (document.hidden ? null : now());
  const [askedAt, setAskedAt] = useState(ask);

  useEffect(() => {
    if (askedAt !== null) return;
    const look = () => setAskedAt(ask);
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  });

  // As the corrected clock has it: the device may have been in another day when the page was opened.
  const dayKey = askedAt === null ? null : dayKeyAt(askedAt + clock.offset);
  return { dayKey, playNext: dayKey !== null && dayKey < today ? () => setAskedAt(now) : undefined };
}
