import type { Page } from 'playwright-core';
import { changedPixels } from '../browser/changed-pixels';
import { untilLoaded } from '../browser/page-loads';
import { untilShown } from '../browser/until-shown';
import { useBrowser } from '../browser/use-browser';
import { makeGroup } from '../pages/friends';
import { newPlayer } from '../platform/accounts';
import { urls } from '../platform/ports';
import { until } from '../platform/until';
import { patchProfile, publishableKey } from '../platform/supabase-calls';

const browser = useBrowser();

/** Three letters with a pile of combining marks above and below, as long as a name may be. */
const NAME = `X${'\u030d\u0304\u0306'.repeat(6)}y${'\u0316\u0323\u0331'.repeat(5)}z`;

/** How far marks may reach beyond the lines of their name, in pixels. */
const ROOM = 6;

/** Names that are not marked as names: not isolated, or open to translation. */
const bareNames = (page: Page) =>
  page.evaluate((name) => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const faults: string[] = [];
    while (texts.nextNode()) {
      const { textContent, parentElement } = texts.currentNode;
      if (!parentElement?.checkVisibility() || !textContent?.includes(name)) continue;
      if (!parentElement.closest('bdi[translate="no"]')) faults.push(parentElement.outerHTML.slice(0, 120));
    }
    return faults;
  }, NAME);

/**
 * The pixels outside of names that change when the marks reach far above and below. Copies of the letters stand for them,
 * because not every system has a font that stacks marks.
 */
async function spilled(page: Page): Promise<number> {
  const names = page.locator('bdi');
  const reach = (shadow: string) =>
    names.evaluateAll((all, value) => all.forEach((name) => (name.style.textShadow = value)), shadow);
  return until('a page that does not change by itself', async () => {
    const boxes = await names.evaluateAll(
      (all, room) =>
        all.map((name) => {
          const { x, y, width, height } = name.getBoundingClientRect();
          return { x: x - room, y: y - room, width: width + 2 * room, height: height + 2 * room };
        }),
      ROOM,
    );
    const before = await page.screenshot();
    await reach('0 -2em currentcolor, 0 2em currentcolor');
    const after = await page.screenshot();
    await reach('');
    // The font of headings may have loaded in between.
    if (!before.equals(await page.screenshot())) return undefined;
    return changedPixels(page, before, after, boxes);
  });
}

it('a name with stacked marks stays within its lines wherever it is shown', async () => {
  const { person, signedIn, session } = await newPlayer(urls);
  await patchProfile(urls, {
    filter: `id=eq.${session.user.id}`,
    patch: { first_name: NAME },
    key: await publishableKey(urls),
    token: session.access_token,
  });
  const page = await browser.newVisitor({ ...signedIn, viewport: { width: 1000, height: 900 } });
  await page.goto(`${urls.shell}/friends`);
  await makeGroup(page, NAME);
  const group = page.url();
  // The heading font has no letters with accents.
  const [heading, name] = await page
    .locator('h1, h1 bdi')
    .evaluateAll((all) => all.map((element) => getComputedStyle(element).fontFamily));
  expect(name).not.toBe(heading);
  await page.goto(`${urls.shell}/classes`);
  await page.getByRole('button', { name: 'Make a class' }).click();
  await page.getByLabel('Class name').fill(NAME);
  await page.getByRole('button', { name: 'Make a class' }).click();
  await page.getByTestId('invitation-code').waitFor();
  const addresses = {
    class: page.url(),
    group,
    ...Object.fromEntries(PATHS.map((path) => [path, urls.shell + path])),
  };

  const faults: string[] = [];
  let names = 0;
  for (const [name, address] of Object.entries(addresses)) {
    await page.goto(address);
    await untilShown(page);
    await untilLoaded(page);
    faults.push(...(await bareNames(page)).map((bare) => `${name}: ${bare}`));
    names += await page.locator('bdi').count();
    const pixels = await spilled(page);
    if (pixels > 0) faults.push(`${name}: ${pixels} pixels outside of names`);
  }
  expect(faults).toEqual([]);
  expect(names).toBeGreaterThanOrEqual(6);
  await page.getByRole('button', { name: `Account menu for ${person.username}` }).click();
  expect(await page.locator('header [translate="no"] > bdi').innerText()).toBe(person.username);
});

const PATHS = ['/dashboard', '/profile', '/friends', '/classes'] as const;
