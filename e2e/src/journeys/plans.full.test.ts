import { untilSeen } from '../browser/page-clock';
import { useBrowser } from '../browser/use-browser';
import { AccountMenu, untilSigned } from '../pages/account';
import { GridPage } from '../pages/grid';
import { GridKeyboard } from '../pages/grid-keyboard';
import { grantPlan, newPlayer, type Plan, type Player } from '../platform/accounts';
import { urls } from '../platform/ports';

const browser = useBrowser();

/** One account, whose plan each test sets. */
let player: Player;
beforeAll(async () => {
  player = await newPlayer(urls);
});

async function practiceOn(plan: Plan) {
  await grantPlan(urls, player.person.email, plan);
  const page = await browser.newVisitor({ ...player.signedIn, colorScheme: 'light' });
  await page.clock.install();
  const grid = new GridPage(page);
  await grid.open(urls.shell, '/combined-grid?mode=practice');
  await untilSigned(page, 'in');
  return { page, grid, menu: new AccountMenu(page) };
}

async function expectHints({ page, grid }: Awaited<ReturnType<typeof practiceOn>>, allowed: number) {
  const hint = page.getByRole('button', { name: 'Get Hint' });
  for (let given = 1; given <= allowed; given += 1) {
    expect(await hint.isEnabled()).toBe(true);
    await hint.click();
    await page.getByRole('button', { name: 'Show the digit' }).click();
    await grid
      .cellsThatAre('given')
      .nth(given - 1)
      .waitFor();
  }
  await page.getByText('Hint added! Blue squares show the correct answers.').waitFor();
  expect(await hint.isDisabled()).toBe(true);
  expect(await grid.cellsThatAre('given').count()).toBe(allowed);
}

/** Expects a new puzzle with fresh hints. */
async function expectNewPuzzle({ page, grid }: Awaited<ReturnType<typeof practiceOn>>, button: string) {
  const before = await grid.read();
  await page.getByRole('button', { name: button }).click();
  await page.getByRole('button', { name: 'Get Hint', disabled: false }).waitFor();
  expect(await grid.cellsThatAre('given').count()).toBe(0);
  expect((await grid.read()).lines).not.toEqual(before.lines);
  expect(await page.getByRole('dialog').count()).toBe(0);
}

describe('a free account', () => {
  it('has one hint in practice, and unlimited puzzles', async () => {
    const opened = await practiceOn('free');
    const { page, grid, menu } = opened;
    await menu.open('Free Account');
    expect(await menu.darkMode.count()).toBe(0);
    await page.keyboard.press('Escape');

    await expectHints(opened, 1);
    await expectNewPuzzle(opened, 'New Puzzle');
    await new GridKeyboard(page, grid).solve();
    const dialog = page.getByRole('dialog', { name: 'Puzzle complete!' });
    await untilSeen(dialog.getByText('Hints used'));
    await expectNewPuzzle(opened, 'New Practice Puzzle');
  });
});

describe('a subscriber', () => {
  it('has three hints in practice and chooses the theme', async () => {
    const opened = await practiceOn('elite');
    const { page, menu } = opened;
    await expectHints(opened, 3);
    await expectNewPuzzle(opened, 'New Puzzle');

    await menu.open('Elite Member');
    expect(await menu.upgrade.count()).toBe(0);
    expect(await menu.theme()).toBe('light');
    await menu.darkMode.click();
    expect(await menu.theme()).toBe('dark');
    await page.reload();
    await untilSigned(page, 'in');
    await menu.open('Elite Member');
    expect(await menu.theme()).toBe('dark');
    expect(await menu.darkMode.isChecked()).toBe(true);
  });
});
