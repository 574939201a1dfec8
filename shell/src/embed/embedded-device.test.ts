/** @jest-environment jest-fixed-jsdom */
import { embeddedDevice } from './embedded-device';

beforeEach(() => localStorage.clear());

const { store, tab } = embeddedDevice;
const GRID = 'games:attempt:guest:sum_grid:2026-11-21';

test("stores a grid in the page's storage under a prefix", () => {
  expect(store.set(GRID, '{}')).toBe(true);
  expect(Object.keys(localStorage)).toEqual([`ninefold-daily:${GRID}`]);
  expect(store.get(GRID)).toBe('{}');
  expect(store.keys()).toEqual([GRID]);
  store.remove(GRID);
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
  localStorage.setItem(GRID, 'of the page');
  expect(store.get(GRID)).toBeNull();
  expect(store.keys()).not.toContain(GRID);
});
