/** @jest-environment jest-fixed-jsdom */
import { forwardKeys } from './forward-keys';

/** A board in the shadow root of an element, as a page of another site has it. */
function showInShadow() {
  const host = document.body.appendChild(document.createElement('div'));
  const shadow = host.attachShadow({ mode: 'open' });
  shadow.innerHTML =
    '<section><button>Undo</button><div role="gridcell" tabindex="0"></div></section><dialog></dialog>';
  const cell = shadow.querySelector<HTMLElement>('[role=gridcell]')!;
  const keys: string[] = [];
  cell.addEventListener('keydown', ({ key }) => keys.push(key));
  forwardKeys(shadow.querySelector('section')!);
  return { shadow, keys };
}

const press = (target: Element) =>
  target.dispatchEvent(
    new KeyboardEvent('keydown', {
      key: '5',
      code: 'Digit5',
      bubbles: true,
      cancelable: true,
      composed: true,
    }),
  );

afterEach(() => document.body.replaceChildren());

test('a digit that is pressed in the shadow root goes to the board', () => {
  const { shadow, keys } = showInShadow();
  press(shadow.querySelector('button')!);
  expect(keys).toEqual(['5']);
});

test('a digit that is pressed elsewhere in the page is the page’s', () => {
  const { keys } = showInShadow();
  press(document.body);
  expect(keys).toEqual([]);
});

test('a digit that is pressed under a dialog goes nowhere', () => {
  const { shadow, keys } = showInShadow();
  shadow.querySelector('dialog')!.setAttribute('open', '');
  press(shadow.querySelector('button')!);
  expect(keys).toEqual([]);
});
