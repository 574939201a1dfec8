import type { BrowserContextOptions, Page } from 'playwright-core';
import { untilStill } from '../browser/until-still';
import { PHONE, useBrowser } from '../browser/use-browser';
import { GridPage } from '../pages/grid';
import { newPlayer } from '../platform/accounts';
import { urls } from '../platform/ports';

const browser = useBrowser();
const TALL_PHONE = { ...PHONE, viewport: { width: 390, height: 844 } };

const boxOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} is not on the page`);
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
};

const sizeOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => parseFloat(getComputedStyle(element).fontSize));

/** The digits with the first two open ones swapped. */
async function fillWrongly(page: Page, grid: GridPage): Promise<void> {
  const solution = [...(await grid.solution())];
  const states = (await grid.cells()).map((cell) => cell.startsWith('given'));
  const [one = 0, two = 0] = [...states.keys()].filter((at) => !states[at]);
  [solution[one], solution[two]] = [solution[two] ?? 0, solution[one] ?? 0];
  await grid.fillByTouch(solution);
}

/** Practice of a returning visitor, who sees no rule between grid and keypad. */
async function openAfterPlaying(phone: BrowserContextOptions): Promise<Page> {
  const page = await browser.newVisitor(phone);
  const grid = new GridPage(page);
  const address = '/sum-grid?mode=practice';
  await grid.open(urls.shell, address);
  // A right digit, because after a wrong one the hint would explain the mistake.
  const solution = await grid.solution();
  const free = (await grid.cells()).findIndex((cell) => !cell.startsWith('given'));
  await page.getByTestId(`cell-${Math.floor(free / 3) + 1}-${(free % 3) + 1}`).tap();
  await grid.digit(solution[free] ?? 0).tap();
  await grid.cellsThatAre('filled').waitFor();
  await grid.open(urls.shell, address);
  return page;
}

it('a phone of 360 by 640 does not scroll for a returning player', async () => {
  const page = await openAfterPlaying(PHONE);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(PHONE.viewport.height);
});

describe('on a phone of 390 by 844', () => {
  it('the keypad is within reach of the thumb with large keys, and the page contains only the game', async () => {
    const page = await browser.newVisitor(TALL_PHONE);
    await new GridPage(page).open(urls.shell, '/combined-grid');
    const key = await boxOf(page, '[data-digit="1"]');
    expect(key.height).toBeGreaterThanOrEqual(56);
    expect(key.y).toBeGreaterThan(TALL_PHONE.viewport.height * 0.6);
    expect(await page.locator('footer').isVisible()).toBe(false);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(844);
    const target = '[data-testid="row-product-1"]';
    expect(await sizeOf(page, target)).toBeGreaterThanOrEqual(22);
    expect(await sizeOf(page, `span:has(+ ${target})`)).toBeGreaterThanOrEqual(14);
  });

  it('the keypad does not move when a hint opens', async () => {
    const page = await openAfterPlaying(TALL_PHONE);
    const before = await boxOf(page, '[data-digit="1"]');
    await page.getByRole('button', { name: 'Get Hint' }).tap();
    await page.getByRole('button', { name: 'Show the digit' }).tap();
    await page.getByText(/^Hint added!/).waitFor();
    expect(await boxOf(page, '[data-digit="1"]')).toEqual(before);
  });

  it('a wrong submission covers neither title nor timer, and the scratchpad does not cover the grid', async () => {
    const page = await browser.newVisitor(TALL_PHONE);
    const grid = new GridPage(page);
    await grid.open(urls.shell);
    await fillWrongly(page, grid);
    await grid.submit.tap();
    const banner = page.getByText('Some answers are incorrect. Check the red squares!');
    await untilStill(banner);
    const covered = await banner.boundingBox();
    for (const inSight of ['h1', '[role="timer"]']) {
      expect((await boxOf(page, inSight)).y).toBeGreaterThanOrEqual(
        (covered?.y ?? 0) + (covered?.height ?? 0),
      );
    }
    await banner.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Scratchpad' }).tap();
    const panel = page.getByRole('complementary', { name: 'Scratchpad' });
    await panel.waitFor();
    await untilStill(panel);
    const box = await boxOf(page, '[data-testid="grid"]');
    expect((await panel.boundingBox())?.y).toBeGreaterThanOrEqual(box.bottom);
    // A typed digit goes to the grid, and the panel stays.
    await page.keyboard.press('Backspace');
    expect(await grid.cellsThatAre('empty').count()).toBe(1);
    expect(await panel.isVisible()).toBe(true);
  });

  it('a notice has padding, and covers neither the keys nor Submit', async () => {
    const { signedIn } = await newPlayer(urls);
    const page = await browser.newVisitor({ ...TALL_PHONE, ...signedIn });
    const grid = new GridPage(page);
    await grid.open(urls.shell, '/sum-grid?mode=practice');
    await fillWrongly(page, grid);
    await page.getByRole('combobox', { name: 'Difficulty' }).selectOption({ index: 2 });
    const notice = '[aria-live="polite"] > div';
    const [{ x, y, bottom }, words] = [await boxOf(page, notice), await boxOf(page, `${notice} > p`)];
    expect(Math.min(words.x - x, words.y - y, bottom - words.bottom)).toBeGreaterThanOrEqual(4);
    for (const below of ['[data-digit="1"]', 'button:text-is("Submit")']) {
      expect((await boxOf(page, below)).y).toBeGreaterThanOrEqual(bottom);
    }
  });

  it('a digit can be dragged from cell to cell by touch', async () => {
    const page = await browser.newVisitor(TALL_PHONE);
    const grid = new GridPage(page);
    await grid.open(urls.shell, '/combined-grid');
    await grid.untilExtras();
    await page.keyboard.press('7');
    await dragByFinger(page, '[data-testid="cell-1-1"]', '[data-testid="cell-3-2"]');
    expect((await grid.cells())[7]).toBe('filled 7');
    expect((await grid.cells())[0]).toBe('empty');
    // The digit is used, so its key represents the cell.
    await dragByFinger(page, '[data-digit="7"]', '[data-testid="cell-2-1"]');
    expect((await grid.cells())[3]).toBe('filled 7');
    expect((await grid.cells())[7]).toBe('empty');
  });
});

async function dragByFinger(page: Page, source: string, goal: string): Promise<void> {
  const [from, to] = [await boxOf(page, source), await boxOf(page, goal)];
  const touch = await page.context().newCDPSession(page);
  const at = ({ x, y }: { x: number; y: number }) => [{ x: x + 30, y: y + 30 }];
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(from) });
  await touch.send('Input.dispatchTouchEvent', {
    type: 'touchMove',
    touchPoints: at({ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }),
  });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(to) });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/**
 * The widest system font of common Linux systems, or one of the same width. The security policy allows no style
 * element.
 */
const widen = (page: Page) =>
  page.evaluate(() => {
    const { style } = document.documentElement;
    style.setProperty('--font-text', '"DejaVu Sans", Verdana, sans-serif');
    style.letterSpacing = '0.04em';
  });

/** The distance between the labels of the tools below a grid, in pixels. */
const gapsOfTools = (page: Page) =>
  page.getByRole('button', { name: /Get Hint|Clear Puzzle|New Puzzle|Scratchpad/ }).evaluateAll((tools) => {
    const words = tools.map((tool) => {
      const content = document.createRange();
      content.selectNodeContents(tool);
      return content.getBoundingClientRect();
    });
    return words.slice(1).map(({ left }, index) => left - (words[index]?.right ?? 0));
  });

it.each([
  ['/combined-grid?mode=practice', 3],
  ['/addition-drill', 0],
  ['/mental-math-speed', 0],
])('no label of %s is clipped, and no two touch, with the widest system font', async (path, gapCount) => {
  const page = await browser.newVisitor(PHONE);
  await page.goto(urls.shell + path);
  await page.locator('main[data-ready="true"] h1').waitFor();
  await widen(page);
  const clipped = await page
    .locator('header a, main button, main a, main label, main h1')
    .evaluateAll((elements) =>
      elements
        .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1)
        .map(({ textContent }) => textContent),
    );
  expect(clipped).toEqual([]);
  const gaps = await gapsOfTools(page);
  expect(gaps).toHaveLength(gapCount);
  expect(gaps.filter((gap) => gap < 4)).toEqual([]);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(PHONE.viewport.width);
  const [brand, start] = [await boxOf(page, 'header a'), await boxOf(page, 'header a[href="/signup"]')];
  // Equal margins.
  expect(Math.abs(brand.x - (PHONE.viewport.width - start.right))).toBeLessThanOrEqual(1);
});
