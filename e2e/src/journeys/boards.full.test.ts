import { inspect } from '../browser/inspect';
import { PHONE, useBrowser } from '../browser/use-browser';
import { untilSigned } from '../pages/account';
import { GridPage } from '../pages/grid';
import { SAVED } from '../pages/saved-results';
import { newPlayer } from '../platform/accounts';
import { urls } from '../platform/ports';

const browser = useBrowser();

it('a player is on the boards from opting in to opting out, and others see nobody else', async () => {
  const [player, reader] = [await newPlayer(urls), await newPlayer(urls)];
  const { username } = player.person;
  const page = await browser.newVisitor({ ...player.signedIn, viewport: PHONE.viewport });
  const axe = inspect(page);
  await page.goto(`${urls.shell}/multiplication-grid`);
  await untilSigned(page, 'in');
  const grid = new GridPage(page);
  await grid.grid.waitFor();
  await grid.fillByMouse(await grid.solution());
  // No person solves a grid with six empty cells in less than seven seconds, so boards exclude such times.
  await page
    .getByRole('timer')
    .filter({ hasText: /0:0[89]|0:[1-5]\d/ })
    .waitFor();
  await grid.submit.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(SAVED).waitFor();
  await dialog.getByText('Do you want it on the public boards?').waitFor();
  await axe.look('asked');

  const board = `${urls.shell}/boards/multiplication-grid`;
  const others = await browser.newVisitor(reader.signedIn);
  const shown = others.getByRole('rowheader', { name: username });
  await others.goto(board);
  await others.getByRole('checkbox', { name: 'Show me on public boards' }).waitFor();
  expect(await shown.count()).toBe(0);

  await dialog.getByRole('button', { name: 'Show me on public boards' }).click();
  await dialog.getByText(/Your place today: /).waitFor();
  await dialog.getByRole('link', { name: 'See the board' }).click();
  await page.getByText(/^Your place: /).waitFor();
  await page.getByText('How results are verified').click();
  await page.getByText(/^Not verified: that somebody solved it alone\./).waitFor();
  await axe.look('board');
  await others.reload();
  await shown.waitFor();

  await page.goto(`${urls.shell}/profile`);
  const box = page.getByRole('checkbox', { name: 'Show me on public boards' });
  await page.locator('input:checked').and(box).waitFor();
  await box.uncheck();
  await page.locator('input:not(:checked):enabled').and(box).waitFor();
  await others.reload();
  await others.getByRole('checkbox', { name: 'Show me on public boards' }).waitFor();
  expect(await shown.count()).toBe(0);
  expect(axe.found).toEqual([]);
});
