import { readFile, writeFile } from 'node:fs/promises';
import { publishedBuilds } from './build/published-builds';
import { deployBuild, goBack, promoteCanary } from './deploy-remote';
import { A, B, build, BY_HAND, C, CHUNK, D, openSite, type Site } from './testing/open-site';
import { folderPlace, PLACES } from './testing/places';

describe.each(PLACES)('in %s', (_, open) => {
  let site: Site;
  beforeEach(async () => void (site = await openSite(open)));
  afterEach(() => site.discard());

  it('a build gets a folder of its own, and only its line changes', async () => {
    await deployBuild(site.deployment(), build(A));
    expect(await site.store.read(`games/${A}/${CHUNK}`)).toMatchObject({
      text: `${CHUNK} of ${A}`,
    });
    expect(await site.remotes()).toEqual({
      ...site.before,
      games: { ...site.before.games, entry: site.manifestOf(A) },
    });
  });

  it('a file that is there stays as it is, and what a crash has left out is added', async () => {
    await site.store.put(`games/${A}/${CHUNK}`, Buffer.from('as it was'));
    await deployBuild(site.deployment(), build(A));
    expect((await site.store.read(`games/${A}/${CHUNK}`))?.text).toBe('as it was');
    expect(await site.names()).toContain(`games/${A}/mf-manifest.json`);
  });

  it('--back returns to earlier builds one by one, and skips a build that was rolled back', async () => {
    for (const id of [A, B, C]) await deployBuild(site.deployment(), build(id));
    await goBack(site.deployment());
    expect(await site.live()).toBe(site.manifestOf(B));
    await deployBuild(site.deployment(), build(D));
    const seen: (string | undefined)[] = [];
    for (let count = 0; count < 3; count += 1) {
      await goBack(site.deployment());
      seen.push(await site.live());
    }
    expect(seen).toEqual([site.manifestOf(B), site.manifestOf(A), site.urlOf(BY_HAND)]);
    await expect(goBack(site.deployment())).rejects.toThrow('games: There is no earlier build to return to.');
    expect(await site.live()).toBe(site.urlOf(BY_HAND));
  });

  it('a canary has a share, may get a larger one, and is promoted or ended', async () => {
    await deployBuild(site.deployment(), build(A));
    for (const share of [0.1, 0.5]) {
      await deployBuild(site.deployment(), build(B), share);
      expect((await site.remotes()).games).toMatchObject({
        entry: site.manifestOf(A),
        canary: { entry: site.manifestOf(B), share },
      });
    }
    await goBack(site.deployment());
    expect((await site.remotes()).games).toEqual({ ...site.before.games, entry: site.manifestOf(A) });
    await deployBuild(site.deployment(), build(B), 0.1);
    await promoteCanary(site.deployment());
    expect((await site.remotes()).games).toEqual({ ...site.before.games, entry: site.manifestOf(B) });
    await goBack(site.deployment());
    expect(await site.live()).toBe(site.manifestOf(A));
    await expect(promoteCanary(site.deployment())).rejects.toThrow('games: There is no canary.');
  });

  it('the same build twice is one deployment', async () => {
    for (const id of [A, B, B]) await deployBuild(site.deployment(), build(id));
    expect(site.said.at(-1)).toBe('It is live already.');
    await goBack(site.deployment());
    expect(await site.live()).toBe(site.manifestOf(A));
  });

  it('a build that fails its check changes nothing, and the message says so', async () => {
    const before = await site.store.read('remotes.json');
    const check = (line: object) => Promise.reject(new Error(`it breaks: ${JSON.stringify(line)}`));
    await expect(deployBuild(site.deployment('games', { check }), build(A))).rejects.toThrow(
      `games, build ${A}: it breaks: ${JSON.stringify({ ...site.before.games, entry: site.manifestOf(A) })}\n` +
        `${site.store.place('remotes.json')} is as it was.`,
    );
    expect(await site.store.read('remotes.json')).toEqual(before);
  });

  it('deployments of different remotes at once all count', async () => {
    const names = ['games', 'account', 'learning'];
    await Promise.all(names.map((name) => deployBuild(site.deployment(name), build(A, name))));
    const entries = Object.entries(await site.remotes()).map(([name, { entry }]) => [name, entry]);
    expect(Object.fromEntries(entries)).toMatchObject(
      Object.fromEntries(names.map((name) => [name, site.manifestOf(A, name)])),
    );
  });

  it('a remote of another repository is deployed without writing to the files of others', async () => {
    const before = await site.store.read('remotes.json');
    const old = await site.names();
    for (const id of [A, B]) await deployBuild(site.deployment('chess'), build(id, 'chess'));
    await goBack(site.deployment('chess'));
    const added = (await site.names()).filter((name) => !old.includes(name));
    expect(added.filter((name) => !name.startsWith('chess/'))).toEqual(['remotes/chess.json']);
    expect(await site.ownLine('chess')).toEqual({ entry: site.manifestOf(A, 'chess') });
    expect(await site.store.read('remotes.json')).toEqual(before);
  });

  it('a remote of another repository that only remotes.json lists keeps its way back', async () => {
    const { version } = (await site.store.read('remotes.json')) ?? {};
    const chess = { entry: site.urlOf(BY_HAND), owner: 'the chess club' };
    await site.store.replace('remotes.json', JSON.stringify({ ...site.before, chess }), version);
    await deployBuild(site.deployment('chess'), build(A, 'chess'));
    expect(await site.ownLine('chess')).toEqual({ ...chess, entry: site.manifestOf(A, 'chess') });
    await goBack(site.deployment('chess'));
    expect(await site.ownLine('chess')).toEqual(chess);
  });

  it("another remote's build is refused before anything is written", async () => {
    const old = await site.names();
    await expect(deployBuild(site.deployment(), build(A, 'chess'))).rejects.toThrow(
      `games, build ${A}: This is a build of chess: its mf-manifest.json names the container "chess". Pass --remote chess,`,
    );
    expect(await site.names()).toEqual(old);
  });

  it('a line that was changed by hand during a deployment is not written over', async () => {
    const byHand = async () => {
      const { version } = (await site.store.read('remotes.json')) ?? {};
      const games = { entry: site.urlOf('other/mf-manifest.json') };
      await site.store.replace('remotes.json', JSON.stringify({ ...site.before, games }), version);
    };
    await expect(deployBuild(site.deployment('games', { check: byHand }), build(A))).rejects.toThrow(
      'Somebody else has deployed games meanwhile.',
    );
    expect(await site.live()).toBe(site.urlOf('other/mf-manifest.json'));
  });

  it('files of a live build stay also if its address was changed by hand', async () => {
    for (const id of [A, B]) await deployBuild(site.deployment(), build(id));
    const { version } = (await site.store.read('remotes.json')) ?? {};
    const games = { entry: `${site.manifestOf(A)}?again` };
    await site.store.replace('remotes.json', JSON.stringify({ ...site.before, games }), version);
    site.day = 100;
    await deployBuild(site.deployment(), build(C), 0.1);
    expect(await site.live()).toBe(games.entry);
    expect(await site.names()).toContain(`games/${A}/${CHUNK}`);
  });

  describe('when another site shows the same builds', () => {
    const toProduction = () => site.deployment('games', site.production());
    const liveInProduction = async () =>
      (JSON.parse((await site.store.read('production/remotes.json'))?.text ?? '') as typeof site.before).games
        .entry;
    beforeEach(() => site.store.replace('production/remotes.json', JSON.stringify(site.before), undefined));

    it('files of a build that is live there stay', async () => {
      await deployBuild(toProduction(), build(A));
      await deployBuild(site.deployment(), build(B));
      site.day = 100;
      await deployBuild(site.deployment(), build(C));
      site.day = 200;
      await deployBuild(site.deployment(), build(D));
      expect(await liveInProduction()).toBe(site.manifestOf(A));
      expect(await site.names()).toContain(`games/${A}/${CHUNK}`);
      // No site shows it.
      expect(await site.names()).not.toContain(`games/${B}/${CHUNK}`);
    });

    it('each returns to its own build before', async () => {
      for (const id of [A, C]) await deployBuild(toProduction(), build(id));
      for (const id of [B, C]) await deployBuild(site.deployment(), build(id));
      await goBack(toProduction());
      expect(await liveInProduction()).toBe(site.manifestOf(A));
      await goBack(site.deployment());
      expect(await site.live()).toBe(site.manifestOf(B));
    });
  });

  it('files stay for thirty days after their build was replaced, and those of a live build for good', async () => {
    await deployBuild(site.deployment(), build(A));
    site.day = 100;
    await deployBuild(site.deployment(), build(B), 0.1);
    await deployBuild(site.deployment(), build(C), 0.1);
    site.day = 129;
    await deployBuild(site.deployment(), build(D), 0.1);
    expect(await site.names()).toContain(`games/${B}/${CHUNK}`);
    site.day = 131;
    await deployBuild(site.deployment(), build(D), 0.2);
    const names = (await site.names()).join(' ');
    expect(names).not.toContain(B);
    for (const id of [A, C, D]) expect(names).toContain(`games/${id}/${CHUNK}`);
    expect(await site.live()).toBe(site.manifestOf(A));
    site.day = 200;
    await promoteCanary(site.deployment());
    await deployBuild(site.deployment(), build(C));
    expect((await site.names()).join(' ')).toContain(A);
  });

  it('a live build keeps its files after its public URL changed', async () => {
    const elsewhere = publishedBuilds(site.store, 'games', 'https://cdn.test');
    await deployBuild(site.deployment(), build(A));
    await deployBuild(site.deployment('games', { builds: elsewhere }), build(A));
    expect(await site.live()).toBe(`https://cdn.test/games/${A}/mf-manifest.json`);
    site.day = 100;
    await deployBuild(site.deployment(), build(B), 0.1);
    expect(await site.names()).toContain(`games/${A}/${CHUNK}`);
  });

  it('--back refuses a build whose files are gone', async () => {
    for (const id of [A, B]) await deployBuild(site.deployment(), build(id));
    await site.deployment().builds.remove(site.manifestOf(A));
    await expect(goBack(site.deployment())).rejects.toThrow(`${site.manifestOf(A)}, is not there any more.`);
    expect(await site.live()).toBe(site.manifestOf(B));
  });

  it('a list of remotes that cannot be read is not written over', async () => {
    const { version } = (await site.store.read('remotes.json')) ?? {};
    await site.store.replace('remotes.json', '<html>', version);
    await expect(deployBuild(site.deployment(), build(A))).rejects.toThrow('remotes.json is not JSON.');
    expect((await site.store.read('remotes.json'))?.text).toBe('<html>');
  });
});

test('a folder says what to do with what a crashed deployment has left', async () => {
  const { store, discard } = await folderPlace();
  const draft = `${store.place('remotes.json')}.draft`;
  await writeFile(draft, '');
  await expect(store.replace('remotes.json', '{}', undefined)).rejects.toThrow(
    `${draft} is left over from a deployment that has crashed.`,
  );
  expect(await readFile(draft, 'utf8')).toBe('');
  await discard();
});
