import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { publishedBuilds } from './build/published-builds';
import type { Build } from './build/read-build';
import { deployBuild, type Deployment, goBack, promoteCanary } from './deploy-remote';
import { historyOf } from './history';
import { remotesLine } from './remotes-line';
import { bucketStore } from './store/bucket-store';
import { folderStore } from './store/folder-store';
import type { Store } from './store/store';
import { startBucket } from './testing/start-bucket';

/** What serves the builds to visitors. */
let cdn: Server;
let place: Place;
const urlOf = (name: string) => `http://127.0.0.1:${(cdn.address() as AddressInfo).port}/${name}`;
beforeAll(async () => {
  cdn = createServer((request, response) => {
    void place.store.read(request.url?.slice(1) ?? '').then((found) => {
      response.writeHead(found ? 200 : 404).end(found?.text);
    });
  }).listen(0, '127.0.0.1');
  await once(cdn, 'listening');
});
afterAll(() => cdn.close());

const BY_HAND = 'by-hand/mf-manifest.json';
const fileBefore = () => ({
  games: { entry: urlOf(BY_HAND), owner: 'the games team' },
  account: { entry: 'https://account.test/mf-manifest.json' },
  of: 'the future',
});

const manifestOf = (id: string, remote = 'games') => urlOf(`${remote}/${id}/mf-manifest.json`);
const [A, B, C, D] = ['aaaaaaaaaaaa', 'bbbbbbbbbbbb', 'cccccccccccc', 'dddddddddddd'] as const;

const CHUNK = 'app.0123456789ab.js';

const build = (id: string, remote = 'games'): Build => {
  const manifest = {
    metaData: { globalName: remote, remoteEntry: { name: CHUNK, path: '' } },
    exposes: [{ path: './App' }],
    of: id,
  };
  const files = { [CHUNK]: `${CHUNK} of ${id}`, 'mf-manifest.json': JSON.stringify(manifest) };
  return { id, files: new Map(Object.entries(files).map(([name, text]) => [name, Buffer.from(text)])) };
};

let day: number;
let message: string[];

/** Where a deployment works: everything that the two kinds of places have to do alike. */
interface Place {
  readonly store: Store;
  readonly names: () => Promise<string[]>;
  readonly discard: () => Promise<unknown>;
}

async function folder(): Promise<Place> {
  const root = await mkdtemp(path.join(tmpdir(), 'deploy-'));
  const names = async () => {
    const entries = await readdir(root, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile());
    return files.map(({ parentPath, name }) => path.relative(root, path.join(parentPath, name)));
  };
  return { store: folderStore(root), names, discard: () => rm(root, { recursive: true }) };
}

async function bucket(): Promise<Place> {
  const { objects, environment, stop } = await startBucket();
  const names = async () => [...objects.keys()].map((key) => key.replace('site/live/', ''));
  return { store: bucketStore('s3://site/live', environment), names, discard: stop };
}

