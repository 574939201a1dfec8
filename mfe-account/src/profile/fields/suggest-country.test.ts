import { suggestCountry } from './suggest-country';

test.each([
  ['Asia/Tokyo', ['en-US'], 'JP'],
  ['Etc/Unknown', ['en', 'pt-BR'], 'BR'],
  ['Etc/Unknown', ['en-US@posix', 'pt-BR'], 'BR'],
  ['Etc/Unknown', ['es-419'], undefined],
  ['Etc/Unknown', ['en'], undefined],
])('in %s with %j, suggests %s', (zone, languages, country) => {
  expect(suggestCountry(zone, languages)).toBe(country);
});
