import federation from '.';
import type { ShareScope } from './share-scope';

const { initContainerEntry, consumes } = federation.bundlerRuntime;

const react = { version: '19.3.1' };
const PAGE: ShareScope = { react: { '19.3.1': { get: async () => () => react } } };

/** The bundle of a remote whose only chunk uses one shared module. */
function bundle(shareKey: string, requiredVersion: string) {
  const webpackRequire = {
    federation: { initOptions: { name: 'mfe_games' } },
    m: {} as Record<string, (module: { exports: unknown }) => void>,
    consumesLoadingData: { moduleIdToConsumeDataMapping: { 7: { shareKey, requiredVersion } } },
  };
  const installedModules = {};
  return {
    start: (shareScope: ShareScope) => initContainerEntry({ webpackRequire, shareScope }),
    async loadChunk(chunkId: string) {
      const promises: Promise<void>[] = [];
      consumes({ webpackRequire, chunkId, chunkMapping: { games: [7] }, promises, installedModules });
      await Promise.all(promises);
    },
    make() {
      const module = { exports: undefined as unknown };
      webpackRequire.m[7]!(module);
      return module.exports;
    },
  };
}

test('a chunk gets the module of the page', async () => {
  const remote = bundle('react', '^19.1.0');
  remote.start(PAGE);
  await remote.loadChunk('games');
  expect(remote.make()).toBe(react);
});

test('a module is taken once, however many chunks use it', async () => {
  const get = jest.fn(async () => () => react);
  const remote = bundle('react', '^19.1.0');
  remote.start({ react: { '19.3.1': { get } } });
  await Promise.all([remote.loadChunk('games'), remote.loadChunk('games')]);
  expect(get).toHaveBeenCalledTimes(1);
});

test('a chunk without shared modules waits for none', async () => {
  const remote = bundle('vue', '^3.0.0');
  remote.start(PAGE);
  await expect(remote.loadChunk('sharing')).resolves.toBeUndefined();
});

test.each([
  ['another version', 'react', '^20.0.0', 'mfe_games needs react ^20.0.0, and the page has 19.3.1'],
  ['a module that the page has not', 'vue', '^3.0.0', 'mfe_games needs vue ^3.0.0, and the page has none'],
])('a chunk that needs %s fails, and is tried again', async (_, name, range, message) => {
  const remote = bundle(name, range);
  remote.start(PAGE);
  await expect(remote.loadChunk('games')).rejects.toThrow(message);
  remote.start({ [name]: { [range.slice(1)]: { get: async () => () => react } } });
  await remote.loadChunk('games');
  expect(remote.make()).toBe(react);
});
