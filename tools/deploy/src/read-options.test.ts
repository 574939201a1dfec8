import { readOptions } from './read-options';

const LOCAL_SITE = JSON.stringify({
  shell: { folder: '/data/site/shell', url: 'http://localhost:3000' },
  games: { folder: '/data/site/games', url: 'http://localhost:3001' },
});
const local = { SHELL_URL: 'http://localhost:3000', LOCAL_SITE };

test('a remote alone is deployed into the local platform that runs, at its own origin', () => {
  expect(readOptions(['--remote', 'games'], local)).toMatchObject({
    to: '/data/site/games',
    publicUrl: 'http://localhost:3001',
    remotesFile: '/data/site/shell/remotes.json',
    shell: 'http://localhost:3000',
  });
});

test("a remote of another repository is deployed beside the local platform's pages", () => {
  expect(readOptions(['--remote', 'chess', '--from', '../chess/dist'], local)).toMatchObject({
    to: '/data/site/shell',
    publicUrl: 'http://localhost:3000',
    paths: ['/apps/chess'],
  });
});

test('a named place has its own list of remotes, even while a local platform runs', () => {
  expect(readOptions(['--remote', 'games', '--to', 's3://ninefold/'], local)).toMatchObject({
    to: 's3://ninefold/',
    publicUrl: 'http://localhost:3000',
    remotesFile: 's3://ninefold/remotes.json',
  });
});

test('a remote of another repository is built into the dist folder of the current one', () => {
  expect(readOptions(['--remote', 'chess', '--to', 's3://ninefold'], {})).toMatchObject({ from: 'dist' });
});

test.each([
  [['--to', 's3://builds'], ''],
  [['--to', 's3://builds/', '--remotes', 's3://builds/remotes.json'], ''],
  [['--to', 's3://builds', '--remotes', 's3://production/remotes.json'], 's3://production/remotes.json'],
  [['--to', '/srv/games', '--remotes', '/srv/shell/remotes.json'], '../shell/remotes.json'],
])('with %j, deployments belong to the site "%s"', (args, named) => {
  expect(readOptions(['--remote', 'games', ...args], {}).site).toBe(named);
});

test('several screens can be checked', () => {
  const paths = ['/apps/chess', '/apps/chess/archive'];
  const args = ['--remote', 'chess', ...paths.flatMap((given) => ['--path', given])];
  expect(readOptions(args, local)).toMatchObject({ paths });
});

test('the shell is deployed from its own build', () => {
  expect(readOptions(['--remote', 'shell', '--to', 's3://ninefold'], {})).toMatchObject({
    remote: 'shell',
    from: 'shell/dist',
    to: 's3://ninefold',
  });
});

test.each([
  ['without a remote', [], '--remote is missing.'],
  ['without a place', ['--remote', 'games'], '--to is missing, and no local platform runs'],
  ['with a canary of the shell', ['--remote', 'shell', '--canary', '0.1'], 'The shell has no canary'],
  ['with the name of a folder of the shell', ['--remote', 'remotes'], '"remotes" cannot be the name'],
  ['with the name of a property', ['--remote', 'constructor'], '"constructor" cannot be the name'],
  [
    'with a path that is not an address',
    ['--remote', 'games', '--to', 'x', '--path', 'learn'],
    '--path takes an address of the shell that begins with a slash; "learn" does not.',
  ],
  [
    'with a path that is another site',
    ['--remote', 'games', '--to', 'x', '--path', '//elsewhere.test/learn'],
    '"//elsewhere.test/learn" does not',
  ],
  ['with an impossible name', ['--remote', 'My Chess'], '"My Chess" cannot be the name of a remote'],
])('is refused %s', (_, args, sentence) => {
  expect(() => readOptions(args, {})).toThrow(sentence);
});
