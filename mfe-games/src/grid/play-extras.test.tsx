import { act, fireEvent, screen } from '@testing-library/react';
import { dailyPuzzle } from 'shared-puzzle-engine';
import { cell, cells, digitButton, fill, press, withTwoSwapped } from '../testing/play';
import { FakePointerEvent } from '../testing/pointer-event';
import { digits } from '../testing/read-puzzle';
import { NOON, renderGames, wait } from '../testing/render-games';

const { givens, solution } = dailyPuzzle('sum_grid', '2026-11-21');
const [first = 0, second = 0] = [...givens.keys()].filter((position) => !givens[position]);
const given = givens.findIndex(Boolean);
const [one = 0, two = 0] = [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => !givens.includes(digit));

beforeEach(() => {
  jest.useFakeTimers({ now: NOON });
  localStorage.clear();
  Object.assign(window, { PointerEvent: FakePointerEvent });
});
afterEach(() => jest.useRealTimers());

/** A grid with adjacent cells of 100 pixels, because jsdom has no layout. */
async function open(path = '/sum-grid') {
  const view = await renderGames(path);
  await wait(0);
  cells().forEach((element, at) => {
    element.getBoundingClientRect = () => new DOMRect(100 * at, 0, 100, 100);
  });
  return view;
}

const middleOf = (position: number) => ({ clientX: 100 * position + 50, clientY: 50 });

function drag(source: HTMLElement, to: { clientX: number; clientY: number }) {
  fireEvent.pointerDown(source, { isPrimary: true, button: 0, pointerId: 1, clientX: 0, clientY: 500 });
  fireEvent.pointerMove(window, { pointerId: 1, ...to });
  fireEvent.pointerUp(window, { pointerId: 1, ...to });
}

test('a digit can be dragged from the pad to a cell', async () => {
  await open();
  drag(digitButton(one), middleOf(second));
  expect(cell(second)).toHaveTextContent(String(one));
  expect(cell(second)).toHaveAttribute('aria-selected', 'true');
  drag(digitButton(two), middleOf(given));
  expect(digits()).toEqual(givens.with(second, one));
});

test('dragging a digit to another cell swaps the two, as one step for Undo', async () => {
  const { user } = await open();
  drag(digitButton(one), middleOf(first));
  drag(digitButton(two), middleOf(second));
  drag(cell(first), middleOf(second));
  expect(digits()).toEqual(givens.with(first, two).with(second, one));
  await press(user, 'Undo');
  expect(digits()).toEqual(givens.with(first, one).with(second, two));
  drag(cell(given), middleOf(second));
  expect(digits()).toEqual(givens.with(first, one).with(second, two));
});

test('a press that moves within its key or cell is not a drag, even if it leaves and returns', async () => {
  await open();
  const key = digitButton(one);
  key.getBoundingClientRect = () => new DOMRect(0, 500, 60, 60);
  const at = (clientX: number) => ({ pointerId: 1, clientX, clientY: 530 });
  const preview = () => document.querySelector('[data-preview]');
  fireEvent.pointerDown(key, { isPrimary: true, button: 0, ...at(30) });
  fireEvent.pointerMove(window, at(55));
  expect(preview()).toBeNull();
  fireEvent.pointerMove(window, at(61));
  expect(preview()).not.toBeNull();
  fireEvent.pointerMove(window, at(58));
  fireEvent.pointerUp(window, at(58));
  expect(preview()).toBeNull();
  // The click of the browser.
  fireEvent.click(key);
  expect(digits()).toEqual(givens.with(first, one));
});

test('a finger that leaves a cell without a digit to drag scrolls the page', async () => {
  await open();
  const scrollBy = jest.spyOn(window, 'scrollBy').mockImplementation(() => {});
  const touch = { pointerId: 1, pointerType: 'touch', clientX: 50 };
  fireEvent.pointerDown(cell(first), { isPrimary: true, button: 0, ...touch, clientX: 100 * first + 50 });
  const move = (clientY: number) =>
    fireEvent.pointerMove(window, { ...touch, clientX: 100 * first + 50, clientY });
  move(91);
  expect(scrollBy).not.toHaveBeenCalled();
  move(-20);
  move(-30);
  expect(scrollBy.mock.calls).toEqual([
    [{ top: 111, behavior: 'instant' }],
    [{ top: 10, behavior: 'instant' }],
  ]);
  fireEvent.pointerUp(window, { ...touch, clientY: -30 });
  move(-40);
  expect(scrollBy).toHaveBeenCalledTimes(2);
});

