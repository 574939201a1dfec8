/** @jest-environment jest-fixed-jsdom */
import { forwardKeys } from './forward-keys';

/** A grid in an element's shadow root, as on another site. */
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

test('a digit pressed in the shadow root goes to the grid', () => {
  const { shadow, keys } = showInShadow();
  press(shadow.querySelector('button')!);
  expect(keys).toEqual(['5']);
});

test('a digit pressed elsewhere on the page stays with the page', () => {
  const { keys } = showInShadow();
  press(document.body);
  expect(keys).toEqual([]);
});

test('a digit pressed while a dialog is open is ignored', () => {
  const { shadow, keys } = showInShadow();
  shadow.querySelector('dialog')!.setAttribute('open', '');
  press(shadow.querySelector('button')!);
  expect(keys).toEqual([]);
});
