/** @jest-environment jest-fixed-jsdom */
import { embeddedDevice } from './embedded-device';

beforeEach(() => localStorage.clear());

const { store, tab } = embeddedDevice;
const BOARD = 'games:attempt:guest:sum_grid:2026-11-21';

test('a board is kept in the storage of the page, under a name of its own', () => {
  expect(store.set(BOARD, '{}')).toBe(true);
  expect(Object.keys(localStorage)).toEqual([`ninefold-daily:${BOARD}`]);
  expect(store.get(BOARD)).toBe('{}');
  expect(store.keys()).toEqual([BOARD]);
  store.remove(BOARD);
  expect(localStorage).toHaveLength(0);
});

test('everything else ends with the page', () => {
  expect(store.set('games:last-player', 'guest')).toBe(false);
  expect(tab.set('games:running:sum_grid', 'yes')).toBe(false);
  expect(localStorage).toHaveLength(0);
  expect(sessionStorage).toHaveLength(0);
  expect(store.get('games:last-player')).toBe('guest');
});

test('what the page stores is not there for the game', () => {
  localStorage.setItem(BOARD, 'of the page');
  expect(store.get(BOARD)).toBeNull();
  expect(store.keys()).not.toContain(BOARD);
});
