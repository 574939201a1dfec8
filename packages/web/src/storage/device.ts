import { createContext, useContext } from 'react';
import { isNewer, type RecordKey, type TextKey } from '@ninefold/contracts';

/** What a remote needs of the machine: clocks, chance and storage. A test gives its own. */
export interface Device {
  /** Epoch milliseconds of the device's clock, right or wrong. */
  now(): number;
  /** Milliseconds that never go back; they may stand still while the machine sleeps. */
  monotonicNow(): number;
  /** From 0 up to but not 1. */
  random(): number;
  /** A UUID. */
  newId(): string;
  /** Stays on this device, and is shared by its tabs. */
  readonly store: KeyValueStore;
  /** Stays until the tab is closed. */
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

/** What the remotes use of web storage. */
export interface KeyValueStore {
  get(key: string): string | null;
  /** @returns whether the device has it; otherwise it ends with the page */
  set(key: RecordKey | TextKey, value: string): boolean;
  remove(key: string): void;
  keys(): string[];
  /** Calls the listener when this tab or another one wrote. @returns a function that ends it */
  subscribe(listener: () => void): () => void;
}

/**
 * Web storage that never throws. A browser may forbid it, or have no room left. Then what is written lives as long
 * as the page, and so it does beside what a newer build wrote under the same key, which is as if it were not there.
 */
export function withFallback(open: () => Storage): KeyValueStore {
  const memory = new Map<string, string>();
  const listeners = new Set<() => void>();
  const notify = () => listeners.forEach((listener) => listener());

  function attempt<T>(action: (storage: Storage) => T, otherwise: T, key = ''): T {
    try {
      const storage = open();
      return isNewer(storage.getItem(key)) ? otherwise : action(storage);
    } catch {
      return otherwise;
    }
  }

  return {
    get: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key), null, key),
    set(key, value) {
      memory.set(key, value);
      const write = (storage: Storage) => {
        storage.setItem(key, value);
        return memory.delete(key);
      };
      const written = attempt(write, false, key);
      notify();
      return written;
    },
    remove(key) {
      memory.delete(key);
      attempt((storage) => storage.removeItem(key), undefined, key);
      notify();
    },
    keys: () => [...new Set([...memory.keys(), ...attempt((storage) => Object.keys(storage), [])])],
    subscribe(listener) {
      listeners.add(listener);
      // The browser sends this event for what another tab wrote.
      window.addEventListener('storage', listener);
      return () => {
        listeners.delete(listener);
        window.removeEventListener('storage', listener);
      };
    },
  };
}
