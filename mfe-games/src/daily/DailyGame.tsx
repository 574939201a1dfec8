import { useEffect, useEffectEvent, useRef } from 'react';
import type { GridGame } from 'shared-contracts';
import { usePlatform } from 'shared-platform';
import { LOADING, NEW_DAY } from '../grid/copy';
import { GUEST } from '../device/daily-record';
import { useDevice } from '../device/device';
import { BoardSkeleton } from '../grid/BoardSkeleton';
import { DailyAttempt } from './DailyAttempt';
import { useDayKey } from './use-day-key';
import { useServerClock } from './use-server-clock';

/** The daily challenge of one game: whose it is, and of which day. */
export function DailyGame({ game }: { game: GridGame }) {
  const { auth, notify } = usePlatform();
  const { records } = useDevice();
  const clock = useServerClock();
  const dayKey = useDayKey(clock.now);

  const known = auth.status === 'in' ? auth.user.id : auth.status === 'out' ? GUEST : null;
  useEffect(() => records.forgetBefore(dayKey), [records, dayKey]);

  const shownDay = useRef(dayKey);
  const sayNewDay = useEffectEvent(() => notify(NEW_DAY));
  useEffect(() => {
    if (dayKey > shownDay.current) sayNewDay();
    shownDay.current = dayKey;
  }, [dayKey]);

  // While nobody knows yet, it is most likely who it was before.
  const owner = known ?? records.lastOwner();
  if (owner === null) return <BoardSkeleton game={game} label={LOADING} />;
  return <DailyAttempt key={`${owner} ${dayKey}`} id={{ owner, game, dayKey }} clock={clock} />;
}
