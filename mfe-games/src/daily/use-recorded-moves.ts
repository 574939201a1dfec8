import { useEffect } from 'react';
import { useDevice } from '../device/device';
import type { AttemptId, Attempts } from '../sync/attempts';

/** Keeps what happens on the board, for the replay. The code for it comes after the board; without it, nothing is kept. */
export function useRecordedMoves({ owner, game, dayKey }: AttemptId, attempts: Attempts): void {
  const { now } = useDevice();
  useEffect(() => {
    let stop: (() => void) | undefined;
    let left = false;
    import('../replay/record-moves').then(
      ({ recordMoves }) => {
        if (!left) stop = recordMoves(attempts, { owner, game, dayKey }, now);
      },
      () => undefined,
    );
    return () => {
      left = true;
      stop?.();
    };
  }, [owner, game, dayKey, attempts, now]);
}
