import { refusalOfQuery } from './query-depth';

const refused = (query: string) => refusalOfQuery(`http://localhost/rest/v1/profiles?${query}`)?.status;

test.each([
  'select=*,results(id,games(name))',
  'or=(and(a.eq.1,b.in.(1,2)),c.is.null)',
  `id=in.(${'1,'.repeat(500)}2)`,
  `a=in.(1)&${'b=in.(1)&'.repeat(50)}`,
])('%s is a query', (query) => {
  expect(refused(query)).toBeUndefined();
});

test.each([
  ['or', `or=(${'or('.repeat(3_000)}id.is.null${')'.repeat(3_001)}`],
  ['select', `select=${'a('.repeat(3_000)}id${')'.repeat(3_000)}`],
  ['an encoded one', `or=${'%28or'.repeat(3_000)}`],
])('a nested %s is refused', (_, query) => {
  expect(refused(query)).toBe(400);
});
