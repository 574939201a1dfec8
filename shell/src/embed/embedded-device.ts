import { createDevice, randomId } from '@ninefold/web/storage';

/** Prefix of the keys in the host page's storage. */
const PREFIX = 'ninefold-daily:';

/**
 * The only kind of record stored there: the grid with its clock and moves. Everything else lasts as long as the page.
 */
const GRIDS = 'games:attempt:';

/**
 * The page's storage, restricted to grids. Writing anything else throws, as if storage were blocked, and the device
 * then keeps it in memory.
 */
function gridsIn(page: Storage): Storage {
  const grids = Object.keys(page).filter((key) => key.startsWith(PREFIX));
  const methods: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = {
    getItem: (key) => page.getItem(PREFIX + key),
    setItem(key, value) {
      if (!key.startsWith(GRIDS)) throw new DOMException('Not a grid', 'NotAllowedError');
      // The record and its key belong to the games remote, which tests their format.
      page[PREFIX + key] = value;
    },
    removeItem: (key) => page.removeItem(PREFIX + key),
  };
  const keys = grids.map((key) => [key.slice(PREFIX.length), true]);
  return Object.assign(Object.create(methods), Object.fromEntries(keys)) as Storage;
}

/** The device of all embedded dailies: the page's clock, and of its storage only the grids. */
export const embeddedDevice = createDevice({
  now: () => Date.now(),
  monotonicNow: () => performance.now(),
  random: () => Math.random(),
  jitter: () => Math.random(),
  newId: randomId,
  storage: () => gridsIn(window.localStorage),
  tabStorage() {
    throw new DOMException('None of the tab', 'NotAllowedError');
  },
});
