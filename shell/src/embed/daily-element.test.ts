/** @jest-environment jest-fixed-jsdom */
import { dailyElement, type DailyMount } from './daily-element';

const SITE = 'https://ninefold.test';
const mount = jest.fn<Promise<() => void>, [DailyMount]>();
const unmount = jest.fn();

beforeAll(() => {
  // jsdom has none of it, and no constructable style sheets either, as Safari 16.
  Object.assign(globalThis, { CSS: { supports: () => true } });
  customElements.define(
    'ninefold-daily',
    dailyElement(SITE, async () => mount),
  );
});
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  unmount.mockReset();
  mount.mockReset().mockImplementation(async ({ container, game }) => {
    container.textContent = game;
    return unmount;
  });
});
afterEach(() => document.body.replaceChildren());

async function show(markup: string) {
  document.body.innerHTML = markup;
  await settle();
  const element = document.querySelector('ninefold-daily')!;
  return { element, shadow: element.shadowRoot! };
}
const settle = () => new Promise((resolve) => setTimeout(resolve));

test.each([
  ['sum', 'sum_grid'],
  ['multiplication', 'multiplication_grid'],
  ['combined', 'combined_grid'],
])('shows game="%s" once in the shadow root', async (name, game) => {
  const { shadow } = await show(`<ninefold-daily game="${name}"></ninefold-daily>`);
  expect(shadow).toHaveTextContent(game);
  expect(mount).toHaveBeenCalledTimes(1);
  expect(mount).toHaveBeenCalledWith(expect.objectContaining({ site: SITE, retry: 0 }));
});

test('replaces the game when the attribute changes, and unmounts it with the element', async () => {
  const { element, shadow } = await show('<ninefold-daily></ninefold-daily>');
  expect(shadow).toHaveTextContent('sum_grid');
  element.setAttribute('game', 'combined');
  await settle();
  expect(shadow).toHaveTextContent('combined_grid');
  expect(unmount).toHaveBeenCalledTimes(1);
  element.remove();
  expect(unmount).toHaveBeenCalledTimes(2);
  document.body.append(element);
  await settle();
  expect(mount).toHaveBeenCalledTimes(3);
});

test('shows nothing when removed while loading', async () => {
  document.body.innerHTML = '<ninefold-daily></ninefold-daily>';
  document.body.replaceChildren();
  await settle();
  expect(mount).not.toHaveBeenCalled();
});

test('offers a link to the site and a retry when the game cannot be loaded', async () => {
  mount.mockRejectedValueOnce(new Error('no network'));
  const { shadow } = await show('<ninefold-daily game="combined"></ninefold-daily>');
  expect(shadow.querySelector('[role=alert]')).toHaveTextContent('Today’s puzzle could not be loaded.');
  expect(shadow.querySelector('a')).toHaveAttribute('href', `${SITE}/combined-grid`);
  shadow.querySelector('button')!.click();
  await settle();
  expect(mount).toHaveBeenLastCalledWith(expect.objectContaining({ retry: 1 }));
  expect(shadow).toHaveTextContent('combined_grid');
});

test('unmounts a game that breaks later', async () => {
  const { shadow } = await show('<ninefold-daily></ninefold-daily>');
  mount.mock.calls[0]?.[0].onFailure(new Error('broken'));
  expect(unmount).toHaveBeenCalledTimes(1);
  expect(shadow.querySelector('[role=alert]')).not.toBeNull();
});

test.each(['chess', 'constructor'])('rejects game="%s" and lists the valid values', async (name) => {
  const { shadow } = await show(`<ninefold-daily game="${name}"></ninefold-daily>`);
  expect(shadow).toHaveTextContent('sum, multiplication, combined');
});

test('shows a sentence in a browser without container queries', async () => {
  CSS.supports = () => false;
  const { shadow } = await show('<ninefold-daily></ninefold-daily>');
  expect(shadow.querySelector('[role=alert]')).toHaveTextContent(/needs a newer browser/);
  expect(mount).not.toHaveBeenCalled();
});
