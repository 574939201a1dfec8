import * as v from 'valibot';
import { browserDevice } from './device';
import { randomId } from './random-id';

const UUID_V4 = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

test('makes different UUIDs of version 4', () => {
  const ids = Array.from({ length: 500 }, randomId);
  expect(new Set(ids).size).toBe(500);
  for (const id of ids)
    expect([id, UUID_V4.test(id) && v.is(v.pipe(v.string(), v.uuid()), id)]).toEqual([id, true]);
});

test('needs no secure context', () => {
  const { randomUUID } = crypto;
  Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true, writable: true });
  try {
    expect(browserDevice.newId()).toMatch(UUID_V4);
  } finally {
    Object.defineProperty(crypto, 'randomUUID', { value: randomUUID, configurable: true, writable: true });
  }
});
