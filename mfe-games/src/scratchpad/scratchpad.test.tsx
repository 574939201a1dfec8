import { fireEvent, screen, within } from '@testing-library/react';
import { press } from '../testing/play';
import { NOON, renderGames } from '../testing/render-games';

const context = { scale() {}, beginPath() {}, moveTo: jest.fn(), lineTo: jest.fn(), stroke() {} };

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
  fireEvent.pointerMove(surface, { clientX: 30, clientY: 40 });
  expect(context.moveTo).toHaveBeenLastCalledWith(10, 20);
  expect(context.lineTo).toHaveBeenLastCalledWith(30, 40);
});

test('Clear wipes it', async () => {
  const { user, panel } = await open();
  const surface = within(panel).getByRole('img', { name: 'Drawing area' });
  fireEvent.pointerDown(surface, { clientX: 10, clientY: 20, button: 0 });
  await user.click(within(panel).getByRole('button', { name: 'Clear' }));
  context.moveTo.mockClear();
  fireEvent.pointerDown(surface, { clientX: 50, clientY: 60, button: 0 });
  expect(context.moveTo.mock.calls).toEqual([[50, 60]]);
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
