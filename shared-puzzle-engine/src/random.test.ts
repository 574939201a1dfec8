import fc from 'fast-check';
import { seededRandom } from './index';

describe('seeded randomness', () => {
  // Daily puzzles depend on this stream, so it must never change.
  test('keeps the stream of each seed stable', () => {
    const random = seededRandom('a seed');
    expect([random(), random(), random()].map((number) => Math.floor(number * 1e6))).toEqual([
      476809, 202680, 28720,
    ]);
  });

  test('accepts numbers and texts as seeds, each with its own stream', () => {
    expect(seededRandom(1)()).toBe(seededRandom('1')());
    expect(seededRandom(1)()).not.toBe(seededRandom(2)());
  });

  test('is at least 0 and less than 1', () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const random = seededRandom(seed);
        const numbers = Array.from({ length: 50 }, random);
        expect(numbers.filter((number) => !(number >= 0 && number < 1))).toEqual([]);
      }),
    );
  });
});
