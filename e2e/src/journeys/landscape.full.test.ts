import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { untilShown } from '../browser/until-shown';
import { PHONE, useBrowser } from '../browser/use-browser';
import { AdditionDrillPage } from '../pages/addition-drill';
import { GridPage } from '../pages/grid';
import { MentalMathPage } from '../pages/mental-math';
import { newPlayer } from '../platform/accounts';
import { urls } from '../platform/ports';
import { until } from '../platform/until';

const browser = useBrowser();

const onItsSide = (width: number, height: number): BrowserContextOptions => ({
  ...PHONE,
  viewport: { width, height },
});

/** Phones on their side, and a laptop of 1280 by 800 at 200 % zoom. */
const SCREENS = {
  '844 by 390': onItsSide(844, 390),
  '740 by 360': onItsSide(740, 360),
  '667 by 375': onItsSide(667, 375),
  '568 by 320': onItsSide(568, 320),
  '640 by 400': { viewport: { width: 640, height: 400 } },
} satisfies Record<string, BrowserContextOptions>;
const NAMES = Object.keys(SCREENS) as (keyof typeof SCREENS)[];

const GRIDS = ['/sum-grid', '/multiplication-grid?mode=practice', '/combined-grid?mode=practice'];

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error(`not on the page: ${part}`);
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

type Parts = Readonly<Record<string, Locator>>;

/**
 * Parts that do not fit into the window.
 * @param slack in pixels, for pages that are scrolled, which browsers round
 */
async function outOfWindow(page: Page, parts: Parts, slack = 0): Promise<string[]> {
  const size = page.viewportSize() ?? { width: 0, height: 0 };
  const faults: string[] = [];
  for (const [name, part] of Object.entries(parts)) {
    const { x, y, right, bottom } = await boxOf(part);
    if (Math.min(x, y) < -slack || right > size.width + slack || bottom > size.height + slack) {
      faults.push(`${name}: ${[x, y, right, bottom].map(Math.round)}`);
    }
  }
  return faults;
}

