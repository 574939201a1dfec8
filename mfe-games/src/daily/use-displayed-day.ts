import { useEffect, useState } from 'react';
import { dayKeyAt } from 'shared-puzzle-engine';
import { useDevice } from '@ninefold/web/storage';
import { useDayKey, type ServerClock } from '../days/server-clock';

interface DisplayedDay {
  /** null until the page is visible for the first time. */
  readonly dayKey: string | null;
  /** Displays the day that has begun in the meantime; undefined until then. */
  readonly playNext: (() => void) | undefined;
}

/**
 * The displayed day. It starts when the page is first visible and changes only on request: at midnight an open
 * page stays in its day, so that no clock starts unnoticed.
 */
export function useDisplayedDay(clock: ServerClock): DisplayedDay {
  const { now } = useDevice();
  const today = useDayKey(clock.now);
  const ask = () => (document.hidden ? null : now());
  const [displayedAt, setDisplayedAt] = useState(ask);

  useEffect(() => {
    if (displayedAt !== null) return;
    const look = () => setDisplayedAt(ask);
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  });

  // By the corrected clock, because the device's may be in another day.
  const dayKey = displayedAt === null ? null : dayKeyAt(displayedAt + clock.offset);
  return { dayKey, playNext: dayKey !== null && dayKey < today ? () => setDisplayedAt(now) : undefined };
}
