import type { Page } from 'playwright-core';
import { useBrowser } from '../browser/use-browser';
import { GridPage } from '../pages/grid';
import { spoil } from '../pages/solve-grid';
import { urls } from '../platform/ports';

const browser = useBrowser();

const withMotion = () => browser.newVisitor({ reducedMotion: 'no-preference', deviceScaleFactor: 2 });

/** A cell's appearance at one moment. */
interface Moment {
  /** Rotation in degrees around the vertical axis. */
  readonly angle: number;
  readonly color: string;
  readonly opacity: string;
  readonly text: string;
}

const STEP_MS = 5;
const INVISIBLE = 'rgba(0, 0, 0, 0)';

/** Waits for the solved grid, pauses its animation, and samples each cell every few milliseconds. */
const animationOf = (page: Page): Promise<Record<string, Moment[]>> =>
  page.evaluate(
    (step) =>
      new Promise((resolve) => {
        const grid = document.querySelector('[data-testid="grid"]');
        if (!grid) throw new Error('there is no grid');
        const look = () => {
          const motions = grid.getAnimations({ subtree: true });
          motions.forEach((motion) => motion.pause());
          const cells = [...grid.querySelectorAll<HTMLElement>('[role="gridcell"]')];
          const moments = Object.fromEntries(cells.map((cell) => [cell.dataset.testid, [] as Moment[]]));
          const end = Math.max(...motions.map(({ effect }) => Number(effect?.getComputedTiming().endTime)));
          for (let at = 0; at <= end; at += step) {
            motions.forEach((motion) => (motion.currentTime = at));
            for (const cell of cells) {
              const { transform, color, opacity } = getComputedStyle(cell);
              const { m11, m13 } = new DOMMatrix(transform === 'none' ? '' : transform);
              const angle = (Math.atan2(-m13, m11) * 180) / Math.PI;
              moments[cell.dataset.testid ?? '']?.push({ angle, color, opacity, text: cell.textContent });
            }
          }
          resolve(moments);
        };
        new MutationObserver(look).observe(grid, { attributeFilter: ['data-solved'] });
      }),
    STEP_MS,
  );

it('a solved grid turns each cell in one direction, and shows its other side only at the edge', async () => {
  const page = await withMotion();
  const grid = new GridPage(page);
  await grid.open(urls.shell, '/combined-grid');
  await grid.fillByMouse(await grid.solution());
  const folded = animationOf(page);
  await grid.submit.click();
  for (const moments of Object.values(await folded)) {
    const turned = moments.findIndex(({ color }) => color !== moments[0]?.color);
    const [before, after] = [moments.slice(0, turned), moments.slice(turned)].map((face) =>
      face.map(({ angle }) => angle),
    );
    const rising = (angles: readonly number[] = []) => [...angles].sort((one, other) => one - other);
    expect(before).toEqual(rising(before));
    expect(before?.[0]).toBeCloseTo(0);
    expect(before?.at(-1)).toBeGreaterThan(75);
    expect(after).toEqual(rising(after));
    expect(after?.[0]).toBeLessThan(-75);
    expect(after?.at(-1)).toBeCloseTo(0);
    // Never blank, even while it waits for its turn.
    expect(moments.filter(({ text }) => !/^[1-9]$/.test(text))).toEqual([]);
    expect(moments.filter(({ color, opacity }) => opacity !== '1' || color === INVISIBLE)).toEqual([]);
    expect(new Set(moments.map(({ color }) => color)).size).toBe(2);
  }
});

it('each wrong submission shakes the red cells once, except with reduced motion', async () => {
  const page = await withMotion();
  const grid = new GridPage(page);
  await grid.open(urls.shell);
  await grid.fillByMouse(spoil(await grid.solution(), await grid.read()));
  await page.evaluate(() => {
    const { dataset } = document.documentElement;
    document.addEventListener('animationstart', ({ target }) => {
      if (!(target instanceof HTMLElement) || target.dataset.state !== 'wrong') return;
      dataset.nudged = `${dataset.nudged ?? ''}${getComputedStyle(target).animationDuration} `;
    });
  });
  const nudged = (durations: string) => page.locator(`html[data-nudged="${durations}"]`).waitFor();
  await grid.submit.click();
  await nudged('0.15s 0.15s ');
  await grid.submit.click();
  await nudged('0.15s 0.15s 0.15s 0.15s ');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const durations = await grid
    .cellsThatAre('wrong')
    .evaluateAll((cells) => cells.map((cell) => parseFloat(getComputedStyle(cell).animationDuration)));
  // One frame takes sixteen milliseconds.
  expect(Math.max(...durations)).toBeLessThan(0.001);
});

it('with reduced motion, the theme changes at once, on the page and in an embedded daily', async () => {
  const page = await browser.newVisitor({ colorScheme: 'dark' });
  await page.goto(`${urls.shell}/embed`);
  await page.getByTestId('grid').waitFor();
  const colors = await page.evaluate(() => {
    const embedded = document.querySelector('ninefold-daily');
    const headings = [document, embedded?.shadowRoot].flatMap((root) => [
      ...(root?.querySelectorAll('h1') ?? []),
    ]);
    return ['dark', 'light'].map((theme) => {
      document.documentElement.dataset['theme'] = theme;
      embedded?.setAttribute('theme', theme);
      return headings.map((heading) => getComputedStyle(heading).color);
    });
  });
  const ofTheme = (ink: string) => [ink, ink];
  expect(colors).toEqual([ofTheme('rgb(238, 235, 228)'), ofTheme('rgb(33, 30, 25)')]);
});

/** The rounded corner with its antialiasing, in CSS pixels. */
const EDGE = 1;
/** The folded corner: 1.125rem. */
const FOLD = 18;
const AROUND = 3;

it('the corner of a given is cut along its crease, and nothing is painted beyond', async () => {
  const page = await withMotion();
  const grid = new GridPage(page);
  await grid.open(urls.shell);
  const box = await grid.cellsThatAre('given').first().boundingBox();
  if (!box) throw new Error('no cell is given');
  const clip = {
    x: box.x + box.width - FOLD,
    y: box.y - AROUND,
    width: FOLD + AROUND,
    height: FOLD + AROUND,
  };
  const picture = (await page.screenshot({ clip })).toString('base64');
  const blank = await page.context().newPage();
  const overhanging = await blank.evaluate(
    async ({ picture, size, edge, around }) => {
      const bytes = Uint8Array.from(atob(picture), (character) => character.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
      if (!context) throw new Error('there is no canvas');
      context.drawImage(bitmap, 0, 0);
      const scale = bitmap.width / size;
      const colorAt = (x: number, y: number) => String(context.getImageData(x, y, 1, 1).data);
      const paper = colorAt(bitmap.width - 1, 0);
      const found: string[] = [];
      for (let x = 0; x < bitmap.width; x += 1) {
        for (let y = 0; y < bitmap.height; y += 1) {
          // The crease runs from the upper left to the lower right of the screenshot.
          const beyond = (x - (y - around * scale)) / scale;
          if (beyond > edge * 2 && colorAt(x, y) !== paper) found.push(`${x}, ${y}: ${colorAt(x, y)}`);
        }
      }
      return found;
    },
    { picture, size: FOLD + AROUND, edge: EDGE, around: AROUND },
  );
  expect(overhanging).toEqual([]);
});
