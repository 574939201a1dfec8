import * as fc from 'fast-check';
import { fewerValues } from './fewer-values';

const values = fc.array(fc.nat(500), { maxLength: 400 });

test('a few values are drawn as they are', () => {
  expect(fewerValues([])).toEqual([]);
  expect(fewerValues([70, 65, 80])).toEqual([70, 65, 80]);
});

test('many values are drawn as at most 24, each the mean of its days, the oldest first', () => {
  expect(fewerValues(Array.from({ length: 48 }, (_, day) => day)).slice(0, 2)).toEqual([0.5, 2.5]);
  fc.assert(
    fc.property(values, (list) => {
      const fewer = fewerValues(list);
      expect(fewer.length).toBeLessThanOrEqual(24);
      for (const value of fewer) {
        expect(value).toBeGreaterThanOrEqual(Math.min(...list));
        expect(value).toBeLessThanOrEqual(Math.max(...list));
      }
    }),
    { numRuns: 100 },
  );
});
