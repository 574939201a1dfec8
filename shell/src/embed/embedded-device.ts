import { createDevice } from '@ninefold/web/storage';

/** In front of the keys, in the storage of a page that is not ours. */
const PREFIX = 'ninefold-daily:';

/** The one kind of record that is kept there: the board, its clock and its moves. The rest ends with the page. */
const BOARDS = 'games:attempt:';

/**
 * The page's storage with nothing in it but boards. To write anything else throws, as in a browser that forbids it, and
 * what forbids it is then the device's memory.
 */
function boardsIn(page: Storage): Storage {
  const boards = Object.keys(page).filter((key) => key.startsWith(PREFIX));
  const methods: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = {
    getItem: (key) => page.getItem(PREFIX + key),
    setItem(key, value) {
      if (!key.startsWith(BOARDS)) throw new DOMException('Not a board', 'NotAllowedError');
      // The record and its key are the games' own, which have their golden files.
      page[PREFIX + key] = value;
    },
    removeItem: (key) => page.removeItem(PREFIX + key),
  };
  const keys = boards.map((key) => [key.slice(PREFIX.length), true]);
  return Object.assign(Object.create(methods), Object.fromEntries(keys)) as Storage;
}

/** A device for all dailies of the page. It has the page's clock and, of its storage, the boards. */
export const embeddedDevice = createDevice({
  now: () => Date.now(),
  monotonicNow: () => performance.now(),
  random: () => Math.random(),
  newId: () => crypto.randomUUID(),
  storage: () => boardsIn(window.localStorage),
  tabStorage() {
    throw new DOMException('None of the tab', 'NotAllowedError');
  },
});
