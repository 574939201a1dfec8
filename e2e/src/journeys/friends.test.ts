import { inspect } from '../browser/inspect';
import { PHONE, useBrowser } from '../browser/use-browser';
import { becomePlayer } from '../pages/account';
import { CLIPBOARD, copyLink, heading, join, makeGroup, press, says, solveDaily } from '../pages/friends';
import { newPlayer } from '../platform/accounts';
import { beganBefore } from '../platform/began-before';
import { urls } from '../platform/ports';

const GROUP = 'The quick foxes';

const browser = useBrowser();

it('three people share a group: one creates it, one types its code, and one follows its link and signs up', async () => {
  const [ada, bob] = [await newPlayer(urls), await newPlayer(urls)];
  const desk = await browser.newVisitor({
    ...ada.signedIn,
    ...CLIPBOARD,
    viewport: { width: 1280, height: 800 },
  });
  const phone = await browser.newVisitor({ ...bob.signedIn, ...PHONE });
  const tablet = await browser.newVisitor({ viewport: { width: 768, height: 1024 } });
  const looks = [inspect(desk), inspect(phone)] as const;

  await desk.goto(`${urls.shell}/friends`);
  await desk.getByText('You are not in a friend group yet.').waitFor();
  const code = await makeGroup(desk, GROUP);
  const link = await copyLink(desk, 'Share the invitation');
  const group = desk.url();

  await phone.goto(`${urls.shell}/friends`);
  await phone.getByLabel('Code', { exact: true }).pressSequentially(`Code: ${code.toLowerCase()}`);
  await press(phone, 'button', 'Open the invitation');
  await heading(phone, `Join “${GROUP}”?`);
  await looks[1].look('invitation');
  await join(phone, GROUP);
  await heading(phone, GROUP);
  await phone.waitForURL(group);

  // The sign-up mail does not mention the invitation, and the setup still leads to it.
  await tablet.goto(link);
  await tablet.getByText(ada.person.username, { exact: true }).waitFor();
  expect(await tablet.getByRole('heading', { level: 1 }).innerText()).toBe(
    `${ada.person.username} invites you to “${GROUP}”`,
  );
  await becomePlayer(tablet, urls);
  await join(tablet, GROUP);
  await says(tablet, bob.person, 'Sum Grid: open');

  // A member who has not solved the puzzle sees no time.
  const aWhile = (player: typeof ada) => () => beganBefore(urls, player, 'daily_attempts', 20);
  await solveDaily(phone, () => phone.goto(`${urls.shell}/sum-grid`), aWhile(bob));
  await desk.goto(group);
  await says(desk, bob.person, 'Sum Grid: solved');
  await solveDaily(desk, () => press(desk, 'link', "Play today's Sum Grid"), aWhile(ada));
  await desk.goto(group);
  await says(desk, bob.person, /^Sum Grid: solved in \d+:\d\d$/);
  await says(desk, ada.person, /^Sum Grid: solved in /);
  await looks[0].look('three people');
  expect(looks.flatMap(({ found }) => found)).toEqual([]);
});
