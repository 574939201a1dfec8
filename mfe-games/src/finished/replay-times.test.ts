import fc from 'fast-check';
import { REPLAY_MS, replayTimes } from './replay-times';

const movesAt = (...instants: number[]) => instants.map((at) => ({ at, cell: 0, digit: 1 }));

test('a replay lasts ten seconds, however long the player took', () => {
  const pauses = fc.array(fc.integer({ min: 0, max: 3_600_000 }), { minLength: 1, maxLength: 80 });
  fc.assert(
    fc.property(pauses, (between) => {
      let at = 1_800_000_000_000;
      const times = replayTimes(movesAt(at, ...between.map((pause) => (at += pause))));
      expect(times.at(-1)).toBeCloseTo(REPLAY_MS);
      expect(times).toEqual([...times].sort((one, other) => one - other));
    }),
  );
});

test('longer pauses stay longer', () => {
  const [first = 0, second = 0, third = 0] = replayTimes(movesAt(0, 1_000, 61_000));
  expect(third - second).toBeGreaterThan(second - first);
});
