import { checkBuild } from './check-build';
import type { Build } from './read-build';

const manifest = (over: object = {}) => ({
  metaData: { globalName: 'chess', remoteEntry: { name: 'remote-entry.js', path: '' } },
  exposes: [
    {
      path: './App',
      assets: {
        js: { sync: ['app.js'], async: ['archive.js'] },
        css: { sync: ['app.css'] },
        images: ['queen.png'],
      },
    },
  ],
  shared: [{ name: 'react', assets: { js: { sync: [], async: ['fallback.js'] } } }],
  ...over,
});
const SCREENS = { '/archive': { files: ['day.js'], lead: 'Play any daily.' } };
const NAMES = ['remote-entry.js', 'app.js', 'archive.js', 'app.css', 'queen.png', 'fallback.js', 'day.js'];

const build = (json: unknown, names: readonly string[] = NAMES): Build => ({
  id: 'aaaaaaaaaaaa',
  files: new Map([
    ...names.map((name) => [name, Buffer.from(name)] as const),
    ['mf-manifest.json', Buffer.from(typeof json === 'string' ? json : JSON.stringify(json))],
    ['screens.json', Buffer.from(JSON.stringify(SCREENS))],
  ]),
});

test('accepts a complete build of the remote', async () => {
  await checkBuild(build(manifest()), 'chess', undefined);
});

test.each(NAMES)('refuses a build without %s, which it lists', async (missing) => {
  const names = NAMES.filter((name) => name !== missing);
  await expect(checkBuild(build(manifest(), names), 'chess', undefined)).rejects.toThrow(
    `lists ${missing}, and the build does not contain this file. Build the remote again.`,
  );
});

test('names only some of many missing files', async () => {
  await expect(checkBuild(build(manifest(), []), 'chess', undefined)).rejects.toThrow(
    'mf-manifest.json lists remote-entry.js, app.js, archive.js, app.css, queen.png and 1 more, and the build does not contain these files.',
  );
});

test('refuses a build that lists a file by an impossible URL', async () => {
  const listed = manifest({ exposes: [{ path: './App', assets: { images: ['100%.png'] } }] });
  await expect(checkBuild(build(listed, [...NAMES, '100%.png']), 'chess', undefined)).rejects.toThrow(
    'mf-manifest.json lists "100%.png", which is not a URL: in URLs, "%" is written as "%25".',
  );
});

test.each([
  ['a manifest that is not JSON', '<html>', 'mf-manifest.json of the build cannot be used'],
  ['a manifest without an entry', manifest({ metaData: {} }), 'mf-manifest.json of the build cannot be used'],
  ['no ./App', manifest({ exposes: [{ path: './Board' }] }), 'does not expose ./App'],
])('refuses a build with %s', async (_, json, sentence) => {
  await expect(checkBuild(build(json), 'chess', undefined)).rejects.toThrow(sentence);
});

describe('the name of the container', () => {
  const named = (globalName: string) => build(manifest({ metaData: { ...manifest().metaData, globalName } }));

  test.each(['chess_club', 'mfe_chess_club'])('%s belongs to chess-club', async (name) => {
    await checkBuild(named(name), 'chess-club', undefined);
  });

  test('may be the one of the build that is live', async () => {
    const live = jest.spyOn(globalThis, 'fetch');
    live.mockResolvedValue(
      Response.json(manifest({ metaData: { ...manifest().metaData, globalName: 'queens' } })),
    );
    await checkBuild(named('queens'), 'chess', 'https://cdn.test/chess/1/mf-manifest.json');
    expect(live.mock.calls[0]?.[0]).toBe('https://cdn.test/chess/1/mf-manifest.json');
  });

  test('of another remote is refused, and the message says what to pass', async () => {
    await expect(checkBuild(named('mfe_word_games'), 'chess-club', undefined)).rejects.toThrow(
      'This is a build of word-games: its mf-manifest.json names the container "mfe_word_games". Pass --remote word-games, ' +
        'or --from with the folder of a build of chess-club, whose container is "chess_club".',
    );
  });
});
