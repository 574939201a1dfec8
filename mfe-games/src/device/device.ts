import { createContext, useContext } from 'react';
import { withFallback, type KeyValueStore } from './storage';

/** The parts of the machine that the games depend on: clocks, chance and storage. A test gives its own. */
export interface Device {
  /** Epoch milliseconds of the device's clock, right or wrong. */
  now(): number;
  /** Milliseconds that never go back and never stand still: for durations. */
  steadyNow(): number;
  /** From 0 up to but not 1. */
  random(): number;
  /** A UUID. */
  newId(): string;
  /** Kept on this device, and shared by its tabs. */
  readonly store: KeyValueStore;
  /** Kept as long as the tab. */
  readonly tab: KeyValueStore;
}

export interface DeviceParts extends Omit<Device, 'store' | 'tab'> {
  storage(): Storage;
  tabStorage(): Storage;
}

export function createDevice({ storage, tabStorage, ...parts }: DeviceParts): Device {
  return { ...parts, store: withFallback(storage), tab: withFallback(tabStorage) };
}

/** Smaller differences are the two clocks' own jitter, or a small correction of the system's clock. */
const TOLERANCE_MS = 1_500;

/**
 * Milliseconds that only go forward. The browser's monotonic clock may stand still while the machine sleeps, and the
 * wall clock may be set. So the first one counts, and a sleep that only the second one saw is added.
 */
export function createSteadyClock(monotonic: () => number, wall: () => number): () => number {
  const lag = () => wall() - monotonic();
  let known = lag();
  let slept = 0;
  return () => {
    const gap = lag() - known;
    if (Math.abs(gap) > TOLERANCE_MS) {
      slept += Math.max(0, gap);
      known += gap;
    }
    return monotonic() + slept;
  };
}

export const browserDevice: Device = createDevice({
  now: () => Date.now(),
  steadyNow: createSteadyClock(
    () => performance.now(),
    () => Date.now(),
  ),
  random: () => Math.random(),
  newId: () => crypto.randomUUID(),
  storage: () => window.localStorage,
  tabStorage: () => window.sessionStorage,
});

export const DeviceContext = createContext<Device>(browserDevice);

export const useDevice = (): Device => useContext(DeviceContext);
