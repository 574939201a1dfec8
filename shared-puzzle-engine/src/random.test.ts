import fc from 'fast-check';
import { seededRandom } from './index';

describe('seeded randomness', () => {
  // The givens of daily puzzles come from this stream: it must never change.
  test('gives the same stream for a seed as it always did', () => {
    const random = seededRandom('a seed');
    expect([random(), random(), random()].map((number) => Math.floor(number * 1e6))).toEqual([
      476809, 202680, 28720,
    ]);
  });

  test('takes numbers and texts as seeds, and gives each its own stream', () => {
    expect(seededRandom(1)()).toBe(seededRandom('1')());
    expect(seededRandom(1)()).not.toBe(seededRandom(2)());
  });

  test('stays from 0 up to but not 1', () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const random = seededRandom(seed);
        const numbers = Array.from({ length: 50 }, random);
        expect(numbers.filter((number) => !(number >= 0 && number < 1))).toEqual([]);
      }),
    );
  });
});
