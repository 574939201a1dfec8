import { loadContainer } from './container';

const manifestOf = (entry: string) => ({
  entry,
  entryType: 'global',
  entryGlobalName: 'games_container',
});
const scripts = () => [...document.head.querySelectorAll('script')];
const noModules = () => ({});

/** The entry has loaded and leaves a container. */
function run(script: HTMLScriptElement) {
  const container = { init: jest.fn(), get: jest.fn() };
  Object.assign(globalThis, { games_container: container });
  script.dispatchEvent(new Event('load'));
  return container;
}

afterEach(() => document.head.replaceChildren());

test('requests an entry again after it failed to load', async () => {
  const manifest = manifestOf('https://games.test/missing.js');
  const failed = loadContainer(manifest, noModules);
  scripts()[0]!.dispatchEvent(new Event('error'));
  await expect(failed).rejects.toThrow(`Could not load ${manifest.entry}`);
  expect(scripts()).toEqual([]);

  const again = loadContainer(manifest, noModules);
  const container = run(scripts()[0]!);
  expect(await again).toBe(container);
});

test('runs the entry once for two concurrent screens', async () => {
  const scope = {};
  const manifest = manifestOf('https://games.test/entry.js');
  const both = [loadContainer(manifest, () => scope), loadContainer(manifest, () => scope)];
  expect(scripts()).toHaveLength(1);
  const container = run(scripts()[0]!);
  expect(await Promise.all(both)).toEqual([container, container]);
  expect(container.init.mock.calls).toEqual([[scope]]);
});
