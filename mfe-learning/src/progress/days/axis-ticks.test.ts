import fc from 'fast-check';
import { axisTicks } from './axis-ticks';

test.each([
  [45, [0, 20, 40, 60]],
  [100, [0, 50, 100]],
  [1, [0, 0.5, 1]],
  [7.3, [0, 5, 10]],
])('an axis for %d has %j', (most, ticks) => expect(axisTicks(most)).toEqual(ticks));

test('no value lies above its axis', () => {
  fc.assert(
    fc.property(fc.double({ min: 1, max: 1e6, noNaN: true }), (most) => {
      expect(axisTicks(most).at(-1)).toBeGreaterThanOrEqual(most);
    }),
  );
});
