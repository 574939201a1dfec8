import { fingersOn } from '../browser/fingers';
import { PHONE, useBrowser } from '../browser/use-browser';
import { GridPage } from '../pages/grid';
import { urls } from '../platform/ports';

const browser = useBrowser();

async function newPhone(path: string) {
  const page = await browser.newVisitor(PHONE);
  const grid = new GridPage(page);
  await page.goto(urls.shell + path);
  await page.locator('main[data-ready="true"]').waitFor();
  if (path.includes('grid')) await grid.untilExtras();
  const key = (name: string) => page.getByRole('button', { name, exact: true });
  return { page, grid, key, fingers: await fingersOn(page) };
}

const empty = (page: GridPage) => page.cellsThatAre('empty');

it('counts presses on cells and digits that shake, take long or overlap', async () => {
  const { page, grid, key, fingers } = await newPhone('/combined-grid');
  const cell = (row: number, column: number) => page.getByTestId(`cell-${row}-${column}`);
  const isSelected = (row: number, column: number) =>
    page.locator(`[data-testid="cell-${row}-${column}"][aria-selected="true"]`).waitFor();

  for (const by of [2, 9, 16]) {
    await fingers.shake(cell(1, 1), by);
    await isSelected(1, 1);
    await fingers.shake(cell(2, 2), by);
    await isSelected(2, 2);
    await fingers.shake(key('5'), by);
    await cell(2, 2).getByText('5').waitFor();
    await fingers.shake(key('Clear'), by);
    await empty(grid).nth(8).waitFor();
  }

  await fingers.hold(cell(3, 3), 0.7);
  await isSelected(3, 3);
  await fingers.hold(key('7'), 0.7);
  await cell(3, 3).getByText('7').waitFor();
  await fingers.hold(key('Clear'), 2);
  await empty(grid).nth(8).waitFor();

  await fingers.shake(key('Pencil marks'));
  await fingers.overlap(key('1'), key('2'), key('3'));
  await page.getByRole('gridcell', { name: /pencil marks 1 2 3,/ }).waitFor();
});

it('presses nothing that a press has shown under the finger', async () => {
  const { page, grid, key, fingers } = await newPhone('/sum-grid?mode=practice');
  await fingers.hold(empty(grid).first(), 0.05);
  // The keys of given digits are disabled, and the puzzle is another one each time.
  await fingers.hold(page.locator('[data-digit]:enabled').first(), 0.05);
  const before = await grid.cells();
  await fingers.hold(key('Clear Puzzle'), 0.05);
  const confirm = await key('Yes, clear it').boundingBox();
  await fingers.hold(key('Cancel'), 0.05);
  await key('Clear Puzzle').evaluate((button, box) => {
    Object.assign(button.style, { position: 'fixed', left: `${box.x}px`, top: `${box.y}px`, zIndex: '9' });
  }, confirm!);

  const presses = [() => fingers.hold(key('Clear Puzzle'), 0.4), () => fingers.shake(key('Clear Puzzle'), 9)];
  for (const press of presses) {
    // The browser presses as well, after the product.
    const repeated = page.evaluate(
      () => new Promise<void>((done) => addEventListener('mouseup', () => done(), { once: true })),
    );
    await press();
    await repeated;
    await page.locator('dialog h2:focus').waitFor();
    await fingers.hold(key('Cancel'), 0.05);
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
  }
  expect(await grid.cells()).toEqual(before);
});

it('drags only when the finger leaves the key, and scrolls when it leaves a cell without a digit', async () => {
  const { page, grid, key, fingers } = await newPhone('/combined-grid');
  const cell = page.getByTestId('cell-1-2');
  const from = (await key('4').boundingBox())!;
  const to = (await cell.boundingBox())!;
  await fingers.down(1, key('4'));
  await fingers.move(1, 5, -5);
  expect(await page.locator('[data-preview]').count()).toBe(0);
  await fingers.move(1, to.x - from.x, to.y - from.y);
  await page.locator('[data-preview]').waitFor();
  await fingers.up(1);
  await cell.getByText('4').waitFor();
  expect(await empty(grid).count()).toBe(8);

  await page.setViewportSize({ width: 360, height: 420 });
  const before = await page.evaluate(() => scrollY);
  await fingers.down(1, page.getByTestId('cell-2-2'));
  for (let moves = 0; moves < 8; moves += 1) await fingers.move(1, 0, -20);
  await fingers.up(1);
  await page.waitForFunction((y) => scrollY > y, before);
});

it('counts them on the keys of a drill, and on the answers of a round', async () => {
  const { page, key, fingers } = await newPhone('/addition-drill');
  await fingers.shake(key('1'));
  await fingers.overlap(key('2'), key('3'));
  await page.waitForFunction(() => document.querySelector('input')?.value === '123');
  await fingers.hold(key('Delete the last digit'), 0.7);
  await page.waitForFunction(() => document.querySelector('input')?.value === '12');

  await page.goto(`${urls.shell}/mental-math-speed`);
  await fingers.hold(key('Start'), 0.7);
  const options = page.getByRole('group', { name: 'Answers' }).getByRole('button');
  await fingers.shake(options.first());
  await options.and(page.locator('[data-verdict]')).first().waitFor();
});
