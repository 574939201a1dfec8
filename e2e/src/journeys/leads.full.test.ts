import { untilShown } from '../browser/until-shown';
import { useBrowser } from '../browser/use-browser';
import { holdScripts } from '../pages/hold-scripts';
import { newPlayer } from '../platform/accounts';
import { urls } from '../platform/ports';

const browser = useBrowser();

interface Lead {
  readonly origin: string;
  readonly path: string;
  readonly lead: string;
}

/** What the deployed remotes say that guests read first on their screens. */
async function leadsOf(origin: string): Promise<readonly Lead[]> {
  const screens = (await (await fetch(`${origin}/screens.json`)).json()) as Record<string, { lead?: string }>;
  return Object.entries(screens).flatMap(([path, { lead }]) => (lead ? [{ origin, path, lead }] : []));
}

it('guests read the lead of a screen before its code has loaded, and until it is there', async () => {
  const leads = (await Promise.all([urls.games, urls.account, urls.learning].map(leadsOf))).flat();
  expect(leads.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/puzzle-games', '/archive', '/boards', '/login', '/signup', '/plans', '/learn']),
  );
  for (const { origin, path, lead } of leads) {
    const page = await browser.newVisitor();
    const release = await holdScripts(page, origin);
    await page.goto(urls.shell + path, { waitUntil: 'domcontentloaded' });
    await page.getByText(lead, { exact: true }).waitFor();
    // The app has replaced the static page.
    await page.locator('main[data-remote]').waitFor();
    expect([path, await page.getByText(lead, { exact: true }).count()]).toEqual([path, 1]);
    release();
    await untilShown(page);
    expect([path, await page.getByText(lead, { exact: true }).count()]).toEqual([path, 1]);
    await page.context().close();
  }
});

it('does not show members what is written for guests', async () => {
  const { signedIn } = await newPlayer(urls);
  const page = await browser.newVisitor(signedIn);
  const release = await holdScripts(page, urls.learning);
  await page.goto(`${urls.shell}/learn`, { waitUntil: 'domcontentloaded' });
  await page.getByRole('status').getByText('Loading...').first().waitFor();
  expect(await page.getByText('a first practice session in each path').isVisible()).toBe(false);
  release();
  await untilShown(page);
  expect(await page.getByText('a first practice session in each path').count()).toBe(0);
});
