import { longDate } from './long-date';

test("writes the product's day, New York's", () => {
  expect(longDate('2027-01-06T04:59:59Z')).toBe('January 5, 2027');
  expect(longDate(new Date('2027-01-06T05:00:00Z'))).toBe('January 6, 2027');
});
