import { createContext, useContext } from 'react';
import { createDailyRecords, type DailyRecords } from './daily-records';
import { withFallback } from './storage';

/** The parts of the machine that the games depend on; a test hands in its own. */
export interface Device {
  /** Epoch milliseconds of the device's own clock, right or wrong. */
  now(): number;
  random(): number;
  readonly records: DailyRecords;
}

export interface DeviceParts {
  now(): number;
  random(): number;
  storage(): Storage;
}

export function createDevice({ now, random, storage }: DeviceParts): Device {
  return { now, random, records: createDailyRecords(withFallback(storage)) };
}

export const browserDevice: Device = createDevice({
  now: () => Date.now(),
  random: () => Math.random(),
  storage: () => window.localStorage,
});

export const DeviceContext = createContext<Device>(browserDevice);

export const useDevice = (): Device => useContext(DeviceContext);
