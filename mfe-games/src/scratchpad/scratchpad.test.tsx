import { fireEvent, screen, within } from '@testing-library/react';
import { press } from '../testing/play';
import { NOON, renderGames } from '../testing/render-games';

type Numbers = [number, number, number, number];
const quadraticCurveTo = jest.fn<void, Numbers>();
const context = { scale() {}, beginPath() {}, quadraticCurveTo, fill() {} };

/** From where to where the ink reaches, in whole pixels. */
const inkSpan = () => {
  const across = quadraticCurveTo.mock.calls.map(([x]) => x);
  const down = quadraticCurveTo.mock.calls.map(([, y]) => y);
  return [across, down].map((along) => [Math.min(...along), Math.max(...along)]);
};
const near = (value: number) => expect.closeTo(value, -1);

class NoResizes {
  observe() {}
  disconnect() {}
}

beforeEach(() => {
  jest.useFakeTimers({ now: NOON });
  localStorage.clear();
  // jsdom has none of these.
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  Object.assign(window, { ResizeObserver: NoResizes, PointerEvent: MouseEvent });
  Object.assign(HTMLElement.prototype, { setPointerCapture() {}, hasPointerCapture: () => true });
});
afterEach(() => jest.useRealTimers());

async function open() {
  const { user } = await renderGames('/sum-grid');
  await press(user, 'Scratchpad');
  const panel = await screen.findByRole('complementary', { name: 'Scratchpad' });
  return { user, panel };
}

test('a stroke is drawn from where it began to where the pointer went', async () => {
  const { panel } = await open();
  const surface = within(panel).getByRole('img', { name: 'Drawing area' });
  fireEvent.pointerDown(surface, { clientX: 10, clientY: 20, button: 0 });
  fireEvent.pointerMove(surface, { clientX: 130, clientY: 240 });
  expect(inkSpan()).toEqual([
    [near(10), near(130)],
    [near(20), near(240)],
  ]);
});

test('Clear wipes it', async () => {
  const { user, panel } = await open();
  const surface = within(panel).getByRole('img', { name: 'Drawing area' });
  fireEvent.pointerDown(surface, { clientX: 10, clientY: 20, button: 0 });
  await user.click(within(panel).getByRole('button', { name: 'Clear' }));
  quadraticCurveTo.mockClear();
  fireEvent.pointerDown(surface, { clientX: 150, clientY: 160, button: 0 });
  expect(inkSpan()).toEqual([
    [near(150), near(150)],
    [near(160), near(160)],
  ]);
});

test('Close puts it away and gives the focus back', async () => {
  const { user, panel } = await open();
  await user.click(within(panel).getByRole('button', { name: 'Close' }));
  expect(panel).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Scratchpad' })).toHaveFocus();
});

test('a press outside closes it', async () => {
  const { user, panel } = await open();
  await user.click(screen.getByTestId('grid'));
  expect(panel).not.toBeInTheDocument();
});
