import { overflowsAt } from '../browser/large-text';
import { untilShown } from '../browser/until-shown';
import { untilStill } from '../browser/until-still';
import { PHONE, useBrowser } from '../browser/use-browser';
import { PAGES_OF } from '../pages/every-page';
import { GridPage } from '../pages/grid';
import { MentalMathPage } from '../pages/mental-math';
import { SAVED } from '../pages/saved-results';
import { ScratchpadPanel } from '../pages/scratchpad';
import { newPlayer } from '../platform/accounts';
import { urls } from '../platform/ports';

const browser = useBrowser();

const PEOPLE = {
  guest: () => browser.newVisitor(PHONE),
  member: async () => browser.newVisitor({ ...PHONE, ...(await newPlayer(urls)).signedIn }),
};

it.each(['guest', 'member'] as const)(
  'every page of a %s fits a phone at 125 and 200 % text size',
  async (person) => {
    const page = await PEOPLE[person]();
    const faults: string[] = [];
    for (const path of PAGES_OF[person]) {
      await page.goto(urls.shell + path);
      await untilShown(page);
      for (const percent of [100, 125, 200]) {
        faults.push(...(await overflowsAt(page, percent)).map((fault) => `${path} ${fault}`));
      }
    }
    expect(faults).toEqual([]);
  },
);

test('the longest question of a round fits a phone at 200 % text size', async () => {
  const page = await browser.newVisitor(PHONE);
  await page.clock.install();
  const round = new MentalMathPage(page);
  await round.open(urls.shell);
  await round.start();
  // Questions are random, and most are shorter than this one: minus is the widest sign.
  await page.getByTestId('question').evaluate((question) => (question.textContent = '79 − 24'));
  expect(await overflowsAt(page, 200)).toEqual([]);
});

const SMALL_PHONE = { ...PHONE, viewport: { width: 320, height: 568 } };

test.each([
  ['a phone', PHONE],
  ['a small phone', SMALL_PHONE],
  ['a phone on its side', { ...PHONE, viewport: { width: 568, height: 320 } }],
  ['a laptop', { viewport: { width: 1280, height: 800 } }],
])('the scratchpad on %s has room to draw at 200 %% text size', async (_, phone) => {
  const page = await browser.newVisitor(phone);
  await new GridPage(page).open(urls.shell, '/sum-grid?mode=practice');
  const scratchpad = new ScratchpadPanel(page);
  await scratchpad.open();
  await untilStill(scratchpad.panel);
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  const { width, height } = phone.viewport;
  const shown = await scratchpad.panel.evaluate((element) =>
    ['h2', 'button:last-of-type', 'canvas'].map((part) => {
      const { left, top, right, bottom } =
        element.querySelector(part)?.getBoundingClientRect() ?? new DOMRect();
      return { left, top, right, bottom };
    }),
  );
  for (const { left, top, right, bottom } of shown) {
    expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(width);
    expect(bottom).toBeLessThanOrEqual(height);
  }
  const grid = await page.getByTestId('grid').boundingBox();
  expect(grid?.x).toBeGreaterThanOrEqual(0);
  const [title, , surface] = shown;
  // One line.
  expect(title && title.bottom - title.top).toBeLessThanOrEqual(60);
  expect(surface && surface.right - surface.left).toBeGreaterThanOrEqual(240);
  expect(surface && surface.bottom - surface.top).toBeGreaterThanOrEqual(120);
});

test('the form for another email address fits a small phone at 200 % text size', async () => {
  const page = await browser.newVisitor({ ...SMALL_PHONE, ...(await newPlayer(urls)).signedIn });
  await page.goto(`${urls.shell}/profile`);
  await page.getByRole('button', { name: 'Change email' }).tap();
  await page.getByRole('button', { name: 'Cancel' }).waitFor();
  expect(await overflowsAt(page, 200)).toEqual([]);
});

test('progress with results fits a small phone at 200 % text size', async () => {
  const page = await browser.newVisitor({ ...SMALL_PHONE, ...(await newPlayer(urls)).signedIn });
  const grid = new GridPage(page);
  await grid.open(urls.shell);
  await grid.fillByTouch(await grid.solution());
  await grid.submit.tap();
  await page.getByText(SAVED).first().waitFor();
  await page.goto(`${urls.shell}/progress`);
  await page.getByRole('heading', { name: 'Compared with before' }).waitFor();
  expect(await overflowsAt(page, 200)).toEqual([]);
});
