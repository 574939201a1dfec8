import { PHONE } from '../browser/phone';
import { useBrowser } from '../browser/use-browser';
import { GridPage } from '../pages/grid';
import { urls } from '../platform/platform-urls';

/** WCAG 2.2, target size: the smallest that a thumb hits. */
const SMALLEST_TARGET = 24;

const PAGES = ['/', '/sum-grid', '/puzzle-games', '/login', '/signup', '/about', '/no-such-page'];

const browser = useBrowser();

describe('on a phone of 360 by 640', () => {
  it('the board, the digits and Submit are in view without scrolling', async () => {
    const page = await browser.newVisitor(PHONE);
    const sumGrid = new GridPage(page);
    await sumGrid.open(urls.shell);
    await sumGrid.read();
    const needed = [sumGrid.grid, sumGrid.digit(1), sumGrid.digit(9), sumGrid.submit];
    for (const box of await Promise.all(needed.map((element) => element.boundingBox()))) {
      expect(box).not.toBeNull();
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(PHONE.viewport.height);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(PHONE.viewport.width);
      expect(box?.height).toBeGreaterThanOrEqual(SMALLEST_TARGET);
    }
  });

  it.each(PAGES)('%s is no wider than the screen', async (path) => {
    const page = await browser.newVisitor(PHONE);
    await page.goto(urls.shell + path, { waitUntil: 'networkidle' });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      PHONE.viewport.width,
    );
  });
});
