import { act, screen } from '@testing-library/react';
import { digitButton, cell, fill, press, takeHint } from '../testing/play';
import { digits, solution, states, targets } from '../testing/read-puzzle';
import { NOON, wait } from '../testing/render-games';
import { openPractice, PRACTICE_KEY, submitPractice } from './testing/open-practice';

beforeEach(() => {
  jest.useFakeTimers({ now: NOON });
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

test('a reload restores a started puzzle with its hint and its time', async () => {
  const { user, unmount } = await openPractice();
  await takeHint(user);
  const free = states().indexOf('empty');
  const digit = solution()[free] ?? 0;
  await user.click(cell(free));
  await user.click(digitButton(digit));
  await wait(20_000);
  const before = { digits: digits(), states: states(), targets: targets() };
  unmount();
  // The timer pauses while the grid is not visible.
  jest.setSystemTime(Date.now() + 3_600_000);

  await openPractice();
  expect({ digits: digits(), states: states(), targets: targets() }).toEqual(before);
  expect(screen.getByRole('timer')).toHaveTextContent('0:20');
  expect(screen.getByRole('button', { name: 'Get Hint' })).toBeDisabled();
});

test('a reload restores pencil marks', async () => {
  const { user, unmount } = await openPractice();
  const free = states().indexOf('empty');
  await user.click(cell(free));
  await press(user, 'Pencil marks');
  await user.click(digitButton(solution()[free] ?? 0));
  const marked = cell(free).getAttribute('aria-label') ?? '';
  expect(marked).toContain('pencil marks');
  unmount();
  await openPractice();
  expect(cell(free)).toHaveAttribute('aria-label', marked);
});

test('each game has its own grid', async () => {
  const { unmount } = await openPractice();
  const before = targets();
  unmount();
  const other = await openPractice('/multiplication-grid?mode=practice');
  other.unmount();
  await openPractice();
  expect(targets()).toEqual(before);
});

test('a hint counts in the result after a reload too', async () => {
  const first = await openPractice();
  await takeHint(first.user);
  first.unmount();
  const { user } = await openPractice();
  await fill(user, solution());
  await submitPractice(user);
  expect(screen.getByText('Hints used').nextElementSibling).toHaveTextContent('1');
});

test('a reload does not restore a solved puzzle', async () => {
  const { user, unmount } = await openPractice();
  const givens = digits();
  await fill(user, solution());
  await wait(5_000);
  await press(user, 'Submit');
  await wait(0);
  unmount();
  await openPractice();
  // The next, untouched puzzle from the same seed.
  expect(digits()).toEqual(givens);
  expect(screen.getByRole('timer')).toHaveTextContent('0:00');
});

test('the timer does not go back when the browser is closed without an event', async () => {
  await openPractice();
  await wait(8_000);
  // A killed page gets no event and leaves only its last periodic save.
  const left = localStorage.getItem(PRACTICE_KEY) ?? '';
  expect((JSON.parse(left) as { playedMs: number }).playedMs).toBeGreaterThanOrEqual(7_000);
});

test('a second tab with a later start does not set the timer back', async () => {
  await openPractice();
  await wait(30_000);
  const stored = JSON.parse(localStorage.getItem(PRACTICE_KEY) ?? '{}') as { playedMs: number };
  localStorage.setItem(PRACTICE_KEY, JSON.stringify({ ...stored, playedMs: 90_000 }));
  await wait(1_000);
  const { playedMs } = JSON.parse(localStorage.getItem(PRACTICE_KEY) ?? '{}') as { playedMs: number };
  expect(playedMs).toBe(90_000);
});

test('a reload keeps a started puzzle after another difficulty was chosen', async () => {
  const { user, unmount } = await openPractice();
  await takeHint(user);
  const before = digits();
  unmount();
  const again = await openPractice();
  await again.user.selectOptions(screen.getByRole('combobox', { name: /^Difficulty/ }), 'Hard: 1 given');
  expect(digits()).toEqual(before);
});

test('the timer pauses while the page is hidden', async () => {
  await openPractice();
  await wait(10_000);
  const show = (state: DocumentVisibilityState) => {
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
  };
  show('hidden');
  jest.setSystemTime(Date.now() + 7_200_000);
  show('visible');
  await wait(1_000);
  expect(screen.getByRole('timer')).toHaveTextContent('0:11');
});

test('the time of a pause is not saved with the digit placed after it', async () => {
  const { user } = await openPractice();
  await wait(10_000);
  const show = (state: DocumentVisibilityState) => {
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
  };
  show('hidden');
  jest.setSystemTime(Date.now() + 1_800_000);
  show('visible');
  const free = states().indexOf('empty');
  await user.click(cell(free));
  await user.click(digitButton(solution()[free] ?? 0));
  const { playedMs } = JSON.parse(localStorage.getItem(PRACTICE_KEY) ?? '{}') as { playedMs: number };
  expect(playedMs).toBeLessThan(20_000);
});

test.each([
  ['nonsense', () => 'nonsense'],
  ['another solution', (text: string) => text.replace(/"solution":\[.,./, '"solution":[9,8')],
  [
    'a grid of other givens',
    (text: string) => text.replace(/"cells":\[[^\]]+\]/, '"cells":[0,0,0,0,0,0,0,0,0]'),
  ],
  ['a hint that was none', (text: string) => text.replace('"revealed":[]', '"revealed":[0,1,2,3,4,5,6,7,8]')],
  ['a time before it began', (text: string) => text.replace(/"playedMs":\d+/, '"playedMs":-5')],
])('an invalid record (%s) is replaced by a new puzzle', async (_, damage) => {
  const { unmount } = await openPractice();
  const stored = localStorage.getItem(PRACTICE_KEY) ?? '';
  unmount();
  const damaged = damage(stored);
  expect(damaged).not.toBe(stored);
  localStorage.setItem(PRACTICE_KEY, damaged);
  await openPractice();
  expect(states().filter((state) => state === 'given')).toHaveLength(3);
  const idIn = (text: string | null) => (JSON.parse(text ?? '{}') as { id?: string }).id;
  expect(idIn(localStorage.getItem(PRACTICE_KEY))).not.toBe(idIn(stored));
});
