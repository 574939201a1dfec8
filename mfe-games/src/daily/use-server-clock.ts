import { useCallback, useMemo, useState } from 'react';
import type { Today } from 'shared-contracts';
import { useDevice } from '../device/device';
import { serverOffset } from './server-offset';

export interface ServerClock {
  /** Epoch milliseconds: the device's clock, until the server has said better. */
  now(): number;
  /** Takes what the server just said. */
  correct(today: Today): void;
}

export function useServerClock(): ServerClock {
  const { now: deviceNow } = useDevice();
  const [offset, setOffset] = useState(0);

  const now = useCallback(() => deviceNow() + offset, [deviceNow, offset]);
  const correct = useCallback((today: Today) => setOffset(serverOffset(today, deviceNow())), [deviceNow]);
  return useMemo(() => ({ now, correct }), [now, correct]);
}
