import { loadContainer } from './container';

const manifestOf = (entry: string) => ({ name: 'games', entry, entryGlobalName: 'games_container' });
const scripts = () => [...document.head.querySelectorAll('script')];

/** The entry has come, and leaves a container. */
function run(script: HTMLScriptElement) {
  const container = { init: jest.fn(), get: jest.fn() };
  Object.assign(globalThis, { games_container: container });
  script.dispatchEvent(new Event('load'));
  return container;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  document.head.replaceChildren();
});

test('an entry has 120 seconds to come; then it has failed, and the next try loads it anew', async () => {
  const manifest = manifestOf('https://games.test/late.js');
  const failed = jest.fn();
  loadContainer(manifest, {}).catch(failed);
  await jest.advanceTimersByTimeAsync(119_999);
  expect(failed).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(failed).toHaveBeenCalledWith(new Error(`Could not load ${manifest.entry}`));
  expect(scripts()).toEqual([]);

  const again = loadContainer(manifest, {});
  const container = run(scripts()[0]!);
  expect(await again).toBe(container);
});

test('two screens that need one remote at the same time run its entry once', async () => {
  const shared = {};
  const manifest = manifestOf('https://games.test/entry.js');
  const both = [loadContainer(manifest, shared), loadContainer(manifest, shared)];
  expect(scripts()).toHaveLength(1);
  const container = run(scripts()[0]!);
  expect(await Promise.all(both)).toEqual([container, container]);
  expect(container.init.mock.calls).toEqual([[shared]]);
});
