import { tmpdir } from 'node:os';
import path from 'node:path';
import { readArguments } from './read-arguments';

const FREE = path.join(tmpdir(), 'no-such-folder-of-a-remote');
const read = (...args: string[]) => readArguments(args);

test('a name and a folder are enough', () => {
  expect(read('--name', 'chess', '--out', FREE)).toEqual({
    name: 'chess',
    folder: FREE,
    builder: 'enhanced',
  });
});

test.each([
  ['no name', ['--out', FREE], /^--name is/],
  ['a name that no address has', ['--name', 'Chess Club', '--out', FREE], /"Chess Club" is not/],
  ['a name that is taken', ['--name', 'games', '--out', FREE], /"games" is not/],
  ['the name of a folder of the shell', ['--name', 'packages', '--out', FREE], /"packages" is not/],
  ['no folder', ['--name', 'chess'], /^--out is/],
  ['a folder that exists', ['--name', 'chess', '--out', tmpdir()], /exists already/],
  ['an unknown flag', ['--bla'], /^Unknown option '--bla'\. Flags: --name NAME/],
  ['another builder', ['--name', 'chess', '--out', FREE, '--builder', 'grunt'], /"grunt" is not/],
])('%s is refused in a sentence', (_, args, sentence) => {
  expect(read(...args)).toMatch(sentence);
});
