/** @jest-environment jest-fixed-jsdom */
import { renderHook } from '@testing-library/react';
import { browserDevice, storeInvitation, useClearInvitation } from '.';

const NOON = Date.parse('2026-11-21T17:00:00Z');
const keep = (path: string, hours = 0) =>
  storeInvitation({ store: browserDevice.store, now: () => NOON + hours * 3_600_000 }, path);
const kept = () => localStorage.getItem('invitation')?.split(' ')[1];

beforeEach(() => localStorage.clear());

test.each(['/friends/join/0v9k', '/classes/join/k3d9'])(
  'an invitation to %s outranks a challenge for a day, but not a newer invitation',
  (path) => {
    keep('/challenge/abc');
    keep(path);
    keep('/challenge/abc', 23);
    expect(kept()).toBe(path);
    keep('/friends/join/1234', 1);
    expect(kept()).toBe('/friends/join/1234');
    keep('/challenge/abc', 26);
    expect(kept()).toBe('/challenge/abc');
  },
);

test('an opened invitation is removed, others are kept', () => {
  keep('/challenge?result=1');
  const { rerender } = renderHook(({ at }) => useClearInvitation(at), {
    initialProps: { at: null as string | null },
  });
  rerender({ at: '/challenge/abc' });
  expect(kept()).toBe('/challenge?result=1');
  rerender({ at: '/challenge' });
  expect(kept()).toBeUndefined();
});
