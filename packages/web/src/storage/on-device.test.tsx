/** @jest-environment jest-fixed-jsdom */
import { renderHook } from '@testing-library/react';
import { withFallback, type KeyValueStore } from './device';
import { onDevice, useOnDevice, warnBeforeLoss } from './on-device';

const KEY = 'games:last-player';
const WORDS = { stored: 'Kept on this device.', blocked: 'Lost with this page.' };

const full = () => {
  throw new DOMException('full', 'QuotaExceededError');
};
const STORES: Readonly<Record<string, () => Storage>> = {
  'refuses access': () => {
    throw new DOMException('denied', 'SecurityError');
  },
  'is full': () => ({ ...localStorage, getItem: () => null, setItem: full }) as Storage,
  'is missing': () => null as unknown as Storage,
};

beforeEach(() => localStorage.clear());

/** Whether the browser asks before it leaves the page. */
function isAsked(store: KeyValueStore, isLost: boolean): boolean {
  const end = warnBeforeLoss(store, () => isLost);
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  end();
  return event.defaultPrevented;
}

test.each(Object.keys(STORES))('storage that %s changes what is said and asks before a loss', (name) => {
  const store = withFallback(STORES[name]!);
  expect(store.isWritable()).toBe(false);
  expect(onDevice(store, WORDS)).toBe(WORDS.blocked);
  expect([isAsked(store, true), isAsked(store, false)]).toEqual([true, false]);
});

test('storage that works leaves no trace of the probe, and nothing is asked', () => {
  const store = withFallback(() => localStorage);
  expect(renderHook(() => useOnDevice(WORDS)).result.current).toBe(WORDS.stored);
  expect(isAsked(store, true)).toBe(false);
  expect(localStorage).toHaveLength(0);
});

test('storage that became full counts as blocked until the value is stored or removed', () => {
  const store = withFallback(() => localStorage);
  const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(full);
  expect(store.set(KEY, 'ada')).toBe(false);
  setItem.mockRestore();
  expect(store.isWritable()).toBe(false);
  store.remove(KEY);
  expect(store.isWritable()).toBe(true);
});
