import type { Page } from 'playwright-core';
import { newYorkDayKey } from '../browser/page-clock';
import { untilShown } from '../browser/until-shown';
import { useBrowser } from '../browser/use-browser';
import { MEMBERS_PAGES, PAGES_OF } from '../pages/every-page';
import { newPlayer } from '../platform/accounts';
import { urls } from '../platform/ports';

const browser = useBrowser();

/** The printable area of each paper size within margins of 12 mm, in CSS pixels of 1/96 inch. */
const MM = 96 / 25.4;
const PAPER = {
  A4: { width: (210 - 24) * MM, height: (297 - 24) * MM },
  Letter: { width: 8.5 * 96 - 24 * MM, height: 11 * 96 - 24 * MM },
} as const;
const FORMATS = Object.keys(PAPER) as (keyof typeof PAPER)[];

const pagesOf = async (page: Page, format: keyof typeof PAPER) =>
  ((await page.pdf({ format })).toString('latin1').match(/\/Type \/Page\b/g) ?? []).length;

async function open(path: string, colorScheme: 'light' | 'dark' = 'light', sheets = 2) {
  const page = await browser.newVisitor({ colorScheme });
  await page.goto(urls.shell + path);
  await page
    .getByRole('article')
    .nth(sheets - 1)
    .waitFor();
  return page;
}

/** What overflows the page, what is for screens only, and what has a color. */
async function faultsOnPaper(page: Page, format: keyof typeof PAPER): Promise<string[]> {
  const { width, height } = PAPER[format];
  await page.setViewportSize({ width: Math.floor(width), height: Math.floor(height) });
  await page.emulateMedia({ media: 'print' });
  // Styles for the other medium apply with the next frame.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  return page.evaluate((most) => {
    const faults: string[] = [];
    for (const element of document.querySelectorAll('article, article *')) {
      const { left, right } = element.getBoundingClientRect();
      const name = `${element.tagName} ${element.textContent.slice(0, 30)}`;
      if (left < -1 || right > most + 1) faults.push(`${name}: ${left} to ${right}`);
      const style = getComputedStyle(element);
      const paints = [style.color, style.backgroundColor, style.borderTopColor, style.fill, style.stroke];
      for (const paint of paints) {
        const [red, green, blue] = paint.match(/\d+/g) ?? [];
        if (paint.startsWith('rgb') && (red !== green || green !== blue)) faults.push(`${name}: ${paint}`);
      }
    }
    const seen = [...document.querySelectorAll('header, footer, nav, button, h1')].filter(
      (element) => !element.closest('article') && (element as HTMLElement).offsetHeight > 0,
    );
    return [...faults, ...seen.map(({ tagName }) => `printed: ${tagName}`)];
  }, Math.floor(width));
}

const yesterday = newYorkDayKey(Date.now() - 86_400_000);

describe('the puzzles of a day', () => {
  it.each(['light', 'dark'] as const)('take one page, and their solutions another: %s', async (theme) => {
    const page = await open(`/print/day/${yesterday}`, theme);
    for (const format of FORMATS) expect([format, await pagesOf(page, format)]).toEqual([format, 2]);
    for (const format of FORMATS) {
      expect(await faultsOnPaper(page, format)).toEqual([]);
      const heights = await page
        .getByRole('article')
        .evaluateAll((sheets) => sheets.map((sheet) => sheet.scrollHeight));
      expect(Math.max(...heights)).toBeLessThanOrEqual(PAPER[format].height);
    }
    const ink = await page
      .getByRole('article')
      .first()
      .evaluate((sheet) => getComputedStyle(sheet));
    expect([ink.color, ink.backgroundColor]).toEqual(['rgb(0, 0, 0)', 'rgba(0, 0, 0, 0)']);
  });

  it('are printed with one click, even with large text', async () => {
    const page = await open('/print/day', 'light', 1);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
      window.print = () => document.documentElement.setAttribute('data-printed', '');
    });
    await page.getByRole('button', { name: 'Print' }).click();
    await page.locator('html[data-printed]').waitFor();
    for (const format of FORMATS) expect([format, await pagesOf(page, format)]).toEqual([format, 1]);
  });
});

/** Short questions, tables, long formulas, multiple choice, and each kind of drawing. */
const SKILLS = [
  ...['mean', 'two-way-tables', 'factoring', 'correlation', 'quartiles-and-box-plots'],
  ...['histograms', 'pie-charts', 'line-charts', 'normal-curve', 'slope', 'fraction-arithmetic'],
  ...['distributing', 'systems-by-graph', 'negative-numbers'],
];

