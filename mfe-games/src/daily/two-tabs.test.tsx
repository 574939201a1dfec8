import { act } from '@testing-library/react';
import { dailyPuzzle } from 'shared-puzzle-engine';
import { NOON, renderGames } from '../testing/render-games';

const KEY = 'games:attempt:guest:sum_grid:2026-11-21';
const puzzle = dailyPuzzle('sum_grid', '2026-11-21');
const [first = 0, second = 0] = [...puzzle.givens.keys()].filter((position) => !puzzle.givens[position]);
const [one = 0, two = 0] = [first, second].map((position) => puzzle.solution[position]);

beforeEach(() => {
  jest.useFakeTimers({ now: NOON });
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

type Tab = Awaited<ReturnType<typeof renderGames>>;

const cellIn = ({ page }: Tab, position: number) =>
  page.getByTestId(`cell-${Math.floor(position / 3) + 1}-${(position % 3) + 1}`);

/** Browsers notify the other tabs of a write. */
const tellOthers = () =>
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
  });

async function enter(tab: Tab, position: number, digit: number) {
  await tab.user.click(cellIn(tab, position));
  await tab.user.click(tab.page.getByRole('button', { name: String(digit) }));
  tellOthers();
}

test('a digit placed in one tab appears in the other and survives its next move', async () => {
  const tab = await renderGames('/sum-grid');
  const other = await renderGames('/sum-grid');
  await enter(other, first, one);
  expect(cellIn(tab, first)).toHaveTextContent(String(one));
  await enter(tab, second, two);
  for (const either of [tab, other]) {
    expect(cellIn(either, first)).toHaveTextContent(String(one));
    expect(cellIn(either, second)).toHaveTextContent(String(two));
  }
});

test('undo reverts one step, whichever tab made it', async () => {
  const tab = await renderGames('/sum-grid');
  const other = await renderGames('/sum-grid');
  await enter(tab, first, one);
  await enter(other, second, two);
  await tab.user.click(tab.page.getByRole('button', { name: 'Undo' }));
  tellOthers();
  expect(cellIn(other, second)).toHaveTextContent('');
  expect(cellIn(other, first)).toHaveTextContent(String(one));
});

test('a grid read from another tab is not written again', async () => {
  const tab = await renderGames('/sum-grid');
  const other = await renderGames('/sum-grid');
  await other.user.click(cellIn(other, first));
  await other.user.click(other.page.getByRole('button', { name: String(one) }));
  const write = jest.spyOn(Storage.prototype, 'setItem');
  tellOthers();
  expect(cellIn(tab, first)).toHaveTextContent(String(one));
  expect(write).not.toHaveBeenCalled();
  write.mockRestore();
});

test('a stored grid of another puzzle is ignored', async () => {
  const tab = await renderGames('/sum-grid');
  await enter(tab, first, one);
  const record = JSON.parse(localStorage.getItem(KEY) ?? '') as { grid: object };
  const cells = puzzle.givens.map((digit) => (digit ? (digit % 9) + 1 : 0));
  localStorage.setItem(KEY, JSON.stringify({ ...record, grid: { ...record.grid, cells } }));
  tellOthers();
  expect(cellIn(tab, first)).toHaveTextContent(String(one));
});

test('a suspended page reads what another tab wrote before it writes', async () => {
  const tab = await renderGames('/sum-grid');
  const other = await renderGames('/sum-grid');
  // The first tab gets no event.
  await other.user.click(cellIn(other, first));
  await other.user.click(other.page.getByRole('button', { name: String(one) }));
  await enter(tab, second, two);
  for (const either of [tab, other]) {
    expect(cellIn(either, first)).toHaveTextContent(String(one));
    expect(cellIn(either, second)).toHaveTextContent(String(two));
  }
});
