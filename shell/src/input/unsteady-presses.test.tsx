import { fireEvent } from '@testing-library/react';
import { countUnsteadyPresses } from './unsteady-presses';

/** jsdom has no pointer events. */
class FakePointerEvent extends MouseEvent {
  readonly pointerId: number;
  readonly pointerType: string;

  constructor(type: string, { pointerId = 1, pointerType = 'touch', ...init }: PointerEventInit = {}) {
    super(type, init);
    this.pointerId = pointerId;
    this.pointerType = pointerType;
    Object.defineProperty(this, 'timeStamp', { value: now });
  }
}

let now = 0;
let stop: () => void;
const clicked = jest.fn<void, [string]>();

/** Keys of 50 pixels in a row. */
function show(html = '<button>1</button><button>2</button>'): HTMLElement[] {
  document.body.innerHTML = html;
  const keys = [...document.body.children] as HTMLElement[];
  keys.forEach((key, at) => {
    key.getBoundingClientRect = () => new DOMRect(50 * at, 0, 50, 50);
    key.addEventListener('click', () => clicked(key.textContent));
  });
  return keys;
}

beforeEach(() => {
  Object.assign(window, { PointerEvent: FakePointerEvent });
  now = 0;
  clicked.mockClear();
  stop = countUnsteadyPresses(window);
});
afterEach(() => {
  stop();
  document.body.replaceChildren();
});

/** A press that takes that long and moves by that much. The browser's own click is not part of it. */
function press(key: HTMLElement, init: PointerEventInit & { ms?: number; by?: number } = {}): void {
  const { ms = 50, by = 0, clientX = 25, clientY = 25, ...rest } = init;
  fireEvent.pointerDown(key, { ...rest, clientX, clientY });
  now += ms;
  fireEvent.pointerMove(key, { ...rest, clientX: clientX + by, clientY });
  fireEvent.pointerUp(key, { ...rest, clientX: clientX + by, clientY });
}

test.each([
  ['that moves 9 pixels', { by: 9 }],
  ['that moves across the key', { by: 24 }],
  ['of 700 milliseconds', { ms: 700 }],
  ['of a pen that moves', { by: 9, pointerType: 'pen' }],
])('a press %s counts when it is released on its key', (_, init) => {
  const [key] = show();
  press(key!, init);
  expect(clicked.mock.calls).toEqual([['1']]);
});

test.each([
  ['that is released on another key', { by: 30 }],
  ['of a mouse, which the browser counts itself', { by: 9, pointerType: 'mouse' }],
  ['of another button', { by: 9, button: 2 }],
  ['that is steady, which the browser counts itself', { by: 3 }],
])('adds no click for a press %s', (_, init) => {
  const [key] = show();
  press(key!, init);
  expect(clicked).not.toHaveBeenCalled();
});

test('a press that the browser takes for scrolling does not count', () => {
  const [key] = show();
  fireEvent.pointerDown(key!, { clientX: 25, clientY: 25 });
  fireEvent.pointerMove(key!, { clientX: 25, clientY: 40 });
  fireEvent(window, new FakePointerEvent('pointercancel'));
  fireEvent.pointerUp(key!, { clientX: 25, clientY: 40 });
  expect(clicked).not.toHaveBeenCalled();
});

test('overlapping presses of two fingers both count, in the order of their release', () => {
  const [one, two] = show();
  fireEvent.pointerDown(one!, { pointerId: 1, clientX: 25, clientY: 25 });
  fireEvent.pointerDown(two!, { pointerId: 2, clientX: 75, clientY: 25 });
  fireEvent.pointerUp(two!, { pointerId: 2, clientX: 75, clientY: 25 });
  fireEvent.pointerUp(one!, { pointerId: 1, clientX: 25, clientY: 25 });
  expect(clicked.mock.calls).toEqual([['2'], ['1']]);
});

test('a press counts while another finger rests on the page', () => {
  const [key] = show('<button>1</button><p>Text</p>');
  fireEvent.pointerDown(document.body, { pointerId: 1, clientX: 300, clientY: 300 });
  press(key!, { pointerId: 2 });
  expect(clicked.mock.calls).toEqual([['1']]);
});

test('a press focuses its button, and a key of a keypad leaves the focus', () => {
  const [button, key] = show();
  key!.addEventListener('mousedown', (event) => event.preventDefault());
  press(button!, { by: 9 });
  expect(button).toHaveFocus();
  press(key!, { by: 9, clientX: 75 });
  expect(button).toHaveFocus();
  expect(clicked.mock.calls).toEqual([['1'], ['2']]);
});

test.each(['<a href="#terms">the terms</a>', '<textarea>a link</textarea>'])(
  'a press of %s in a label is left to the browser',
  (control) => {
    const [label] = show(`<label><input type="checkbox">I agree to ${control}</label>`);
    const target = label!.lastElementChild as HTMLElement;
    press(target, { by: 9 });
    fireEvent.pointerDown(target, { clientX: 25, clientY: 25 });
    expect(fireEvent.contextMenu(target)).toBe(true);
    expect(label!.querySelector('input')).not.toBeChecked();
  },
);

test('a slow press opens no menu, which would cancel it', () => {
  const [key] = show();
  fireEvent.pointerDown(key!, { clientX: 25, clientY: 25 });
  expect(fireEvent.contextMenu(key!)).toBe(false);
  fireEvent.pointerUp(key!, { clientX: 25, clientY: 25 });
  expect(fireEvent.contextMenu(key!)).toBe(true);
});
