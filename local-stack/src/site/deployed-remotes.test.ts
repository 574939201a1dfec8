import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readPorts } from '../settings/ports';
import { removeTemporaryFolders, temporaryFolder } from '../testing/temporary-folder';
import { beginSite, deployedLines, type SiteRemotes } from './deployed-remotes';
import { siteFolders } from './site-folders';

afterAll(removeTemporaryFolders);

const OWN: SiteRemotes = {
  games: { entry: 'http://localhost:3001/mf-manifest.json' },
  learning: { entry: 'http://localhost:3003/mf-manifest.json' },
};
const BUILD = 'games/0123456789ab/mf-manifest.json';

/** A site after a start at the default ports. */
async function startedSite() {
  const folder = await temporaryFolder();
  const folders = siteFolders(path.join(folder, 'site'));
  await Promise.all(Object.values(folders).map((part) => mkdir(part, { recursive: true })));
  const data = {
    started: path.join(folder, 'started.json'),
    deployed: path.join(folder, 'deployed-remotes.json'),
  };
  const site = { data, folders, ports: readPorts({}) };
  await beginSite(site, OWN);
  const live = async (remotes: SiteRemotes) =>
    writeFile(path.join(folders.shell, 'remotes.json'), JSON.stringify(remotes));
  await live(OWN);
  return { site, live };
}

/** Like `npm run deploy -- --remote games`. */
async function deployGames({ site, live }: Awaited<ReturnType<typeof startedSite>>): Promise<string> {
  const build = path.join(site.folders.games, BUILD);
  await mkdir(path.dirname(build), { recursive: true });
  await writeFile(build, '{}');
  const history = path.join(site.folders.games, 'games/deployments.json');
  await writeFile(
    history,
    JSON.stringify([{ entry: `http://localhost:3001/${BUILD}`, before: OWN.games?.entry }]),
  );
  await live({ ...OWN, games: { entry: `http://localhost:3001/${BUILD}` } });
  return build;
}

test('finds no deployments right after a start', async () => {
  expect(await deployedLines((await startedSite()).site)).toEqual({});
});

test('keeps a deployed build and its entry across a start, but not the files of the last start', async () => {
  const started = await startedSite();
  const { site } = started;
  const build = await deployGames(started);
  const old = path.join(site.folders.games, 'main.01234567.js');
  await writeFile(old, '');
  expect(await deployedLines(site)).toEqual({ games: { entry: `http://localhost:3001/${BUILD}` } });
  await beginSite(site, OWN);
  expect(await readFile(build, 'utf8')).toBe('{}');
  await expect(readFile(old)).rejects.toThrow('ENOENT');
});

test('moves the URLs of deployed builds with the ports, including those for rollbacks', async () => {
  const started = await startedSite();
  await deployGames(started);
  const moved = { ...started.site, ports: readPorts({ PORT_OFFSET: '2' }) };
  expect(await deployedLines(moved)).toEqual({ games: { entry: `http://localhost:3003/${BUILD}` } });
  const history = path.join(moved.folders.games, 'games/deployments.json');
  expect(JSON.parse(await readFile(history, 'utf8'))).toEqual([
    { entry: `http://localhost:3003/${BUILD}`, before: 'http://localhost:3003/mf-manifest.json' },
  ]);
});

test('keeps a remote of another repository, and what an interrupted start has stored', async () => {
  const { site, live } = await startedSite();
  const chess = { entry: 'http://localhost:5173/mf-manifest.json' };
  await live({ ...OWN, chess });
  expect(await deployedLines(site)).toEqual({ chess });
  await live(OWN);
  await writeFile(site.data.deployed, JSON.stringify({ chess }));
  expect(await deployedLines(site)).toEqual({ chess });
});