it.each(SKILLS)('a worksheet of %s has its answers and their steps on pages of their own', async (skill) => {
  const page = await open(`/print/skill/${skill}?sheet=4821`);
  for (const format of FORMATS) expect([format, await faultsOnPaper(page, format)]).toEqual([format, []]);
  const all = await Promise.all(FORMATS.map((format) => pagesOf(page, format)));
  await page
    .getByRole('article')
    .nth(1)
    .evaluate((answers) => answers.remove());
  const exercises = await Promise.all(FORMATS.map((format) => pagesOf(page, format)));
  const ofKey = all.map((pages, index) => pages - (exercises[index] ?? 0));
  expect(Math.min(...ofKey)).toBeGreaterThanOrEqual(1);
  expect(Math.max(...ofKey)).toBeLessThanOrEqual(2);
  expect(Math.max(...exercises)).toBeLessThanOrEqual(4);
});

/**
 * Text and lines of drawings that are too light for white paper. Printers leave backgrounds out, so these do not count. The
 * code for the page has no named functions because the TypeScript loader would add a call to each.
 */
const paleInk = (page: Page) =>
  page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    const roots = [
      document.body,
      ...[...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []),
    ];
    const texts = roots.flatMap((root) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const found: Node[] = [];
      while (walker.nextNode()) found.push(walker.currentNode);
      return found;
    });
    const inks = new Map<string, string>();
    for (const text of texts) {
      const element = text.parentElement;
      const words = text.textContent?.trim();
      if (!element || !words || !element.checkVisibility({ opacityProperty: true })) continue;
      // One pixel: only screen readers see it.
      if (element.getBoundingClientRect().width <= 1) continue;
      const { color, fill, printColorAdjust } = getComputedStyle(element);
      if (printColorAdjust === 'exact') continue;
      inks.set(element.closest('svg') ? fill : color, `"${words.slice(0, 30)}" of ${element.localName}`);
    }
    const shapes = 'svg :is(path, line, polyline, circle, rect)';
    for (const shape of roots.flatMap((root) => [...root.querySelectorAll(shapes)])) {
      if (!shape.checkVisibility()) continue;
      const { stroke, fill, printColorAdjust } = getComputedStyle(shape);
      // Lines on top of a filled shape may be light.
      const isOnFill = [...(shape.parentElement?.children ?? [])].some(
        (other) => other !== shape && getComputedStyle(other).fill !== 'none',
      );
      if (stroke !== 'none' && fill === 'none' && !isOnFill && printColorAdjust !== 'exact')
        inks.set(stroke, `${shape.outerHTML.slice(0, 60)}`);
    }
    inks.set(getComputedStyle(document.documentElement).color, 'the page');
    return [...inks].flatMap(([ink, where]) => {
      if (!canvas) return 'no canvas';
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = ink;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
      if (alpha === 0) return [];
      const [r = 0, g = 0, b = 0] = [red, green, blue].map((value) =>
        value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
      );
      const contrast = 1.05 / (0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05);
      // Rulings and grid lines are light on purpose.
      return contrast >= (where.startsWith('<') ? 1.3 : 4.5)
        ? []
        : `${where}: ${ink}, ${contrast.toFixed(1)}`;
    });
  });

it.each([
  ['guest', "the system's"],
  ['guest', 'the chosen'],
  ['member', "the system's"],
] as const)('every page of a %s is dark on white paper, in %s dark theme', async (person, theme) => {
  const device = person === 'member' ? (await newPlayer(urls)).signedIn : {};
  const colorScheme = theme === 'the chosen' ? 'light' : 'dark';
  const page = await browser.newVisitor({ colorScheme, ...device });
  const faults: string[] = [];
  for (const path of person === 'member' ? MEMBERS_PAGES : PAGES_OF.guest) {
    await page.goto(urls.shell + path);
    await untilShown(page);
    // What is embedded loads its own files.
    if (path === '/embed') await page.getByTestId('grid').waitFor();
    if (theme === 'the chosen')
      await page.evaluate(() => {
        document.documentElement.dataset.theme = 'dark';
        document.querySelector('ninefold-daily')?.setAttribute('theme', 'dark');
      });
    await page.emulateMedia({ media: 'print' });
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    const paper = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    if (!['rgb(255, 255, 255)', 'rgba(0, 0, 0, 0)'].includes(paper))
      faults.push(`${path}: paper is ${paper}`);
    faults.push(...(await paleInk(page)).map((fault) => `${path}: ${fault}`));
    await page.emulateMedia({ media: 'screen' });
  }
  expect(faults).toEqual([]);
});
