import fc from 'fast-check';
import type { Handle } from '@ninefold/learning';
import { valueAfterKey, valueAt } from './track';

const HANDLE: Handle = { name: 'x', from: -5, to: 5, start: 0, step: 0.5 };
const STAGE = { left: 100, top: 50, width: 320, height: 200 };

test('the pointer moves a handle along its track from any distance', () => {
  const across = { start: [10, 50], end: [90, 50] } as const;
  expect(valueAt(HANDLE, across, STAGE, 100 + 32, 0)).toBe(-5);
  expect(valueAt(HANDLE, across, STAGE, 100 + 160, 900)).toBe(0);
  expect(valueAt(HANDLE, across, STAGE, 2000, 150)).toBe(5);
  const upright = { start: [50, 100], end: [50, 0] } as const;
  expect(valueAt(HANDLE, upright, STAGE, 0, 50 + 50)).toBe(2.5);
});

test('keys move it by steps, pages and to the ends, within its range', () => {
  expect(valueAfterKey(HANDLE, 0, 'ArrowRight')).toBe(0.5);
  expect(valueAfterKey(HANDLE, 0, 'ArrowDown')).toBe(-0.5);
  expect(valueAfterKey(HANDLE, 0, 'PageUp')).toBe(1);
  expect(valueAfterKey(HANDLE, 0, 'Home')).toBe(-5);
  expect(valueAfterKey(HANDLE, 5, 'ArrowUp')).toBe(5);
  expect(valueAfterKey(HANDLE, 0, 'Tab')).toBeNull();
});

test('gives a valid number for any pointer position', () => {
  const track = { start: [0, 0], end: [100, 100] } as const;
  fc.assert(
    fc.property(fc.integer({ min: -900, max: 900 }), fc.integer({ min: -900, max: 900 }), (x, y) => {
      const value = valueAt(HANDLE, track, STAGE, x, y);
      expect(Math.abs(value)).toBeLessThanOrEqual(5);
      expect(Number.isInteger(value * 2)).toBe(true);
    }),
  );
});
