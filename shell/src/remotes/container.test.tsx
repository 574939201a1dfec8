import { loadContainer } from './container';

const manifestOf = (entry: string) => ({
  entry,
  entryType: 'global',
  entryGlobalName: 'games_container',
  shared: [],
});
const scripts = () => [...document.head.querySelectorAll('script')];
const noModules = {};

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
  const both = [loadContainer(manifest, scope), loadContainer(manifest, scope)];
  expect(scripts()).toHaveLength(1);
  const container = run(scripts()[0]!);
  expect(await Promise.all(both)).toEqual([container, container]);
  expect(container.init.mock.calls).toEqual([[scope]]);
});

test.each(['location', 'document', 'React', 'onerror', 'constructor', '__proto__'])(
  'refuses the global name "%s", which belongs to the page',
  async (entryGlobalName) => {
    Object.assign(globalThis, { React: 'of the page' });
    const page = globalThis as unknown as Record<string, unknown>;
    const before = page[entryGlobalName];
    const entry = `https://games.test/${entryGlobalName}.js`;
    const loading = loadContainer({ entry, entryType: 'global', entryGlobalName, shared: [] }, noModules);
    await expect(loading).rejects.toThrow(`${entry}: ${entryGlobalName} is taken`);
    expect(page[entryGlobalName]).toBe(before);
    expect(scripts()).toEqual([]);
  },
);

test('the container of an embedded daily does not prevent loading the site’s own', async () => {
  Object.assign(globalThis, { embedded_container: { init: jest.fn(), get: jest.fn() } });
  const entry = 'https://games.test/own-entry.js';
  const loading = loadContainer(
    { entry, entryType: 'global', entryGlobalName: 'embedded_container', shared: [] },
    noModules,
  );
  const container = { init: jest.fn(), get: jest.fn() };
  Object.assign(globalThis, { embedded_container: container });
  scripts()[0]!.dispatchEvent(new Event('load'));
  expect(await loading).toBe(container);
});

test('an element with the id of a container does not prevent loading it', async () => {
  const element = document.createElement('div');
  element.id = 'learning_container';
  document.body.append(element);
  const entry = 'https://learning.test/entry.js';
  const loading = loadContainer(
    { entry, entryType: 'global', entryGlobalName: 'learning_container', shared: [] },
    noModules,
  );
  const container = { init: jest.fn(), get: jest.fn() };
  Object.assign(globalThis, { learning_container: container });
  scripts()[0]!.dispatchEvent(new Event('load'));
  expect(await loading).toBe(container);
  element.remove();
});
