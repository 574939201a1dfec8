import { useEffect, useEffectEvent, useRef } from 'react';
import type { GridGame } from '@ninefold/contracts';
import { usePlatform } from '@ninefold/platform';
import { GridSkeleton } from '../grid/GridSkeleton';
import { copy as gridCopy } from '../grid/copy';
import { copy as screenCopy } from '../screen/copy';
import { useKnownOwner } from '../sync/owner';
import { DailyAttempt } from './DailyAttempt';
import { useDayKey, useServerClock } from '../device/server-clock';

/** The daily challenge of one game: of which day it is, and who plays it. */
export function DailyGame({ game }: { game: GridGame }) {
  const { notify } = usePlatform();
  const owner = useKnownOwner();
  const clock = useServerClock();
  const dayKey = useDayKey(clock.now);

  const shownDay = useRef(dayKey);
  const announceNewDay = useEffectEvent(() => notify(gridCopy.newDay));
  useEffect(() => {
    if (dayKey > shownDay.current) announceNewDay();
    shownDay.current = dayKey;
  }, [dayKey]);

  if (owner === null) return <GridSkeleton game={game} label={screenCopy.loading} />;
  return <DailyAttempt key={`${owner} ${dayKey}`} id={{ owner, game, dayKey }} clock={clock} />;
}
