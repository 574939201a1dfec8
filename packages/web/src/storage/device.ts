import { createContext, useContext } from 'react';
import { isNewer, type RecordKey, type TextKey } from '@ninefold/contracts';
import { randomId } from './random-id';

/** Clocks, randomness and storage, which tests replace. */
export interface Device {
  /** Epoch milliseconds of the device's clock, which can be wrong. */
  now(): number;
  /** Monotonic milliseconds, which can pause while the machine sleeps. */
  monotonicNow(): number;
  /** At least 0 and less than 1. */
  random(): number;
  /** The same, but only to spread the calls of many devices over time. */
  jitter(): number;
  /** A UUID. */
  newId(): string;
  /** The storage behind `store`. @throws if the browser blocks it */
  storage(): Storage;
  /** Persistent, shared by all tabs. */
  readonly store: KeyValueStore;
  /** Until the tab is closed. */
  readonly tab: KeyValueStore;
}

export interface DeviceParts extends Omit<Device, 'store' | 'tab'> {
  tabStorage(): Storage;
}

export function createDevice({ tabStorage, ...parts }: DeviceParts): Device {
  return { ...parts, store: withFallback(parts.storage), tab: withFallback(tabStorage) };
}

export const browserDevice: Device = createDevice({
  now: () => Date.now(),
  monotonicNow: () => performance.now(),
  random: () => Math.random(),
  jitter: () => Math.random(),
  newId: randomId,
  storage: () => window.localStorage,
  tabStorage: () => window.sessionStorage,
});

export const DeviceContext = createContext<Device>(browserDevice);

export const useDevice = (): Device => useContext(DeviceContext);

export interface KeyValueStore {
  get(key: string): string | null;
  /** @returns false if it only lasts as long as the page */
  set(key: RecordKey | TextKey, value: string): boolean;
  remove(key: string): void;
  keys(): string[];
  /**
   * Calls the listener after a write in any tab.
   * @returns a function that unsubscribes
   */
  subscribe(listener: () => void): () => void;
}

/**
 * Web storage that never throws. If storage is forbidden or full, or a newer build's record has the same key, values
 * last as long as the page.
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
      // Browsers send this event only for writes of other tabs.
      window.addEventListener('storage', listener);
      return () => {
        listeners.delete(listener);
        window.removeEventListener('storage', listener);
      };
    },
  };
}
