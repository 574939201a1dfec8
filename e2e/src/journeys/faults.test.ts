import type { Page } from 'playwright-core';
import { untilSeen } from '../browser/page-clock';
import { useBrowser } from '../browser/use-browser';
import { urls } from '../platform/ports';

const browser = useBrowser();

/** A page's own clock, so that ten seconds cost no time. */
async function newPage(): Promise<Page> {
  const page = await browser.newVisitor();
  await page.clock.install();
  return page;
}

const again = (page: Page) => page.getByRole('button', { name: 'Try again' });
const board = (page: Page) => page.getByRole('grid');
const hub = (page: Page) => page.getByRole('link', { name: 'Play for Fun' }).first();

const ENTRY = /remote-entry\.\w+\.js$/;
const SCREEN = /__federation_expose_App\.\w+\.js$/;

/** By file of the games: where it is needed, its address, and what shows that it came. */
const FILES: [string, string, (url: string) => boolean, typeof board][] = [
  ['the list of remotes', '/sum-grid', (url) => url === `${urls.shell}/remotes.json`, board],
  ['the manifest', '/sum-grid', (url) => url.endsWith('/mf-manifest.json'), board],
  ['the entry', '/sum-grid', (url) => ENTRY.test(url), board],
  ["the screen's script", '/sum-grid', (url) => SCREEN.test(url), board],
  ["the screen's style sheet", '/sum-grid', (url) => url.endsWith('.css'), board],
  [
    'a script of a later screen',
    '/puzzle-games',
    (url) => url.endsWith('.js') && !ENTRY.test(url) && !SCREEN.test(url),
    hub,
  ],
];

/** What the games' origin and the list of remotes do with these files; any address with a query works. */
async function breakFiles(page: Page, isBroken: (url: string) => boolean, fault: 'hangs' | 'is missing') {
  await page.route(
    ({ href, origin, pathname }) => (origin === urls.games || pathname === '/remotes.json') && isBroken(href),
    async (route) => {
      if (fault === 'is missing') await route.fulfill({ status: 404 });
    },
  );
}

describe.each(FILES)('when %s hangs', (_, path, isBroken, shown) => {
  it('another try is offered after ten seconds, and works', async () => {
    const page = await newPage();
    await breakFiles(page, isBroken, 'hangs');
    await page.goto(urls.shell + path, { waitUntil: 'commit' });
    await untilSeen(page.getByRole('status').filter({ hasText: 'This is taking longer than usual.' }));
    await again(page).click();
    await untilSeen(shown(page));
    await page.locator('main[data-ready=true]').waitFor();
    expect(await again(page).count()).toBe(0);
  });
});

it('another try does not wait for a script that the earlier one asks for afterwards', async () => {
  const page = await newPage();
  const isLate = (url: string) => url.endsWith('.js') && !ENTRY.test(url) && !SCREEN.test(url);
  await breakFiles(page, isLate, 'hangs');
  await page.goto(`${urls.shell}/puzzle-games`, { waitUntil: 'commit' });
  await untilSeen(again(page).first());
  // What the bundle of the first try does: an element with the name of its chunk. The entry of the next try has just run.
  const asked = await page.evaluate(() => {
    const hanging = [...document.querySelectorAll<HTMLScriptElement>('script[data-webpack]')];
    new MutationObserver((changes, observer) => {
      const removed = changes.flatMap(({ removedNodes }) => [...removedNodes]);
      if (!removed.some((node) => node instanceof HTMLScriptElement && node.src.includes('retry='))) return;
      observer.disconnect();
      for (const { src, dataset } of hanging) {
        const script = Object.assign(document.createElement('script'), { src });
        script.dataset['webpack'] = dataset['webpack'] ?? '';
        document.head.append(script);
      }
    }).observe(document.head, { childList: true });
    return hanging.length;
  });
  expect(asked).toBeGreaterThan(0);
  await again(page).click();
  await untilSeen(hub(page));
});

describe.each(FILES)('when %s is missing at first', (_, path, isBroken, shown) => {
  it('nobody sees it', async () => {
    const page = await newPage();
    await breakFiles(page, isBroken, 'is missing');
    await page.goto(urls.shell + path, { waitUntil: 'commit' });
    await untilSeen(shown(page));
  });
});
