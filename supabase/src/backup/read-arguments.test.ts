import { readArguments } from './read-arguments';

const URL = 'postgres://postgres:x@localhost/platform';

test('takes a database and a folder', () => {
  expect(readArguments(['restore', '--url', URL, '--folder', 'backups/1'])).toEqual({
    command: 'restore',
    url: URL,
    folder: 'backups/1',
  });
});

test.each([
  ['without flags', [], 'A flag is missing. npm run backup -- --url postgres://'],
  ['with an unknown flag', ['--bla'], "Unknown option '--bla'. npm run backup -- --url postgres://"],
  ['with another address', ['--url', 'nonsense', '--folder', 'x'], '--url must be a postgres:// address.'],
])('prints its usage in one line %s', (_, flags, sentence) => {
  const read = () => readArguments(['backup', ...flags]);
  expect(read).toThrow(sentence);
  expect(read).not.toThrow(/\n/);
});
