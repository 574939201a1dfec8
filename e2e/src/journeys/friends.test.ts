import type { Page } from 'playwright-core';
import { inspect } from '../browser/inspect';
import { PHONE, useBrowser } from '../browser/use-browser';
import { becomePlayer } from '../pages/account';
import { GridPage } from '../pages/grid';
import { SAVED } from '../pages/saved-results';
import { newPlayer, type Person } from '../platform/accounts';
import { useSimulatedPlatform } from '../platform/use-simulated-platform';

const DAY_MS = 86_400_000;

const browser = useBrowser();

const { clock, platform } = useSimulatedPlatform();

const press = (page: Page, role: 'link' | 'button', name: string | RegExp) =>
  page.getByRole(role, { name, exact: true }).click();

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name }).first().waitFor();

/** Solves the daily that `open` leads to, up to its saved result. */
async function solveDaily(page: Page, open: () => Promise<unknown>): Promise<void> {
  const started = page.waitForResponse(/rpc\/start_daily/);
  await open();
  await started;
  const grid = new GridPage(page);
  await grid.grid.waitFor();
  // As long as a person takes at least: a program's time is no time to compare.
  await clock.pass(page, 20_000);
  await grid.fillByMouse(await grid.solution());
  await grid.submit.click();
  await page.getByRole('dialog', { name: 'Puzzle complete!' }).getByText(SAVED).waitFor();
}

/** What the sheet says of a person. */
const rowOf = (page: Page, { username }: Pick<Person, 'username'>) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: username }) });

const says = (page: Page, person: Person, words: string | RegExp) =>
  rowOf(page, person).getByText(words).waitFor({ state: 'attached' });

it('three people on three devices keep a sheet over three days; one comes as a guest, and one leaves', async () => {
  const { urls } = platform();
  const [ada, bob] = [await newPlayer(urls), await newPlayer(urls)];
  const desk = await browser.newVisitor({ ...ada.signedIn, viewport: { width: 1280, height: 800 } });
  const phone = await browser.newVisitor({ ...bob.signedIn, ...PHONE });
  const tablet = await browser.newVisitor({ viewport: { width: 768, height: 1024 } });
  const devices = [desk, phone, tablet];
  for (const device of devices) await clock.install(device);
  const looks = [inspect(desk), inspect(phone), inspect(tablet)] as const;
  const aDayPasses = async () => {
    await clock.passDays(desk, 1);
    for (const device of [phone, tablet]) await device.clock.fastForward(DAY_MS);
  };

  // Ada makes a sheet, which invites.
  await desk.goto(`${urls.shell}/puzzle-games`);
  await press(desk, 'link', "Friends' sheets");
  await desk.getByText('You are on no sheet yet.').waitFor();
  await looks[0].look('no sheet');
  await press(desk, 'button', 'Make a sheet');
  await desk.getByLabel('Name of the sheet').fill('The quick foxes');
  await desk.getByRole('dialog').getByRole('button', { name: 'Make a sheet' }).click();
  await heading(desk, 'It is only you here');
  await looks[0].look('one person');
  const sheet = desk.url();
  await press(desk, 'button', 'Options of the sheet');
  const code = (await desk.getByText(/^[0-9a-z]{26}$/).textContent()) ?? '';
  await press(desk, 'button', 'Close');
  const invitation = `${urls.shell}/friends/join/${code}`;

  // Bob has an account, and enters the code.
  await phone.goto(`${urls.shell}/friends`);
  await phone.getByLabel('Code', { exact: true }).fill(code.toUpperCase());
  await press(phone, 'button', 'Open the invitation');
  await heading(phone, 'Join “The quick foxes”?');
  await looks[1].look('invitation');
  await press(phone, 'button', 'Join');
  await heading(phone, 'The quick foxes');
  await phone.waitForURL(sheet);

  // Cleo has none: the mail of the sign-up knows nothing of the invitation, and the set-up leads to it all the same.
  await tablet.goto(invitation);
  await heading(tablet, 'You are invited to a sheet of friends');
  expect(await tablet.content()).not.toContain('The quick foxes');
  await looks[2].look('guest');
  const cleo = await becomePlayer(tablet, urls);
  await heading(tablet, 'Join “The quick foxes”?');
  await press(tablet, 'button', 'Join');
  await says(tablet, bob.person, 'Sum Grid: open');

  // The first day: who has not solved it sees no time.
  await solveDaily(phone, () => phone.goto(`${urls.shell}/sum-grid`));
  await desk.goto(sheet);
  await says(desk, bob.person, 'Sum Grid: solved');
  await solveDaily(desk, () => press(desk, 'link', "Play today's Sum Grid"));
  await desk.goto(sheet);
  await says(desk, bob.person, /^Sum Grid: solved in \d+:\d\d$/);
  await says(desk, ada.person, /^Sum Grid: solved in /);
  await desk.getByRole('link', { name: "Play today's Multiplication Grid" }).waitFor();
  await looks[0].look('three people');

  // The second day.
  await aDayPasses();
  await solveDaily(tablet, () => tablet.goto(`${urls.shell}/combined-grid`));
  await solveDaily(phone, () => phone.goto(`${urls.shell}/sum-grid`));
  await phone.goto(sheet);
  await says(phone, cleo, 'Combined Grid: solved');
  await says(phone, bob.person, 'Streak of 2 days');
  await says(phone, bob.person, / 1, today 1$/);
  await says(phone, ada.person, / 1, today 0$/);
  await looks[1].look('the second day');

  // The third day: Bob leaves, and is seen nowhere.
  await aDayPasses();
  await phone.goto(sheet);
  await press(phone, 'button', 'Options of the sheet');
  await press(phone, 'button', 'Leave the sheet');
  await phone.getByText('The others do not see you here any more, and you do not see them.').waitFor();
  await looks[1].look('leaving');
  const question = phone.getByRole('dialog', { name: 'Leave the sheet' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  // The browser gives the focus back to what had asked.
  await phone
    .locator(':focus')
    .and(phone.getByRole('button', { name: 'Leave the sheet' }))
    .waitFor();
  await phone.keyboard.press('Enter');
  await question.getByRole('button', { name: 'Leave the sheet' }).click();
  await phone.getByText('You are on no sheet yet.').waitFor();
  await phone.goto(sheet);
  await heading(phone, 'You are not on this sheet');
  await tablet.goto(sheet);
  await says(tablet, ada.person, 'Streak of 1 day');
  expect(await rowOf(tablet, bob.person).count()).toBe(0);
  await looks[2].look('two people');
  expect(looks.flatMap(({ found }) => found)).toEqual([]);
});
