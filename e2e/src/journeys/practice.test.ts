import type { Page } from 'playwright-core';
import { accessibilityViolations } from '../browser/accessibility';
import { pressByKey } from '../browser/tab-to';
import { PHONE, useBrowser } from '../browser/use-browser';
import { SessionPage } from '../pages/session';
import { newPlayer } from '../platform/accounts';
import { useSimulatedPlatform } from '../platform/use-simulated-platform';

const browser = useBrowser();

const { clock, platform } = useSimulatedPlatform();

/** What of the exercise, its first field and Check is not wholly on the screen. */
async function outOfView(page: Page): Promise<string[]> {
  const { height } = PHONE.viewport;
  const needed = {
    exercise: page.getByTestId('exercise'),
    field: page.locator('form input').first(),
    check: page.getByRole('button', { name: 'Check' }),
  };
  const out: string[] = [];
  for (const [name, locator] of Object.entries(needed)) {
    const box = await locator.boundingBox();
    if (!box || box.y < 0 || box.y + box.height > height) out.push(`${name} at ${JSON.stringify(box)}`);
  }
  return out;
}

it('each exercise is in view after the one before, its answer settles, and a run and a skill are stamped in passing, by keyboard on a phone', async () => {
  const { urls } = platform();
  const page = await browser.newVisitor({ ...(await newPlayer(urls)).signedIn, viewport: PHONE.viewport });
  await clock.install(page);
  const session = new SessionPage(page, clock);
  const press = (role: 'link' | 'button', name: string) => pressByKey(page, role, name);
  const heard: string[] = [];

  await page.goto(`${urls.shell}/practice?kind=skill&skill=compensation`);
  await press('button', 'Start');
  for (let place = 1; place <= 10; place += 1) {
    await page.getByText(`Exercise ${place} of 10`).waitFor();
    await page.locator('form input:focus').waitFor();
    expect(await outOfView(page)).toEqual([]);
    await session.answer();
    await page.getByTestId('settled').waitFor();
    heard.push(
      (await page.getByRole('status').filter({ hasText: 'Correct' }).innerText()).replaceAll(/\s+/g, ' '),
    );
    if (place === 10) break;
    // Enter goes on, whatever is celebrated.
    await page.locator('button:focus').getByText('Continue').waitFor();
    if (heard.at(-1)?.includes('proficient')) expect(await accessibilityViolations(page)).toEqual([]);
    // Who has looked at the end of the page goes on from there.
    await page.evaluate(() => (document.documentElement.scrollTop = document.documentElement.scrollHeight));
    await page.keyboard.press('Enter');
  }
  expect(heard.filter((one) => one.includes('You are proficient now: '))).toHaveLength(1);
  // One of the two may be the answer that makes the skill proficient, which is stamped in its place.
  expect(heard.filter((one) => /(5|10) right in a row\./.test(one))).not.toEqual([]);
});