describe.each([
  ['a folder', folder],
  ['a bucket', bucket],
])('in %s', (_, open) => {
  beforeEach(async () => {
    place = await open();
    day = 0;
    message = [];
    await place.store.replace('remotes.json', JSON.stringify(fileBefore()), undefined);
    await place.store.put(BY_HAND, Buffer.from('{}'));
  });
  afterEach(() => place.discard());

  const deployment = (remote = 'games', over: Partial<Deployment> = {}): Deployment => ({
    remote,
    store: place.store,
    line: remotesLine(place.store, 'remotes.json', remote),
    history: historyOf(place.store, remote),
    builds: publishedBuilds(place.store, remote, urlOf('')),
    check: async () => {},
    now: () => new Date(Date.UTC(2026, 0, 1 + day)),
    say: (text) => message.push(text),
    ...over,
  });
  const remotes = async () =>
    JSON.parse((await place.store.read('remotes.json'))?.text ?? '') as Record<string, { entry: string }>;
  const live = async () => (await remotes()).games?.entry;
  const ownLine = async (remote: string) =>
    JSON.parse((await place.store.read(`remotes/${remote}.json`))?.text ?? '') as unknown;

  it('a build gets a folder of its own, and only its line changes', async () => {
    await deployBuild(deployment(), build(A));
    expect(await place.store.read(`games/${A}/app.0123456789ab.js`)).toMatchObject({
      text: `app.0123456789ab.js of ${A}`,
    });
    expect(await remotes()).toEqual({
      ...fileBefore(),
      games: { ...fileBefore().games, entry: manifestOf(A) },
    });
  });

  it('a file that is there stays as it is, and what a crash has left out is added', async () => {
    await place.store.put(`games/${A}/app.0123456789ab.js`, Buffer.from('as it was'));
    await deployBuild(deployment(), build(A));
    expect((await place.store.read(`games/${A}/app.0123456789ab.js`))?.text).toBe('as it was');
    expect(await place.names()).toContain(`games/${A}/mf-manifest.json`);
  });

  it('the way back leads through the builds before, and not to one that was returned from', async () => {
    for (const id of [A, B, C]) await deployBuild(deployment(), build(id));
    await goBack(deployment());
    expect(await live()).toBe(manifestOf(B));
    await deployBuild(deployment(), build(D));
    const seen: (string | undefined)[] = [];
    for (let count = 0; count < 3; count += 1) {
      await goBack(deployment());
      seen.push(await live());
    }
    expect(seen).toEqual([manifestOf(B), manifestOf(A), urlOf(BY_HAND)]);
    await expect(goBack(deployment())).rejects.toThrow('games: Nothing is known of a build before.');
    expect(await live()).toBe(urlOf(BY_HAND));
  });

  it('a canary has a share, may get a larger one, and is promoted or ended', async () => {
    await deployBuild(deployment(), build(A));
    for (const share of [0.1, 0.5]) {
      await deployBuild(deployment(), build(B), share);
      expect((await remotes()).games).toMatchObject({
        entry: manifestOf(A),
        canary: { entry: manifestOf(B), share },
      });
    }
    await goBack(deployment());
    expect((await remotes()).games).toEqual({ ...fileBefore().games, entry: manifestOf(A) });
    await deployBuild(deployment(), build(B), 0.1);
    await promoteCanary(deployment());
    expect((await remotes()).games).toEqual({ ...fileBefore().games, entry: manifestOf(B) });
    await goBack(deployment());
    expect(await live()).toBe(manifestOf(A));
    await expect(promoteCanary(deployment())).rejects.toThrow('games: There is no canary.');
  });

  it('the same build twice is one deployment', async () => {
    for (const id of [A, B, B]) await deployBuild(deployment(), build(id));
    expect(message.at(-1)).toBe('It is live already.');
    await goBack(deployment());
    expect(await live()).toBe(manifestOf(A));
  });

  it('a build that fails its check changes nothing, and the message says so', async () => {
    const before = await place.store.read('remotes.json');
    const check = (line: object) => Promise.reject(new Error(`it breaks: ${JSON.stringify(line)}`));
    await expect(deployBuild(deployment('games', { check }), build(A))).rejects.toThrow(
      `games, build ${A}: it breaks: ${JSON.stringify({ ...fileBefore().games, entry: manifestOf(A) })}\n` +
        `${place.store.place('remotes.json')} is as it was.`,
    );
    expect(await place.store.read('remotes.json')).toEqual(before);
  });

  it('deployments of different remotes at once all count', async () => {
    const names = ['games', 'account', 'learning'];
    await Promise.all(names.map((name) => deployBuild(deployment(name), build(A, name))));
    const entries = Object.entries(await remotes()).map(([name, { entry }]) => [name, entry]);
    expect(Object.fromEntries(entries)).toMatchObject(
      Object.fromEntries(names.map((name) => [name, manifestOf(A, name)])),
    );
  });

  it('a remote of another repository is deployed without writing to the files of others', async () => {
    const before = await place.store.read('remotes.json');
    const old = await place.names();
    for (const id of [A, B]) await deployBuild(deployment('chess'), build(id, 'chess'));
    await goBack(deployment('chess'));
    const added = (await place.names()).filter((name) => !old.includes(name));
    expect(added.filter((name) => !name.startsWith('chess/'))).toEqual(['remotes/chess.json']);
    expect(await ownLine('chess')).toEqual({ entry: manifestOf(A, 'chess') });
    expect(await place.store.read('remotes.json')).toEqual(before);
  });

  it('a remote of another repository that only remotes.json lists keeps its way back', async () => {
    const { version } = (await place.store.read('remotes.json')) ?? {};
    const chess = { entry: urlOf(BY_HAND), owner: 'the chess club' };
    await place.store.replace('remotes.json', JSON.stringify({ ...fileBefore(), chess }), version);
    await deployBuild(deployment('chess'), build(A, 'chess'));
    expect(await ownLine('chess')).toEqual({ ...chess, entry: manifestOf(A, 'chess') });
    await goBack(deployment('chess'));
    expect(await ownLine('chess')).toEqual(chess);
  });

  it("another remote's build is refused before anything is written", async () => {
    const old = await place.names();
    await expect(deployBuild(deployment(), build(A, 'chess'))).rejects.toThrow(
      `games, build ${A}: This is a build of chess: its mf-manifest.json names the container "chess". Pass --remote chess,`,
    );
    expect(await place.names()).toEqual(old);
  });

  it('a line that was changed by hand during a deployment is not written over', async () => {
    const byHand = async () => {
      const { version } = (await place.store.read('remotes.json')) ?? {};
      const games = { entry: urlOf('other/mf-manifest.json') };
      await place.store.replace('remotes.json', JSON.stringify({ ...fileBefore(), games }), version);
    };
    await expect(deployBuild(deployment('games', { check: byHand }), build(A))).rejects.toThrow(
      'Somebody else has deployed games meanwhile.',
    );
    expect(await live()).toBe(urlOf('other/mf-manifest.json'));
  });

  /** A is outdated when the next build is deployed. */
  async function withOutdatedBuild(): Promise<void> {
    await deployBuild(deployment(), build(A));
    await deployBuild(deployment(), build(B));
    day = 100;
  }
  const filesOfLive = async () => {
    const folder = ((await live()) ?? '').replace(urlOf(''), '').replace('mf-manifest.json', '');
    const names = await place.names();
    return [CHUNK, 'mf-manifest.json'].map((name) => names.includes(folder + name));
  };
  const REFUSED = 'Another deployment is running: {"what":"games';

  it.each([
    ['deployed', () => deployBuild(deployment(), build(A))],
    ['returned to', () => goBack(deployment())],
  ])('an old build cannot be %s while another deployment removes its files', async (_, command) => {
    await withOutdatedBuild();
    const attempts: Promise<void>[] = [];
    const remove = async (name: string) => {
      // Before and after each file of it is removed.
      for (const when of ['before', 'after']) {
        if (name.includes(A)) await Promise.allSettled([attempts[attempts.push(command()) - 1]]);
        if (when === 'before') await place.store.remove(name);
      }
    };
    const builds = publishedBuilds({ ...place.store, remove }, 'games', urlOf(''));
    await deployBuild(deployment('games', { builds }), build(C));

    expect(attempts.length).toBeGreaterThan(4);
    for (const attempt of attempts) await expect(attempt).rejects.toThrow(REFUSED);
    expect((await place.names()).join(' ')).not.toContain(A);
    expect(await live()).toBe(manifestOf(C));
    // The removal is over.
    await deployBuild(deployment(), build(A));
    expect(await live()).toBe(manifestOf(A));
    expect(await filesOfLive()).toEqual([true, true]);
  });

  it('nothing is removed while an old build is deployed', async () => {
    await withOutdatedBuild();
    let other: Promise<void> | undefined;
    const check = () => (other = deployBuild(deployment(), build(C))).catch(() => {});
    await deployBuild(deployment('games', { check }), build(A));
    await expect(other).rejects.toThrow(REFUSED);
    expect(await live()).toBe(manifestOf(A));
    expect(await filesOfLive()).toEqual([true, true]);
  });

  it('a canceled deployment lets the next one begin', async () => {
    const exited = new Promise<unknown>((resolve) => {
      jest.spyOn(process, 'exit').mockImplementation((code) => resolve(code) as never);
    });
    let end: () => void = () => {};
    const check = () => {
      process.emit('SIGTERM', 'SIGTERM');
      return new Promise<void>((resolve) => (end = resolve));
    };
    const canceled = deployBuild(deployment('games', { check }), build(A));
    expect(await exited).toBe(143);
    await deployBuild(deployment(), build(B));
    expect(await live()).toBe(manifestOf(B));
    end();
    await expect(canceled).rejects.toThrow('Somebody else has deployed games meanwhile.');
  });

  it('the message about a deployment that has crashed names the file to delete', async () => {
    await place.store.replace('games/deploying.json', '{}', undefined);
    const file = place.store.place('games/deploying.json');
    await expect(deployBuild(deployment(), build(A))).rejects.toThrow(`If it has crashed, delete ${file}`);
    await place.store.remove('games/deploying.json');
    await deployBuild(deployment(), build(A));
    expect(await place.names()).not.toContain('games/deploying.json');
  });

  it('files stay for thirty days after their build was replaced, and those of a live build for good', async () => {
    await deployBuild(deployment(), build(A));
    day = 100;
    await deployBuild(deployment(), build(B), 0.1);
    await deployBuild(deployment(), build(C), 0.1);
    day = 129;
    await deployBuild(deployment(), build(D), 0.1);
    expect(await place.names()).toContain(`games/${B}/app.0123456789ab.js`);
    day = 131;
    await deployBuild(deployment(), build(D), 0.2);
    const names = (await place.names()).join(' ');
    expect(names).not.toContain(B);
    for (const id of [A, C, D]) expect(names).toContain(`games/${id}/app.0123456789ab.js`);
    expect(await live()).toBe(manifestOf(A));
    day = 200;
    await promoteCanary(deployment());
    await deployBuild(deployment(), build(C));
    expect((await place.names()).join(' ')).toContain(A);
  });

  it('the way back is refused when it leads to files that are gone', async () => {
    for (const id of [A, B]) await deployBuild(deployment(), build(id));
    await deployment().builds.remove(manifestOf(A));
    await expect(goBack(deployment())).rejects.toThrow(`${manifestOf(A)}, is not there any more.`);
    expect(await live()).toBe(manifestOf(B));
  });

  it('a list of remotes that cannot be read is not written over', async () => {
    const { version } = (await place.store.read('remotes.json')) ?? {};
    await place.store.replace('remotes.json', '<html>', version);
    await expect(deployBuild(deployment(), build(A))).rejects.toThrow('remotes.json is not JSON.');
    expect((await place.store.read('remotes.json'))?.text).toBe('<html>');
  });
});

test('a folder says what to do with what a crashed deployment has left', async () => {
  const { store, discard } = await folder();
  const draft = `${store.place('remotes.json')}.draft`;
  await writeFile(draft, '');
  await expect(store.replace('remotes.json', '{}', undefined)).rejects.toThrow(
    `${draft} is left over from a deployment that has crashed.`,
  );
  expect(await readFile(draft, 'utf8')).toBe('');
  await discard();
});
