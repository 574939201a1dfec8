import { createContext, useContext } from 'react';
import { createDailyRecords, type DailyRecords } from '../daily/attempts';
import { withFallback, type KeyValueStore } from './storage';

/** The parts of the machine that the games depend on; a test hands in its own. */
export interface Device {
  /** Epoch milliseconds of the device's own clock, right or wrong. */
  now(): number;
  random(): number;
  readonly records: DailyRecords;
  /** Small things that are remembered here and matter nowhere else. */
  readonly store: KeyValueStore;
}

export interface DeviceParts {
  now(): number;
  random(): number;
  storage(): Storage;
}

export function createDevice({ now, random, storage }: DeviceParts): Device {
  const store = withFallback(storage);
  return { now, random, records: createDailyRecords(store), store };
}

export const browserDevice: Device = createDevice({
  now: () => Date.now(),
  random: () => Math.random(),
  storage: () => window.localStorage,
});

export const DeviceContext = createContext<Device>(browserDevice);

export const useDevice = (): Device => useContext(DeviceContext);
