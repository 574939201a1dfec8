import { useEffect, useEffectEvent, useState } from 'react';
import { usePlatform } from 'shared-platform';
import { dailyPuzzle } from 'shared-puzzle-engine';
import type { DailyRecord } from '../device/daily-record';
import type { RecordId } from './attempts';
import { useDevice } from '../device/device';
import { emptyBoard } from '../grid/play-state';
import { fetchToday, startDaily } from './daily-api';
import type { ServerClock } from './use-server-clock';

/** How long a board waits for the server to say that it was not yet played, on another device perhaps. */
const PATIENCE_MS = 1_200;
/** A guest's board needs no server: the client for it is fetched once the board has long been there. */
const GUEST_CLOCK_CHECK_MS = 2_000;

/**
 * Tells the server that today's attempt begins, and takes from it the time that has already run, the clock, and a
 * result that is there already. True once the board may be shown.
 */
export function useDailyStart(id: RecordId, record: DailyRecord | null, clock: ServerClock): boolean {
  const { auth, supabase } = usePlatform();
  const { now, records } = useDevice();
  const [answered, setAnswered] = useState(false);
  const { status } = auth;

  const ask = useEffectEvent(async () => {
    if (status === 'out' || record?.result || (record && !record.startedOnServer)) {
      // An attempt that began without the server goes on so: asked now, it would count from now.
      clock.correct(await fetchToday(supabase));
      return;
    }
    const { today, elapsedSeconds, completedInSeconds } = await startDaily(supabase, id.game);
    clock.correct(today);
    // The device is in another day than the server: the corrected clock brings the right one.
    const played = records.get(id);
    if (today.day_key !== id.dayKey || played?.result) return;
    const board = played?.board ?? emptyBoard(dailyPuzzle(id.game, id.dayKey).givens);
    const startedAt = now() - elapsedSeconds * 1000;
    const started: DailyRecord = { ...id, board, startedAt, startedOnServer: true };
    records.put(
      completedInSeconds === null
        ? started
        : { ...started, result: { seconds: completedInSeconds, delivery: 'saved' } },
    );
  });

  useEffect(() => {
    if (status === 'loading') return;
    // Without an answer the day is played on the device; the result waits there to be sent.
    const begin = () =>
      ask()
        .catch(() => undefined)
        .finally(() => setAnswered(true));
    const timeouts = [
      setTimeout(begin, status === 'out' ? GUEST_CLOCK_CHECK_MS : 0),
      setTimeout(() => setAnswered(true), PATIENCE_MS),
    ];
    return () => timeouts.forEach(clearTimeout);
  }, [status]);

  return status === 'out' || record !== null || answered;
}
