import type { Build } from './build/read-build';
import { deployShell } from './deploy-shell';
import type { Store } from './store/store';
import { type Place, PLACES } from './testing/places';

const SHARED = 'react.00000000.js';
const OF_CHESS = 'remotes/chess.json';
const chunkOf = (id: string) => `supabase.${id}.js`;
const [A, B, C] = ['aaaaaaaaaaaa', 'bbbbbbbbbbbb', 'cccccccccccc'] as const;

const build = (id: string): Build => ({
  id,
  files: new Map(
    [
      SHARED,
      chunkOf(id),
      `${chunkOf(id)}.map`,
      'index.html',
      'learn/mean.html',
      'remotes.json',
      OF_CHESS,
    ].map((name) => [name, Buffer.from(`${name} of ${id}`)]),
  ),
});

describe.each(PLACES)('in %s', (_, open) => {
  let place: Place;
  beforeEach(async () => void (place = await open()));
  afterEach(() => place.discard());

  const deploy = (id: string, day: number, store = place.store) =>
    deployShell({ store, now: () => new Date(Date.UTC(2026, 0, 1 + day)), say: () => {} }, build(id));
  const textOf = async (name: string) => (await place.store.read(name))?.text;

  it('a new shell replaces the pages and keeps the files of the old one', async () => {
    await deploy(A, 0);
    await deploy(B, 1);
    expect(await textOf('index.html')).toBe(`index.html of ${B}`);
    expect(await textOf('learn/mean.html')).toBe(`learn/mean.html of ${B}`);
    expect(await textOf(chunkOf(A))).toBe(`${chunkOf(A)} of ${A}`);
    expect(await textOf(chunkOf(B))).toBe(`${chunkOf(B)} of ${B}`);
  });

  it('the files of the old one stay for thirty days, and shared ones for good', async () => {
    await deploy(A, 0);
    await deploy(B, 10);
    await deploy(C, 39);
    expect(await place.names()).toContain(chunkOf(A));
    await deploy(C, 41);
    const names = await place.names();
    expect(names).not.toContain(chunkOf(A));
    expect(names).not.toContain(`${chunkOf(A)}.map`);
    expect(names).toEqual(expect.arrayContaining([chunkOf(B), chunkOf(C), SHARED]));
  });

  it('an old build that is deployed again is kept like a new one', async () => {
    await deploy(A, 0);
    await deploy(B, 10);
    await deploy(A, 50);
    await deploy(A, 90);
    const names = await place.names();
    expect(names).toContain(chunkOf(A));
    expect(names).not.toContain(chunkOf(B));
    expect(await textOf('index.html')).toBe(`index.html of ${A}`);
  });

  it('the file of a remote belongs to its deployments', async () => {
    await deploy(A, 0);
    expect(await textOf(OF_CHESS)).toBeUndefined();
    await place.store.replace(OF_CHESS, '{}', undefined);
    await deploy(B, 1);
    expect(await textOf(OF_CHESS)).toBe('{}');
  });

  it('the list of remotes belongs to their deployments', async () => {
    await deploy(A, 0);
    expect(await textOf('remotes.json')).toBe(`remotes.json of ${A}`);
    await deploy(B, 1);
    expect(await textOf('remotes.json')).toBe(`remotes.json of ${A}`);
  });

  it('a second deployment at the same time is refused and changes nothing', async () => {
    let second: Promise<void> | undefined;
    const store: Store = {
      ...place.store,
      async write(name, content) {
        if (name === 'index.html') await (second ??= deploy(B, 0)).catch(() => {});
        await place.store.write(name, content);
      },
    };
    await deploy(A, 0, store);
    await expect(second).rejects.toThrow(`Another deployment is running: {"what":"${A}","since":"2026-01-01`);
    expect(await textOf('index.html')).toBe(`index.html of ${A}`);
    expect(JSON.parse((await textOf('shell/deployments.json')) ?? '')).toMatchObject([{ entry: A }]);
    expect(await place.names()).not.toContain(chunkOf(B));
  });

  it('a deployment that fails lets the next one begin', async () => {
    const write = () => Promise.reject(new Error('no room'));
    await expect(deploy(A, 0, { ...place.store, write })).rejects.toThrow('no room');
    await deploy(B, 0);
    expect(await textOf('index.html')).toBe(`index.html of ${B}`);
  });

  it('the message about a deployment that has crashed names the file to delete', async () => {
    await place.store.replace('shell/deploying.json', '{}', undefined);
    const file = place.store.place('shell/deploying.json');
    await expect(deploy(A, 0)).rejects.toThrow(`If it has crashed, delete ${file} and try again.`);
    await place.store.remove('shell/deploying.json');
    await deploy(A, 0);
    expect(await place.names()).not.toContain('shell/deploying.json');
  });
});
