import { untilSeen } from '../browser/page-clock';
import { PHONE, useBrowser } from '../browser/use-browser';
import { GridPage } from '../pages/grid';
import { SAVED } from '../pages/saved-results';
import { newPlayer } from '../platform/accounts';
import { startedDays } from '../platform/dailies';
import { useSimulatedPlatform } from '../platform/use-simulated-platform';

const HOUR_MS = 3_600_000;

const browser = useBrowser();

const { clock, platform } = useSimulatedPlatform();

it('a daily that is left open over midnight, complete, begins the next one only when it is asked for', async () => {
  const { urls } = platform();
  const player = await newPlayer(urls);
  const page = await browser.newVisitor({ ...player.signedIn, viewport: PHONE.viewport });
  await clock.install(page);
  const grid = new GridPage(page);
  await grid.open(urls.shell);
  await grid.fillByMouse(await grid.solution());
  await grid.submit.click();
  await untilSeen(page.getByRole('dialog', { name: 'Puzzle complete!' }));
  await page.getByText(SAVED).waitFor();

  // The dialog scrolls inside of its round corners.
  const scrolls = await page.getByRole('dialog').evaluate((dialog) => {
    const sheet = dialog.firstElementChild;
    return [dialog, sheet].map((box) => box && box.scrollHeight > box.clientHeight);
  });
  expect(scrolls).toEqual([false, true]);

  await page.keyboard.press('Escape');
  await untilSeen(page.getByRole('timer', { name: 'Next challenge in' }));
  const [today] = await startedDays(platform(), player.person);

  // From noon to the next morning.
  await clock.pass(page, 20 * HOUR_MS);
  const play = page.getByRole('button', { name: "Play today's puzzle" });
  await untilSeen(play);
  await page.getByRole('heading', { name: 'Daily Challenge Complete!' }).waitFor();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await page.clock.runFor(10_000);
  expect(await startedDays(platform(), player.person)).toEqual([today]);

  const started = page.waitForResponse(/rpc\/start_daily/);
  await play.click();
  await grid.grid.waitFor();
  await page.clock.runFor(1_000);
  await started;
  await expect(page.getByRole('timer').innerText()).resolves.toMatch(/^0:0\d$/);
  const days = await startedDays(platform(), player.person);
  expect(days).toHaveLength(2);
  expect(days[0]).toBe(today);
});
