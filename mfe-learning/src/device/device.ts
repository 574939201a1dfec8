import { createContext, useContext } from 'react';

/** What learning needs of the machine: a clock, chance and storage. A test gives its own. */
export interface Device {
  /** Epoch milliseconds of the device's clock, right or wrong. */
  now(): number;
  /** Milliseconds that never go back. */
  monotonicNow(): number;
  /** From 0 up to but not 1. */
  random(): number;
  /** A UUID. */
  newId(): string;
  /** Kept on this device. A browser may forbid it: then it throws. */
  storage(): Storage;
}

export const browserDevice: Device = {
  now: () => Date.now(),
  monotonicNow: () => performance.now(),
  random: () => Math.random(),
  newId: () => crypto.randomUUID(),
  storage: () => window.localStorage,
};

export const DeviceContext = createContext<Device>(browserDevice);

export const useDevice = (): Device => useContext(DeviceContext);
