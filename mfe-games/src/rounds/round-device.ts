import { createContext, useContext } from 'react';
import { withFallback, type KeyValueStore } from '../device/storage';
import { createRoundRecords, type RoundRecords } from '../sync/finished-results';
import { createSteadyClock } from '../device/steady-clock';

/** What timed rounds need of the machine beyond the grids' `Device`; a test hands in its own. */
export interface RoundDevice {
  /** Milliseconds that never go back and never stand still: for durations. */
  steadyNow(): number;
  newId(): string;
  readonly records: RoundRecords;
  /** Lives as long as the tab. */
  readonly tab: KeyValueStore;
}

interface RoundDeviceParts {
  steadyNow(): number;
  newId(): string;
  storage(): Storage;
  tabStorage(): Storage;
}

export function createRoundDevice({ steadyNow, newId, storage, tabStorage }: RoundDeviceParts): RoundDevice {
  return {
    steadyNow,
    newId,
    records: createRoundRecords(withFallback(storage)),
    tab: withFallback(tabStorage),
  };
}

export const browserRoundDevice: RoundDevice = createRoundDevice({
  steadyNow: createSteadyClock(
    () => performance.now(),
    () => Date.now(),
  ),
  newId: () => crypto.randomUUID(),
  storage: () => window.localStorage,
  tabStorage: () => window.sessionStorage,
});

export const RoundDeviceContext = createContext<RoundDevice>(browserRoundDevice);

export const useRoundDevice = (): RoundDevice => useContext(RoundDeviceContext);
