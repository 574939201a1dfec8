import { valid } from 'semver';
import { contentVersion } from './content-version';

test('the same content has the same version, which npm accepts', () => {
  const version = contentVersion('1.2.0', ['code', '{}']);
  expect(version).toMatch(/^1\.2\.0-c[\da-f]{12}$/);
  expect(valid(version)).toBe(version);
  expect(contentVersion('1.2.0', ['code', '{}'])).toBe(version);
});

test.each([
  ['code', '1.2.0', ['changed', '{}']],
  ['place of a text', '1.2.0', ['code{', '}']],
  ['version', '1.3.0', ['code', '{}']],
])('another %s is another version', (_, version, contents) => {
  expect(contentVersion(version, contents)).not.toBe(contentVersion('1.2.0', ['code', '{}']));
});
