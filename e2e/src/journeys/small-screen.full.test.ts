import { untilShown } from '../browser/until-shown';
import { PHONE, useBrowser } from '../browser/use-browser';
import { GridPage } from '../pages/grid';
import { ScratchpadPanel } from '../pages/scratchpad';
import { urls } from '../platform/ports';

/** WCAG 2.2, target size, in pixels. */
const SMALLEST_TARGET = 24;

/** The smallest screen on which the grid, its digits and the scratchpad fit side by side. */
const WIDE_SCREEN = { viewport: { width: 1280, height: 800 } };

const browser = useBrowser();

describe('on a phone of 360 by 640', () => {
  it('the grid, the digits and Submit are visible without scrolling', async () => {
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

  it("the landing page shows today's puzzle and the link to it", async () => {
    const page = await browser.newVisitor(PHONE);
    await page.goto(urls.shell);
    await untilShown(page);
    const play = await page.getByRole('link', { name: "Play today's Sum Grid" }).boundingBox();
    expect((play?.y ?? NaN) + (play?.height ?? NaN)).toBeLessThanOrEqual(PHONE.viewport.height);
    const figure = await page.getByRole('img').first().boundingBox();
    expect(figure?.y).toBeLessThan(PHONE.viewport.height - 2 * SMALLEST_TARGET);
  });

  it("the site's navigation is within reach of the thumb, but hidden during play", async () => {
    const page = await browser.newVisitor(PHONE);
    const places = page.getByRole('navigation', { name: 'Site' });
    for (const path of ['/puzzle-games', '/learn', '/mental-math-speed']) {
      await page.goto(urls.shell + path);
      await untilShown(page);
      const box = await places.boundingBox();
      expect(box && box.y + box.height).toBe(PHONE.viewport.height);
    }
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await places.waitFor({ state: 'hidden' });
    await page.goto(`${urls.shell}/sum-grid`);
    await new GridPage(page).grid.waitFor();
    expect(await places.isVisible()).toBe(false);
  });
});

describe('on a screen of 1280 by 800', () => {
  it.each(['/sum-grid', '/combined-grid'])(
    'the scratchpad covers neither the grid of %s nor its digits nor Submit',
    async (path) => {
      const page = await browser.newVisitor(WIDE_SCREEN);
      const grid = new GridPage(page);
      await grid.open(urls.shell, path);
      await grid.read();
      const scratchpad = new ScratchpadPanel(page);
      await scratchpad.open();
      const left = (await scratchpad.panel.boundingBox())?.x ?? NaN;
      expect(left).toBeLessThan(WIDE_SCREEN.viewport.width);
      const needed = [
        grid.grid,
        ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((digit) => grid.digit(digit)),
        grid.submit,
      ];
      for (const box of await Promise.all(needed.map((element) => element.boundingBox()))) {
        expect(box?.x).toBeGreaterThanOrEqual(0);
        expect((box?.x ?? NaN) + (box?.width ?? NaN)).toBeLessThanOrEqual(left);
      }
    },
  );
});

it.each([360, 768, 1280])(
  "each sentence of the landing page's headline fits on one line at %i px",
  async (width) => {
    const page = await browser.newVisitor({ viewport: { width, height: 1024 } });
    await page.goto(urls.shell);
    await untilShown(page);
    const lines = await page
      .locator('h1 > span')
      .evaluateAll((sentences) => sentences.map((sentence) => sentence.getBoundingClientRect().height));
    expect(new Set(lines).size).toBe(1);
  },
);

it('a solved day shows its grid on the left, no smaller than on a phone, and the next actions on the right', async () => {
  const page = await browser.newVisitor(WIDE_SCREEN);
  const grid = new GridPage(page);
  await grid.open(urls.shell, '/sum-grid');
  await grid.fillByMouse(await grid.solution());
  await grid.submit.click();
  await page.getByRole('dialog', { name: 'Puzzle complete!' }).waitFor();
  await page.keyboard.press('Escape');
  const boxes = async () => ({
    grid: await page.getByRole('img', { name: /^Your solved grid/ }).boundingBox(),
    share: await page.getByRole('button', { name: 'Share Results' }).boundingBox(),
  });
  await page.getByRole('heading', { name: 'Daily Challenge Complete!' }).waitFor();
  const wide = await boxes();
  expect((wide.grid?.x ?? NaN) + (wide.grid?.width ?? NaN)).toBeLessThan(wide.share?.x ?? NaN);
  await page.setViewportSize(PHONE.viewport);
  const narrow = await boxes();
  expect(wide.grid?.width).toBeGreaterThanOrEqual(narrow.grid?.width ?? NaN);
});
