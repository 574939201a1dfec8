import { useEffect, useMemo, useState } from 'react';
import { useDevice } from '@ninefold/web/storage';
import type { StoredMove } from '@ninefold/contracts';
import { REPLAY_MS, replayTimes } from './replay-times';

const FRAME_MS = 50;
/** How long the finished grid stays before the replay ends. */
const LAST_MS = 600;

export interface Replay {
  /** Number of moves shown; null while the replay is stopped. */
  readonly step: number | null;
  /** The replay ran to its end. */
  readonly ended: boolean;
  start(): void;
  stop(): void;
}

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
