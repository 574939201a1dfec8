import type { Page } from 'playwright-core';
import { inspect } from '../browser/inspect';
import { newYorkDay, newYorkDayKey, passTime, untilSeen } from '../browser/page-clock';
import { untilScript } from '../browser/until-script';
import { PHONE, useBrowser } from '../browser/use-browser';
import { untilSigned } from '../pages/account';
import { GridPage } from '../pages/grid';
import { FETCHED_AHEAD_AFTER_MS, fetchedAhead, GUEST_ONLY, PENDING, SAVED } from '../pages/saved-results';
import { grantPlan, newPlayer } from '../platform/accounts';
import { urls } from '../platform/ports';

const browser = useBrowser();

const DAY_MS = 86_400_000;
const daysAgo = (days: number) => {
  const at = Date.now() - days * DAY_MS;
  const key = newYorkDayKey(at);
  return { key, words: newYorkDay(at), path: `/archive/${key}`, month: `/archive?month=${key.slice(0, 7)}` };
};

const dayLink = (page: Page, words: string) => page.getByRole('link', { name: new RegExp(`^${words}: `) });

/** Solves the puzzle on the screen and waits for the note about its result. */
async function solve(page: Page, kept: string): Promise<void> {
  const grid = new GridPage(page);
  await grid.grid.waitFor();
  await grid.fillByMouse(await grid.solution());
  await grid.submit.click();
  await untilSeen(page.getByText(kept));
}

it('a guest plays yesterday’s puzzles from the calendar and sees what unlocks the others', async () => {
  const page = await browser.newVisitor(PHONE);
  await page.clock.install();
  const axe = inspect(page);
  const [yesterday, before] = [daysAgo(1), daysAgo(2)];
  await page.goto(`${urls.shell}/puzzle-games`);
  await page.getByRole('main').getByRole('link', { name: 'Archive' }).click();
  await page.getByRole('heading', { name: 'Archive' }).waitFor();
  await page.goto(urls.shell + yesterday.month);
  await dayLink(page, yesterday.words).waitFor();
  await axe.look('calendar');
  const small = await page.locator('table a').evaluateAll((links) =>
    links.filter((link) => {
      const { width, height } = link.getBoundingClientRect();
      return width < 44 || height < 44;
    }),
  );
  expect(small).toHaveLength(0);

  await dayLink(page, yesterday.words).click();
  await page.getByRole('heading', { name: `Puzzles for ${yesterday.words}` }).waitFor();
  await axe.look('day');
  await page.getByRole('link', { name: 'Play' }).first().click();
  await solve(page, GUEST_ONLY);
  await axe.look('completion');
  await page.getByRole('dialog').getByRole('link', { name: 'Next: Multiplication Grid' }).click();
  await page.waitForURL(/multiplication-grid$/);
  await page.goBack();
  await page.goto(urls.shell + yesterday.month);
  await page
    .getByRole('link', {
      name: new RegExp(`^${yesterday.words}: Sum Grid solved later in .*Combined Grid open$`),
    })
    .waitFor();

  await page.goto(urls.shell + before.path);
  await page.getByRole('heading', { name: 'A free account opens this day' }).waitFor();
  await axe.look('closed day');
  await page.getByRole('link', { name: "Play yesterday's instead" }).click();
  await page.getByText('Solved later in').waitFor();
  expect(axe.found).toEqual([]);
});

it('a free account can open seven days, and the eighth after upgrading', async () => {
  const player = await newPlayer(urls);
  const page = await browser.newVisitor(player.signedIn);
  await page.clock.install();
  const [seventh, eighth] = [daysAgo(7), daysAgo(8)];
  await page.goto(urls.shell + seventh.path);
  await untilSigned(page, 'in');
  await page.getByRole('link', { name: 'Play' }).first().waitFor();
  await page.goto(urls.shell + eighth.month);
  await page.getByRole('link', { name: `${eighth.words}: opens with Elite Access` }).click();
  await page.getByRole('heading', { name: 'Elite Access opens this day' }).waitFor();
  await page.getByRole('link', { name: 'See Plans' }).waitFor();
  expect(
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Play / })
      .count(),
  ).toBe(0);

  await grantPlan(urls, player.person.email, 'elite');
  await page.goto(`${urls.shell + eighth.path}/sum-grid`);
  await solve(page, SAVED);
  // Another device gets it from the server, and the dashboard shows no XP for it.
  const elsewhere = await browser.newVisitor(player.signedIn);
  await elsewhere.goto(urls.shell + eighth.path);
  await elsewhere.getByText('Solved later in').waitFor();
  await elsewhere.goto(`${urls.shell}/dashboard`);
  await elsewhere.getByText('0 XP').first().waitFor();
});

it('an offline result survives a closed tab, and is sent when the network is back', async () => {
  const { signedIn } = await newPlayer(urls);
  const page = await browser.newVisitor(signedIn);
  await page.clock.install();
  const { path } = daysAgo(3);
  const partsCame = fetchedAhead(page, urls.games);
  await page.goto(`${urls.shell + path}/combined-grid`);
  await new GridPage(page).grid.waitFor();
  await untilSigned(page, 'in');
  await passTime(page, FETCHED_AHEAD_AFTER_MS);
  await partsCame;
  await page.context().setOffline(true);
  await solve(page, PENDING);
  await page.close();

  await page.context().setOffline(false);
  const another = await page.context().newPage();
  const saved = another.waitForResponse(/rpc\/save_results/);
  await another.goto(`${urls.shell}/puzzle-games`);
  await saved;
  const elsewhere = await browser.newVisitor(signedIn);
  await elsewhere.goto(urls.shell + path);
  await elsewhere.getByText('Solved later in').waitFor();
});

it('a guest who opened the calendar can play yesterday’s puzzle offline', async () => {
  const page = await browser.newVisitor(PHONE);
  const { key, words, month } = daysAgo(1);
  const loaded = untilScript(page, 'archive-puzzle');
  await page.goto(urls.shell + month);
  await dayLink(page, words).waitFor();
  await loaded;
  await page.context().setOffline(true);
  await dayLink(page, words).click();
  await page.getByRole('link', { name: 'Play' }).first().click();
  await page.waitForURL(`**/archive/${key}/sum-grid`);
  const grid = new GridPage(page);
  await grid.grid.waitFor();
  await grid.fillByMouse(await grid.solution());
  await grid.submit.click();
  await untilSeen(page.getByText('Solved. Reconnect to see the summary.').first());
  await page.goBack();
  await page.getByText('Solved later in').waitFor();
});
