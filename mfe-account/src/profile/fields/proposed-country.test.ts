import { proposedCountry } from './proposed-country';

test.each([
  ['Asia/Tokyo', ['en-US'], 'JP'],
  ['Etc/Unknown', ['en', 'pt-BR'], 'BR'],
  ['Etc/Unknown', ['en-US@posix', 'pt-BR'], 'BR'],
  ['Etc/Unknown', ['es-419'], undefined],
  ['Etc/Unknown', ['en'], undefined],
])('in %s with %j the proposal is %s', (zone, languages, country) => {
  expect(proposedCountry(zone, languages)).toBe(country);
});
