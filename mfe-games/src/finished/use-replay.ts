import { useEffect, useMemo, useState } from 'react';
import { useDevice } from '@ninefold/web/storage';
import type { StoredMove } from '@ninefold/contracts';
import { REPLAY_MS, replayTimes } from './replay-times';

/** How often the board is drawn anew. */
const FRAME_MS = 50;
/** The board after the last move is looked at before the replay ends. */
const LAST_MS = 600;

export interface Replay {
  /** How many moves are shown; null while it does not run. */
  readonly step: number | null;
  /** It has run to its end. */
  readonly ended: boolean;
  start(): void;
  stop(): void;
}

/** Shows one's moves one after the other. */
export function useReplay(moves: readonly StoredMove[]): Replay {
  const { monotonicNow } = useDevice();
  const [startedAt, setStartedAt] = useState<number | null>(null);
  const [step, setStep] = useState(0);
  const [ended, setEnded] = useState(false);
  const times = useMemo(() => replayTimes(moves), [moves]);

  useEffect(() => {
    if (startedAt === null) return;
    const interval = setInterval(() => {
      const elapsed = monotonicNow() - startedAt;
      setStep(times.filter((time) => time <= elapsed).length);
      if (elapsed < REPLAY_MS + LAST_MS) return;
      setStartedAt(null);
      setEnded(true);
    }, FRAME_MS);
    return () => clearInterval(interval);
  }, [startedAt, times, monotonicNow]);

  return {
    step: startedAt === null ? null : step,
    ended,
    start() {
      setEnded(false);
      setStep(0);
      setStartedAt(monotonicNow());
    },
    stop: () => setStartedAt(null),
  };
}
