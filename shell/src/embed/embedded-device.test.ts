/** @jest-environment jest-fixed-jsdom */
import { embeddedDevice } from './embedded-device';

beforeEach(() => localStorage.clear());

const { store, tab } = embeddedDevice;
const BOARD = 'games:attempt:guest:sum_grid:2026-11-21';

test("stores a board in the page's storage under a prefix", () => {
  expect(store.set(BOARD, '{}')).toBe(true);
  expect(Object.keys(localStorage)).toEqual([`ninefold-daily:${BOARD}`]);
  expect(store.get(BOARD)).toBe('{}');
  expect(store.keys()).toEqual([BOARD]);
  store.remove(BOARD);
  expect(localStorage).toHaveLength(0);
});

test('keeps everything else in memory', () => {
  expect(store.set('games:last-player', 'guest')).toBe(false);
  expect(tab.set('games:running:sum_grid', 'yes')).toBe(false);
  expect(localStorage).toHaveLength(0);
  expect(sessionStorage).toHaveLength(0);
  expect(store.get('games:last-player')).toBe('guest');
});

test("hides the page's own records from the game", () => {
  localStorage.setItem(BOARD, 'of the page');
  expect(store.get(BOARD)).toBeNull();
  expect(store.keys()).not.toContain(BOARD);
});
