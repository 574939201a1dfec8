import { folderPlace } from './testing/places';
import { remotesLine } from './remotes-line';
import { warnUnlessServed } from './served-line';
import { startSite } from './testing/start-site';

const ENTRY = { entry: 'https://cdn.test/chess/1/mf-manifest.json' };

/** @returns what the command says when a remote has this line, and the shell serves these files */
async function saidOf(remote: string, files: Readonly<Record<string, object>>): Promise<readonly string[]> {
  const place = await folderPlace();
  const site = await startSite((path) => files[path] && JSON.stringify(files[path]));
  const said: string[] = [];
  try {
    await place.store.write('remotes.json', Buffer.from(JSON.stringify({ games: ENTRY })));
    const line = remotesLine(place.store, 'remotes.json', remote);
    if (remote !== 'games') await line.change(undefined, ENTRY);
    await warnUnlessServed({ remote, line, shell: site.url, say: (text) => said.push(text) });
  } finally {
    await site.stop();
    await place.discard();
  }
  return said;
}

test.each([
  ['chess', { 'remotes/chess.json': ENTRY }],
  ['games', { 'remotes.json': { games: ENTRY, account: {} } }],
])('says nothing when the shell serves the new line of %s', async (remote, files) => {
  expect(await saidOf(remote, files)).toEqual([]);
});

test.each([
  ['chess', {}, '/remotes/chess.json'],
  [
    'chess',
    { 'remotes/chess.json': { entry: 'https://cdn.test/chess/0/mf-manifest.json' } },
    '/remotes/chess.json',
  ],
  ['games', {}, '/remotes.json'],
])(
  'says that the shell serves another place than the one with the line of %s',
  async (remote, files, file) => {
    expect(await saidOf(remote, files)).toEqual([
      expect.stringMatching(`${file} does not list this build yet.*--remotes`),
    ]);
  },
);
