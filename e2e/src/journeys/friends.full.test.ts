import type { Page } from 'playwright-core';
import { inspect } from '../browser/inspect';
import { passTime } from '../browser/page-clock';
import { PHONE, useBrowser } from '../browser/use-browser';
import { heading, join, makeGroup, press, rowOf, says, solveDaily } from '../pages/friends';
import { newPlayer } from '../platform/accounts';
import { useSimulatedPlatform } from '../platform/use-simulated-platform';

const DAY_MS = 86_400_000;
const GROUP = 'The quick foxes';

const browser = useBrowser();

const { clock, platform } = useSimulatedPlatform();

/** The shortest time that a person needs. */
const wait = (page: Page) => () => clock.pass(page, 20_000);

it('three people on three devices share a group for three days, and one leaves', async () => {
  const { urls } = platform();
  const [ada, bob, cleo] = [await newPlayer(urls), await newPlayer(urls), await newPlayer(urls)];
  const desk = await browser.newVisitor({ ...ada.signedIn, viewport: { width: 1280, height: 800 } });
  const phone = await browser.newVisitor({ ...bob.signedIn, ...PHONE });
  const tablet = await browser.newVisitor({ ...cleo.signedIn, viewport: { width: 768, height: 1024 } });
  const devices = [desk, phone, tablet];
  for (const device of devices) await clock.install(device);
  const looks = [inspect(desk), inspect(phone), inspect(tablet)] as const;
  const aDayPasses = async () => {
    await clock.passDays(desk, 1);
    for (const device of [phone, tablet]) await passTime(device, DAY_MS);
  };

  await desk.goto(`${urls.shell}/puzzle-games`);
  await press(desk, 'link', 'Friend groups');
  await desk.getByText('You are not in a friend group yet.').waitFor();
  await looks[0].look('no group');
  const code = await makeGroup(desk, GROUP);
  await looks[0].look('one person');
  const group = desk.url();

  const guest = await browser.newVisitor(PHONE);
  const invitation = inspect(guest);
  // A code reveals nothing to guests.
  await guest.goto(`${urls.shell}/friends/join/${code}`);
  await heading(guest, 'You are invited to a friend group');
  expect(await guest.content()).not.toContain(GROUP);
  await invitation.look('guest');
  for (const device of [phone, tablet]) {
    await device.goto(`${urls.shell}/friends/join/${code}`);
    await join(device, GROUP);
    await device.waitForURL(group);
  }

  await solveDaily(phone, () => phone.goto(`${urls.shell}/sum-grid`), wait(phone));
  await desk.goto(group);
  await solveDaily(desk, () => press(desk, 'link', "Play today's Sum Grid"), wait(desk));
  await desk.goto(group);
  await desk.getByRole('link', { name: "Play today's Multiplication Grid" }).waitFor();
  await looks[0].look('three people');

  await aDayPasses();
  await solveDaily(tablet, () => tablet.goto(`${urls.shell}/combined-grid`), wait(tablet));
  await solveDaily(phone, () => phone.goto(`${urls.shell}/sum-grid`), wait(phone));
  await phone.goto(group);
  await says(phone, cleo.person, 'Combined Grid: solved');
  await says(phone, bob.person, 'Streak of 2 days');
  await says(phone, bob.person, / 1, today 1$/);
  await says(phone, ada.person, / 1, today 0$/);
  await looks[1].look('the second day');

  // The third day: Bob leaves and is no longer shown.
  await aDayPasses();
  await phone.goto(group);
  await press(phone, 'button', 'Group options');
  await press(phone, 'button', 'Leave the group');
  await phone.getByText('The others no longer see you here, and you do not see them.').waitFor();
  await looks[1].look('leaving');
  const question = phone.getByRole('dialog', { name: 'Leave the group' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  // The browser returns the focus to the control that opened the question.
  await phone
    .locator(':focus')
    .and(phone.getByRole('button', { name: 'Leave the group' }))
    .waitFor();
  await phone.keyboard.press('Enter');
  await question.getByRole('button', { name: 'Leave the group' }).click();
  await phone.getByText('You are not in a friend group yet.').waitFor();
  await phone.goto(group);
  await heading(phone, 'You are not in this group');
  await tablet.goto(group);
  await says(tablet, ada.person, 'Streak of 1 day');
  expect(await rowOf(tablet, bob.person).count()).toBe(0);
  await looks[2].look('two people');
  expect([...looks, invitation].flatMap(({ found }) => found)).toEqual([]);
});