test('a drag that ends elsewhere or is canceled changes nothing', async () => {
  await open();
  drag(digitButton(one), { clientX: 50, clientY: 900 });
  expect(digits()).toEqual(givens);
  expect(document.querySelector('[data-preview], [data-drop], [data-dragged]')).toBeNull();
});

test('a used digit on the pad is dragged from its cell, unless it is given', async () => {
  await open();
  drag(digitButton(one), middleOf(first));
  drag(digitButton(two), middleOf(second));
  expect(digitButton(one)).toBeDisabled();
  drag(digitButton(one), middleOf(second));
  expect(digits()).toEqual(givens.with(first, two).with(second, one));
  // The dropped cell is now selected.
  expect(digitButton(one)).toBeEnabled();
  drag(digitButton(one), middleOf(first));
  drag(digitButton(one), middleOf(second));
  expect(digits()).toEqual(givens.with(first, two).with(second, one));
  drag(digitButton(givens[given] ?? 0), middleOf(second));
  expect(digits()).toEqual(givens.with(first, two).with(second, one));
});

test('Shift and an arrow key swap a digit with its neighbor', async () => {
  const { user } = await open('/combined-grid');
  await user.keyboard('7{ArrowRight}3{Shift>}{ArrowLeft}{/Shift}');
  expect(digits()).toEqual([3, 7, 0, 0, 0, 0, 0, 0, 0]);
  expect(cell(0)).toHaveFocus();
  await user.keyboard('{Shift>}{ArrowDown}{ArrowUp}{ArrowUp}{/Shift}');
  expect(digits()).toEqual([3, 7, 0, 0, 0, 0, 0, 0, 0]);
  await user.keyboard('{Control>}z{/Control}');
  expect(digits()).toEqual([0, 7, 0, 3, 0, 0, 0, 0, 0]);
});

test('a given keeps its place: a digit moved by keyboard skips it', async () => {
  const { givens: places } = dailyPuzzle('multiplication_grid', '2026-11-21');
  // In the third row, only the middle cell is given.
  expect(places.slice(6).map(Boolean)).toEqual([false, true, false]);
  const { user } = await open('/multiplication-grid');
  act(() => cell(6).focus());
  await user.keyboard('1{Shift>}{ArrowRight}{/Shift}');
  expect(digits()).toEqual(places.with(8, 1));
  expect(cell(8)).toHaveFocus();
});

test('pressing a used digit highlights its cell', async () => {
  await open();
  fireEvent.pointerDown(digitButton(givens[given] ?? 0), { isPrimary: true, button: 0 });
  expect(cell(given)).toHaveAttribute('data-pulse');
  await wait(500);
  expect(cell(given)).not.toHaveAttribute('data-pulse');
});

test('digits and arrow keys reach the grid without Tab after the page opens', async () => {
  const { user } = await open();
  await user.keyboard(String(one));
  expect(cell(first)).toHaveTextContent(String(one));
  expect(cell(first)).toHaveFocus();
  act(() => screen.getByRole('button', { name: 'Pencil marks' }).focus());
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('button', { name: 'Pencil marks' })).toHaveFocus();
  await user.keyboard(String(two));
  expect(cell(first)).toHaveTextContent(String(two));
});

test('a wrong submission moves to the first red cell', async () => {
  const { user } = await open();
  const wrong = withTwoSwapped(solution, givens);
  await fill(user, wrong);
  await press(user, 'Submit');
  const red = cells().findIndex((element) => element.dataset['state'] === 'wrong');
  expect(cell(red)).toHaveAttribute('aria-selected', 'true');
  expect(cell(red)).toHaveFocus();
});
