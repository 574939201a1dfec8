import { testRemote, testRemotes } from '../testing/test-remotes';
import { heading, openShell } from '../testing/open-shell';
import { loadWebFont } from './load-web-font';

const html = document.documentElement;

function fontsThat(load: () => Promise<unknown>) {
  const fonts = { load: jest.fn(load) };
  Object.defineProperty(document, 'fonts', { value: fonts, configurable: true });
  return fonts;
}

afterEach(() => {
  Reflect.deleteProperty(document, 'fonts');
  delete html.dataset['letters'];
});

const openGames = () => openShell('/sum-grid', { network: testRemotes({ games: testRemote('games') }) });

test('applies the font as soon as it is loaded', async () => {
  openGames();
  await heading('games at /sum-grid');
  const fonts = fontsThat(async () => []);
  await loadWebFont();
  expect(fonts.load).toHaveBeenCalledWith('600 1em Letters');
  expect(html.dataset).toHaveProperty('letters');
});

test('keeps the fallback when the font cannot be loaded', async () => {
  fontsThat(() => Promise.reject(new Error('offline')));
  await loadWebFont();
  openGames();
  await heading('games at /sum-grid');
  expect(html.dataset).not.toHaveProperty('letters');
});

test('waits until no heading would wrap differently', async () => {
  jest.useFakeTimers();
  const height = jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get');
  height.mockImplementation(() => ('letters' in html.dataset ? 60 : 30));
  document.body.innerHTML = '<h1>Multiplication Grid</h1>';
  fontsThat(async () => []);
  await loadWebFont();
  expect(html.dataset).not.toHaveProperty('letters');

  height.mockReturnValue(30);
  document.body.click();
  jest.advanceTimersByTime(500);
  expect(html.dataset).toHaveProperty('letters');
  jest.useRealTimers();
});
