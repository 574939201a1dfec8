import { createContext, useContext } from 'react';
import { withFallback, type KeyValueStore } from './storage';

/** The parts of the machine that the games depend on: clocks, chance and storage. A test gives its own. */
export interface Device {
  /** Epoch milliseconds of the device's clock, right or wrong. */
  now(): number;
  /** Milliseconds that never go back; they may stand still while the machine sleeps. */
  monotonicNow(): number;
  /** From 0 up to but not 1. */
  random(): number;
  /** A UUID. */
  newId(): string;
  /** Kept on this device, and shared by its tabs. */
  readonly store: KeyValueStore;
  /** Kept until the tab is closed. */
  readonly tab: KeyValueStore;
}

export interface DeviceParts extends Omit<Device, 'store' | 'tab'> {
  storage(): Storage;
  tabStorage(): Storage;
}

export function createDevice({ storage, tabStorage, ...parts }: DeviceParts): Device {
  return { ...parts, store: withFallback(storage), tab: withFallback(tabStorage) };
}

export const browserDevice: Device = createDevice({
  now: () => Date.now(),
  monotonicNow: () => performance.now(),
  random: () => Math.random(),
  newId: () => crypto.randomUUID(),
  storage: () => window.localStorage,
  tabStorage: () => window.sessionStorage,
});

export const DeviceContext = createContext<Device>(browserDevice);

export const useDevice = (): Device => useContext(DeviceContext);
