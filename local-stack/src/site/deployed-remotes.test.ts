import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RuntimeConfig } from '@ninefold/contracts';
import { readPorts } from '../settings/ports';
import { removeTemporaryFolders, temporaryFolder } from '../testing/temporary-folder';
import { beginSite, deployedLines, type SiteRemotes, storeDeployed } from './deployed-remotes';
import { writeRunTimeFiles } from './run-time-files';
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

describe('a remote of another repository that was deployed beside the pages', () => {
  const CHESS = 'chess/0123456789ab/mf-manifest.json';
  const lineAt = (port: number) => ({ entry: `http://localhost:${port}/${CHESS}`, owner: 'the chess club' });

  /** Like `npm run deploy -- --remote chess`. */
  async function deployChess() {
    const { site } = await startedSite();
    const { shell } = site.folders;
    for (const [name, text] of Object.entries({
      [CHESS]: '{}',
      'chess/deployments.json': JSON.stringify([lineAt(3000)]),
      'remotes/chess.json': JSON.stringify(lineAt(3000)),
    })) {
      await mkdir(path.dirname(path.join(shell, name)), { recursive: true });
      await writeFile(path.join(shell, name), text);
    }
    return site;
  }
  type Started = Awaited<ReturnType<typeof deployChess>>;

  /** Like `npm start`, without building anything. */
  async function start(site: Started) {
    const deployed = await deployedLines(site);
    await storeDeployed(site, deployed);
    await beginSite(site, OWN);
    const deployment = {
      site: site.folders,
      ports: site.ports,
      config: {} as RuntimeConfig,
      remoteOrigins: '',
    };
    await writeRunTimeFiles({ ...deployment, remotes: { ...OWN, ...deployed } });
    await storeDeployed(site, {});
  }
  const read = async ({ folders }: Started, name: string) =>
    JSON.parse(await readFile(path.join(folders.shell, name), 'utf8')) as unknown;

  test.each([
    ['the same ports', {}, 3000],
    ['other ports', { PORT_OFFSET: '2' }, 3002],
  ])('survives starts with %s', async (_, environment, port) => {
    const site = { ...(await deployChess()), ports: readPorts(environment) };
    for (let count = 0; count < 2; count += 1) {
      await start(site);
      expect(await read(site, 'remotes/chess.json')).toEqual(lineAt(port));
      expect(await read(site, 'remotes.json')).toEqual(OWN);
      expect(await read(site, CHESS)).toEqual({});
      expect(await read(site, 'chess/deployments.json')).toEqual([lineAt(port)]);
    }
  });

  test.each(['<html>', '{}'])('is left out, with a message, if its file has %s', async (text) => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    const site = await deployChess();
    const file = path.join(site.folders.shell, 'remotes/go.json');
    await writeFile(file, text);
    expect(await deployedLines(site)).toEqual({ chess: lineAt(3000) });
    expect(warn).toHaveBeenCalledWith(expect.stringContaining(file));
  });

  test('gets its own file if remotes.json had its line', async () => {
    const { site, live } = await startedSite();
    await live({ ...OWN, chess: lineAt(3000) });
    await start(site);
    expect(await read(site, 'remotes/chess.json')).toEqual(lineAt(3000));
    expect(await read(site, 'remotes.json')).toEqual(OWN);
  });

  test('is gone after a start if its file was deleted', async () => {
    const site = await deployChess();
    await start(site);
    await rm(path.join(site.folders.shell, 'remotes/chess.json'));
    await start(site);
    expect(await deployedLines(site)).toEqual({});
  });
});