/** Parts that do not fit into the window of a page that is not scrolled. */
async function outOfView(page: Page, parts: Parts): Promise<string[]> {
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  return outOfWindow(page, parts);
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

const partsOf = (page: Page, grid: GridPage): Parts => ({
  ...Object.fromEntries(DIGITS.map((digit) => [digit, grid.digit(digit)])),
  grid: grid.grid,
  submit: grid.submit,
  clear: button(page, 'Clear'),
  undo: button(page, 'Undo'),
  pencil: button(page, 'Pencil marks'),
  scratchpad: button(page, 'Scratchpad'),
  title: page.getByRole('heading', { level: 1 }),
  timer: page.getByRole('timer'),
  sound: page.getByRole('button', { name: /sound/i }),
});

describe.each(NAMES)('in a window of %s', (name) => {
  it.each(GRIDS)('the grid of %s is beside its digits, and everything is in view', async (path) => {
    const page = await browser.newVisitor(SCREENS[name]);
    const grid = new GridPage(page);
    await grid.open(urls.shell, path);
    await grid.read();
    expect(await outOfView(page, partsOf(page, grid))).toEqual([]);
    const { right } = await boxOf(grid.grid);
    for (const digit of DIGITS) expect((await boxOf(grid.digit(digit))).x).toBeGreaterThanOrEqual(right);
    // Large enough for a finger.
    for (const cell of [page.getByTestId('cell-1-1'), grid.digit(1), grid.submit]) {
      expect((await boxOf(cell)).height).toBeGreaterThanOrEqual(36);
    }
  });

  it('question, field and keys of the drill are in view', async () => {
    const page = await browser.newVisitor(SCREENS[name]);
    const drill = new AdditionDrillPage(page);
    await drill.open(urls.shell);
    const keys = page.getByRole('group', { name: 'Digits' }).getByRole('button');
    const shown = (await keys.first().isVisible()) ? { first: keys.first(), last: keys.last() } : {};
    const parts = {
      ...shown,
      question: page.getByTestId('question'),
      field: drill.field,
      submit: button(page, 'Submit'),
    };
    expect(await outOfView(page, parts)).toEqual([]);
  });

  it('question, time and answers of a round are in view', async () => {
    const page = await browser.newVisitor(SCREENS[name]);
    await page.clock.install();
    const round = new MentalMathPage(page);
    await round.open(urls.shell);
    await round.start();
    const answers = page.getByRole('group', { name: 'Answers' }).getByRole('button');
    const parts = {
      question: page.getByTestId('question'),
      time: page.getByRole('timer'),
      first: answers.first(),
      last: answers.last(),
    };
    expect(await outOfView(page, parts)).toEqual([]);
  });
});

it('the scratchpad leaves the grid in view on a phone on its side', async () => {
  const page = await browser.newVisitor(SCREENS['844 by 390']);
  const grid = new GridPage(page);
  await grid.open(urls.shell);
  await grid.read();
  await button(page, 'Scratchpad').tap();
  const panel = page.getByRole('complementary', { name: 'Scratchpad' });
  expect((await boxOf(panel)).x).toBeGreaterThanOrEqual((await boxOf(grid.grid)).right - 1);
});

it('a drawing and the text around it are in view together on a phone on its side', async () => {
  const page = await browser.newVisitor(SCREENS['844 by 390']);
  await page.goto(`${urls.shell}/learn/mean`);
  await untilShown(page);
  const heights = await page
    .locator('main svg[role="img"], main figure svg')
    .evaluateAll((drawings) => drawings.map((drawing) => drawing.getBoundingClientRect().height));
  expect(heights.filter((height) => height > 390 * 0.65)).toEqual([]);
});

const TEXT_SCREENS = [...NAMES, 'a small phone', 'a phone', 'a tablet', 'a wide window'] as const;
const ALL_SCREENS: Readonly<Record<(typeof TEXT_SCREENS)[number], BrowserContextOptions>> = {
  ...SCREENS,
  'a small phone': PHONE,
  'a phone': { ...PHONE, viewport: { width: 390, height: 844 } },
  'a tablet': { ...PHONE, viewport: { width: 768, height: 1024 } },
  'a wide window': { viewport: { width: 1280, height: 800 } },
};

it.each(['guest', 'member'] as const)(
  'with text of 200 %%, the header of a %s takes at most a sixth of each window, and nothing in it is cut',
  async (person) => {
    const device = person === 'member' ? (await newPlayer(urls)).signedIn : {};
    const faults: string[] = [];
    for (const name of TEXT_SCREENS) {
      const page = await browser.newVisitor({ ...ALL_SCREENS[name], ...device });
      for (const path of ['/', '/sum-grid', '/learn']) {
        await page.goto(urls.shell + path);
        await untilShown(page);
        await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
        const { share, width, cut } = await page
          .locator('body > * header, header')
          .first()
          .evaluate((header) => ({
            share: header.getBoundingClientRect().height / window.innerHeight,
            width: document.documentElement.scrollWidth / window.innerWidth,
            // The brand's name gives way to its logo.
            cut: [...header.querySelectorAll('a:not([href="/"]), button')].flatMap((control) => {
              const { left, right, width: size } = control.getBoundingClientRect();
              const isSeen = left >= 0 && right <= window.innerWidth + 1;
              return isSeen && control.scrollWidth <= size + 1 ? [] : control.textContent;
            }),
          }));
        if (share > 1 / 6) faults.push(`${name} ${path}: ${share.toFixed(3)} of the height`);
        if (width > 1) faults.push(`${name} ${path}: ${width.toFixed(2)} times as wide`);
        faults.push(...cut.map((text) => `${name} ${path}: "${text}" is cut`));
      }
      await page.context().close();
    }
    expect(faults).toEqual([]);
  },
);

it.each(TEXT_SCREENS)(
  'with text of 200 %%, every part of a grid can be scrolled into view in a window of %s',
  async (name) => {
    const page = await browser.newVisitor(ALL_SCREENS[name]);
    const grid = new GridPage(page);
    for (const path of ['/combined-grid', '/multiplication-grid?mode=practice', '/sum-grid-demo']) {
      await grid.open(urls.shell, path);
      await grid.read();
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
      for (const [part, locator] of Object.entries(partsOf(page, grid))) {
        const isBeside = name in SCREENS && part === 'submit';
        const seen = { [part]: locator, ...(isBeside && { 'grid next to Submit': grid.grid }) };
        let faults: readonly string[] = [];
        // The page may still move while the larger text is laid out.
        await until(
          () => `${path} to show ${faults.join(', ')}`,
          async () => {
            await locator.scrollIntoViewIfNeeded();
            faults = await outOfWindow(page, seen, 1);
            return faults.length === 0 || undefined;
          },
        );
      }
    }
  },
);
