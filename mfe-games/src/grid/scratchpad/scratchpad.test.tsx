import { fireEvent, screen, within } from '@testing-library/react';
import { signedIn } from '@ninefold/platform/testing';
import { press } from '../../testing/play';
import { FakePointerEvent } from '../../testing/pointer-event';
import { NOON, renderGames } from '../../testing/render-games';

type Numbers = [number, number, number, number];
const quadraticCurveTo = jest.fn<void, Numbers>();
const context = { fillStyle: '', scale() {}, beginPath() {}, quadraticCurveTo, fill() {} };

/** The bounds of the ink, in whole pixels. */
const inkSpan = () => {
  const across = quadraticCurveTo.mock.calls.map(([x]) => x);
  const down = quadraticCurveTo.mock.calls.map(([, y]) => y);
  return [across, down].map((along) => [Math.min(...along), Math.max(...along)]);
};
const near = (value: number) => expect.closeTo(value, -1);

/** Like the browser's, it reports the first size immediately. */
class OneSize {
  constructor(private readonly tell: () => void) {}
  observe() {
    this.tell();
  }
  disconnect() {}
}

beforeEach(() => {
  jest.useFakeTimers({ now: NOON });
  localStorage.clear();
  // jsdom does not implement these.
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  Object.assign(window, { ResizeObserver: OneSize, PointerEvent: FakePointerEvent });
  Object.assign(HTMLElement.prototype, { setPointerCapture() {} });
  quadraticCurveTo.mockClear();
});
afterEach(() => jest.useRealTimers());

async function open(path = '/sum-grid') {
  const { user } = await renderGames(path, { auth: signedIn() });
  const openPanel = async () => {
    await press(user, 'Scratchpad');
    return screen.findByRole('complementary', { name: 'Scratchpad' });
  };
  return { user, openPanel, panel: await openPanel() };
}

test('a stroke follows the pointer from where it was pressed', async () => {
  const { panel } = await open();
  const surface = within(panel).getByRole('img', { name: 'Drawing area' });
  fireEvent.pointerDown(surface, { clientX: 10, clientY: 20, button: 0 });
  fireEvent.pointerMove(surface, { clientX: 130, clientY: 240 });
  expect(inkSpan()).toEqual([
    [near(10), near(130)],
    [near(20), near(240)],
  ]);
});

test('each finger draws its own stroke, which ends when the finger is lifted', async () => {
  const { panel } = await open();
  const surface = within(panel).getByRole('img', { name: 'Drawing area' });
  fireEvent.pointerDown(surface, { clientX: 10, clientY: 10, button: 0, pointerId: 1 });
  fireEvent.pointerDown(surface, { clientX: 400, clientY: 10, button: 0, pointerId: 2 });
  fireEvent.pointerMove(surface, { clientX: 10, clientY: 200, pointerId: 1 });
  fireEvent.pointerMove(surface, { clientX: 400, clientY: 200, pointerId: 2 });
  fireEvent.pointerUp(surface, { clientX: 10, clientY: 200, pointerId: 1 });
  fireEvent.pointerMove(surface, { clientX: 200, clientY: 200, pointerId: 1 });
  const across = quadraticCurveTo.mock.calls.map(([x]) => x);
  expect(across.filter((x) => x > 40 && x < 370)).toEqual([]);
});

test('a drawing is kept when the scratchpad is reopened, until there is another puzzle', async () => {
  const { user, panel, openPanel } = await open('/sum-grid?mode=practice');
  const surface = within(panel).getByRole('img', { name: 'Drawing area' });
  fireEvent.pointerDown(surface, { clientX: 10, clientY: 20, button: 0 });
  await user.click(screen.getByTestId('grid'));
  expect(panel).not.toBeInTheDocument();
  quadraticCurveTo.mockClear();
  await openPanel();
  expect(inkSpan()).toEqual([
    [near(10), near(10)],
    [near(20), near(20)],
  ]);
  await press(user, 'New Puzzle');
  quadraticCurveTo.mockClear();
  await openPanel();
  expect(quadraticCurveTo).not.toHaveBeenCalled();
});

test('a drawing takes the colors of a theme or of paper when they apply', async () => {
  const changes = new Map<string, () => void>();
  Object.assign(window, {
    matchMedia: (media: string) => ({
      matches: false,
      addEventListener: (_: string, listener: () => void) => changes.set(media, listener),
      removeEventListener: () => changes.delete(media),
    }),
  });
  const { user, panel } = await open();
  const surface = within(panel).getByRole('img', { name: 'Drawing area' });
  fireEvent.pointerDown(surface, { clientX: 10, clientY: 20, button: 0 });
  for (const media of ['(prefers-color-scheme: dark)', '(forced-colors: active)', 'print']) {
    surface.style.color = `rgb(0, 0, ${media.length})`;
    changes.get(media)?.();
    expect([media, context.fillStyle]).toEqual([media, surface.style.color]);
  }
  await user.click(within(panel).getByRole('button', { name: 'Close' }));
  expect(changes).toEqual(new Map());
  Reflect.deleteProperty(window, 'matchMedia');
});

test('Clear erases the drawing', async () => {
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

test('Close hides the scratchpad and restores the focus', async () => {
  const { user, panel } = await open();
  await user.click(within(panel).getByRole('button', { name: 'Close' }));
  expect(panel).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Scratchpad' })).toHaveFocus();
});

test('the scratchpad stays open while digits are typed', async () => {
  const { user, panel } = await open();
  const [empty] = screen.getAllByRole('gridcell', { name: /empty/ });
  const free = screen
    .getAllByRole('button', { name: /^[1-9]$/ })
    .find((key) => !key.hasAttribute('disabled'));
  await user.keyboard(free?.textContent ?? '');
  expect(empty).toHaveTextContent(free?.textContent ?? '');
  expect(panel).toBeInTheDocument();
});

test('a dialog that replaces the scratchpad can return the focus to its own button', async () => {
  const { user, panel } = await open();
  const [key] = screen
    .getAllByRole('button', { name: /^[1-9]$/ })
    .filter((one) => !one.hasAttribute('disabled'));
  await user.keyboard(key?.textContent ?? '');
  const taken = jest.spyOn(screen.getByRole('button', { name: 'Scratchpad' }), 'focus');
  screen.getByRole('button', { name: 'Clear Puzzle' }).focus();
  await user.keyboard('{Enter}');
  await screen.findByRole('dialog');
  expect(panel).not.toBeInTheDocument();
  expect(taken).not.toHaveBeenCalled();
});

test('a click outside closes the scratchpad', async () => {
  const { user, panel } = await open();
  await user.click(screen.getByTestId('grid'));
  expect(panel).not.toBeInTheDocument();
});
