/** @jest-environment jest-fixed-jsdom */
import { renderHook } from '@testing-library/react';
import { browserDevice, type Device } from './device';
import { onDevice, storesData, useOnDevice, warnBeforeLoss } from './on-device';

const WORDS = { stored: 'Kept on this device.', blocked: 'Lost with this page.' };

const STORAGES: Readonly<Record<string, () => Storage>> = {
  'refuses access': () => {
    throw new DOMException('denied', 'SecurityError');
  },
  'is full': () =>
    ({
      setItem() {
        throw new DOMException('full', 'QuotaExceededError');
      },
    }) as unknown as Storage,
  'is missing': () => null as unknown as Storage,
};

/** Whether the browser asks before it leaves the page. */
function isAsked(device: Pick<Device, 'storage'>, isLost: boolean): boolean {
  const end = warnBeforeLoss(device, () => isLost);
  // jsdom has no event with a text as its value. Older browsers ask because of the value, newer ones because of the call.
  const event = new Event('beforeunload', { cancelable: true });
  const written = Object.defineProperty(event, 'returnValue', { value: '', writable: true }) as {
    returnValue: unknown;
  };
  window.dispatchEvent(event);
  end();
  return event.defaultPrevented && written.returnValue !== '';
}

test.each(Object.keys(STORAGES))('storage that %s changes the sentence and asks before a loss', (name) => {
  const device = { storage: STORAGES[name]! };
  expect(storesData(device)).toBe(false);
  expect(onDevice(device, WORDS)).toBe(WORDS.blocked);
  expect([isAsked(device, true), isAsked(device, false)]).toEqual([true, false]);
});

test('storage that works leaves no trace of the probe, and nothing is asked', () => {
  localStorage.clear();
  expect(renderHook(() => useOnDevice(WORDS)).result.current).toBe(WORDS.stored);
  expect(isAsked(browserDevice, true)).toBe(false);
  expect(localStorage).toHaveLength(0);
});
