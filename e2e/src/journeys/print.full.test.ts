import type { Page } from 'playwright-core';
import { newYorkDayKey } from '../browser/page-clock';
import { useBrowser } from '../browser/use-browser';
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
];

it.each(SKILLS)('a worksheet of %s has its answers on a page of their own', async (skill) => {
  const page = await open(`/print/skill/${skill}?sheet=4821`);
  for (const format of FORMATS) expect([format, await faultsOnPaper(page, format)]).toEqual([format, []]);
  const all = await Promise.all(FORMATS.map((format) => pagesOf(page, format)));
  await page
    .getByRole('article')
    .nth(1)
    .evaluate((answers) => answers.remove());
  const exercises = await Promise.all(FORMATS.map((format) => pagesOf(page, format)));
  expect(all).toEqual(exercises.map((pages) => pages + 1));
  expect(Math.max(...exercises)).toBeLessThanOrEqual(4);
});
