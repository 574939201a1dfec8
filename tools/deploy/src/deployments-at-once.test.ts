import { publishedBuilds } from './build/published-builds';
import { deployBuild, goBack } from './deploy-remote';
import { A, B, build, C, CHUNK, openSite, type Site } from './testing/open-site';
import { PLACES } from './testing/places';

const REFUSED = 'Another deployment is running: {"what":"games';

describe.each(PLACES)('in %s', (_, open) => {
  let site: Site;
  beforeEach(async () => void (site = await openSite(open)));
  afterEach(() => site.discard());

  /** A is outdated when the next build is deployed. */
  async function withOutdatedBuild(): Promise<void> {
    await deployBuild(site.deployment(), build(A));
    await deployBuild(site.deployment(), build(B));
    site.day = 100;
  }
  const filesOfLive = async () => {
    const folder = ((await site.live()) ?? '').replace(site.urlOf(''), '').replace('mf-manifest.json', '');
    const names = await site.names();
    return [CHUNK, 'mf-manifest.json'].map((name) => names.includes(folder + name));
  };

  it.each([
    ['deployed', () => deployBuild(site.deployment(), build(A))],
    ['returned to', () => goBack(site.deployment())],
  ])('an old build cannot be %s while another deployment removes its files', async (_, command) => {
    await withOutdatedBuild();
    const refused: Promise<void>[] = [];
    const remove = async (name: string) => {
      // Before and after each file of it is removed.
      for (const when of ['before', 'after']) {
        if (name.includes(A)) await Promise.allSettled([refused[refused.push(command()) - 1]]);
        if (when === 'before') await site.store.remove(name);
      }
    };
    const builds = publishedBuilds({ ...site.store, remove }, 'games', site.urlOf(''));
    await deployBuild(site.deployment('games', { builds }), build(C));

    expect(refused.length).toBeGreaterThan(4);
    for (const attempt of refused) await expect(attempt).rejects.toThrow(REFUSED);
    expect((await site.names()).join(' ')).not.toContain(A);
    expect(await site.live()).toBe(site.manifestOf(C));
    // The removal is over.
    await deployBuild(site.deployment(), build(A));
    expect(await site.live()).toBe(site.manifestOf(A));
    expect(await filesOfLive()).toEqual([true, true]);
  });

  it('nothing is removed while an old build is deployed', async () => {
    await withOutdatedBuild();
    let other: Promise<void> | undefined;
    const check = () => (other = deployBuild(site.deployment(), build(C))).catch(() => {});
    await deployBuild(site.deployment('games', { check }), build(A));
    await expect(other).rejects.toThrow(REFUSED);
    expect(await site.live()).toBe(site.manifestOf(A));
    expect(await filesOfLive()).toEqual([true, true]);
  });

  /** Deploys A until its check, where a terminal or a CI service ends the program. */
  async function cancelWith(signal: 'SIGHUP' | 'SIGTERM', whileChecking = async () => {}) {
    const exited = new Promise<unknown>((resolve) => {
      jest.spyOn(process, 'exit').mockImplementation((code) => resolve(code) as never);
    });
    let end: () => void = () => {};
    const check = async () => {
      await whileChecking();
      process.emit(signal, signal);
      await new Promise<void>((resolve) => (end = resolve));
    };
    const canceled = deployBuild(site.deployment('games', { check }), build(A));
    return { code: await exited, canceled, end: () => end() };
  }

  it.each([
    ['SIGHUP', 129],
    ['SIGTERM', 143],
  ] as const)('a deployment that is canceled with %s lets the next one begin', async (signal, expected) => {
    const { code, canceled, end } = await cancelWith(signal);
    expect(code).toBe(expected);
    await deployBuild(site.deployment(), build(B));
    expect(await site.live()).toBe(site.manifestOf(B));
    end();
    await expect(canceled).rejects.toThrow('Somebody else has deployed games meanwhile.');
  });

  it('a canceled deployment leaves the lock of another one', async () => {
    const other = '{"what":"another"}';
    const { canceled, end } = await cancelWith('SIGTERM', async () => {
      await site.store.remove('games/deploying.json');
      await site.store.replace('games/deploying.json', other, undefined);
    });
    end();
    await canceled;
    expect((await site.store.read('games/deploying.json'))?.text).toBe(other);
  });

  it('the message about a deployment that has crashed names the file to delete', async () => {
    await site.store.replace('games/deploying.json', '{}', undefined);
    const file = site.store.place('games/deploying.json');
    await expect(deployBuild(site.deployment(), build(A))).rejects.toThrow(
      `If it has crashed, delete ${file}`,
    );
    await site.store.remove('games/deploying.json');
    await deployBuild(site.deployment(), build(A));
    expect(await site.names()).not.toContain('games/deploying.json');
  });
});
