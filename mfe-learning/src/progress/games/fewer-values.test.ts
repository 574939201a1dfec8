import * as fc from 'fast-check';
import { fewerValues } from './fewer-values';

const values = fc.array(fc.nat(500), { maxLength: 400 });

test('keeps a few values unchanged', () => {
  expect(fewerValues([])).toEqual([]);
  expect(fewerValues([70, 65, 80])).toEqual([70, 65, 80]);
});

test('averages many values into at most 24, oldest first', () => {
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
