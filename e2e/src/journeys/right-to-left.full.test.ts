import type { BrowserContextOptions, Page } from 'playwright-core';
import { untilShown } from '../browser/until-shown';
import { useBrowser } from '../browser/use-browser';
import { AdditionDrillPage } from '../pages/addition-drill';
import { GridPage } from '../pages/grid';
import { urls } from '../platform/ports';

const browser = useBrowser();

/** Pages get the direction that a translation into Arabic or Hebrew sets. */
async function rightToLeft(options?: BrowserContextOptions): Promise<Page> {
  const page = await browser.newVisitor(options);
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => (document.documentElement.dir = 'rtl')),
  );
  return page;
}

/** Figures whose last character is displayed before the first, in a line of text. */
const reversed = (page: Page) =>
  page.evaluate(() => {
    const FIGURES = /^\s*[+−-]?[\d.,:/]+(?:\s*[-−+×÷·/:=]\s*[\d.,]+)*\s*$/;
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const faults: string[] = [];
    const placeOf = (node: Node, at: number) => {
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      return range.getBoundingClientRect();
    };
    while (texts.nextNode()) {
      const text = texts.currentNode;
      const data = text.textContent ?? '';
      const [from, to] = [data.search(/\S/), data.trimEnd().length - 1];
      if (from === to || !FIGURES.test(data) || !text.parentElement?.checkVisibility()) continue;
      const [first, last] = [placeOf(text, from), placeOf(text, to)];
      if (first.top === last.top && first.left > last.left) faults.push(data);
    }
    return faults;
  });

it.each([
  '/',
  '/puzzle-games',
  '/sum-grid',
  '/archive',
  '/learn',
  '/learn/negative-numbers',
  '/learn/ratios',
  '/plans',
])('figures of %s read left to right', async (path) => {
  const page = await rightToLeft();
  await page.goto(urls.shell + path);
  await untilShown(page);
  expect(await page.evaluate(() => getComputedStyle(document.body).direction)).toBe('rtl');
  expect(await reversed(page)).toEqual([]);
});

it.each([
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
])('a grid is not mirrored at %o', async (viewport) => {
  const page = await rightToLeft({ viewport });
  await page.goto(`${urls.shell}/sum-grid?mode=practice`);
  await new GridPage(page).grid.waitFor();
  const lefts = (boxes: Element[]) => boxes.map((box) => box.getBoundingClientRect().left);
  const [one = 0, two = 0, three = 0] = await page.getByRole('gridcell').evaluateAll(lefts);
  expect([one < two, two < three]).toEqual([true, true]);
  const keys = await page.getByRole('button', { name: /^[12]$/ }).evaluateAll(lefts);
  expect(keys[0]).toBeLessThan(keys[1] ?? 0);
  await page.getByRole('gridcell').first().focus();
  await page.keyboard.press('ArrowRight');
  expect(await page.evaluate(() => document.activeElement?.getBoundingClientRect().left)).toBe(two);
});

it('a daily in the page of another site is not mirrored', async () => {
  const page = await rightToLeft();
  await page.goto(`${urls.shell}/embed`);
  const cells = page.getByRole('gridcell');
  await cells.first().waitFor();
  const [one = 0, two = 0] = await cells.evaluateAll((all) =>
    all.map((cell) => cell.getBoundingClientRect().left),
  );
  expect(one).toBeLessThan(two);
  expect(await reversed(page)).toEqual([]);
});

it('a sum and its answer read left to right', async () => {
  const page = await rightToLeft();
  const drill = new AdditionDrillPage(page);
  await drill.open(urls.shell);
  expect(await drill.field.evaluate((input) => getComputedStyle(input).direction)).toBe('ltr');
  await page.getByTestId('question').waitFor();
  expect(await reversed(page)).toEqual([]);
});
