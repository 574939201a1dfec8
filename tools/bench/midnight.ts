import type { Browser, BrowserContext, Page, Route } from 'playwright-core';
import { dayKeyAt, secondsToReset } from '../../shared-puzzle-engine/src';
import { nextNewYorkMidnight } from '../../e2e/src/browser/page-clock';
import { newPlayer } from '../../e2e/src/platform/accounts';
import { until } from '../../e2e/src/platform/until';
import { launch } from './launch';
import { runningPlatform } from './running-platform';

/** Every tab of a player, on pages that show the day. */
const TABS = [
  ...['/puzzle-games', '/puzzle-games', '/puzzle-games', '/puzzle-games'],
  ...['/dashboard', '/dashboard', '/archive', '/archive', '/learn', '/progress'],
];
const PLAYERS = 10;
/** Pages whose first call is in the same second, of 100. Uniformly over 30 seconds, 13 or more are in one of 1,000 runs. */
const MOST_PER_SECOND = 12;

const BEFORE_MS = 10_000;
const LOAD_BEFORE_MS = 30 * 60_000;
/** The delay of up to 30 seconds, and the second after which figures are read. */
const AFTER_MS = 35_000;

type Platform = Awaited<ReturnType<typeof runningPlatform>>;

interface Tab {
  readonly page: Page;
  /** Milliseconds from midnight to each call, by the page's clock. */
  readonly calls: number[];
}

interface Player {
  readonly context: BrowserContext;
  readonly tabs: readonly Tab[];
  /** Moves the clock to some seconds before midnight, from where it runs. */
  beginMidnight(): Promise<void>;
}

/** A browser of one player whose clock is half an hour before midnight. @param isSpread false removes the pages' delay */
async function openPlayer(browser: Browser, { urls }: Platform, isSpread: boolean): Promise<Player> {
  const midnight = nextNewYorkMidnight();
  const { signedIn } = await newPlayer(urls);
  const context = await browser.newContext(signedIn);
  let [clockAt, machineAt] = [midnight - LOAD_BEFORE_MS, Date.now()];
  await context.clock.install({ time: clockAt });
  const now = () => clockAt + Date.now() - machineAt;
  if (!isSpread) await context.addInitScript('Math.random = () => 0');

  const tabs: Tab[] = [];
  await context.route(`${urls.supabase}/**`, async (route) => {
    const page = route.request().frame().page();
    tabs.find((tab) => tab.page === page)?.calls.push(now() - midnight);
    await answer(route, now());
  });
  async function openTab(address: string) {
    const page = await context.newPage();
    const tab: Tab = { page, calls: [] };
    tabs.push(tab);
    await page.goto(urls.shell + address);
    await until(`the calls of ${address}`, () => Promise.resolve(tab.calls.length > 1 || undefined));
    await page.waitForLoadState('networkidle');
  }
  // The others use the session that the first one renews.
  const [first = '', ...others] = TABS;
  await openTab(first);
  await Promise.all(others.map(openTab));
  return {
    context,
    tabs,
    async beginMidnight() {
      for (const { calls } of tabs) calls.length = 0;
      clockAt = midnight - BEFORE_MS;
      await context.clock.pauseAt(clockAt);
      machineAt = Date.now();
      await context.clock.resume();
    },
  };
}

/** The platform's response, with the day of the page's clock, because the platform's own clock is not moved. */
async function answer(route: Route, now: number): Promise<void> {
  const response = await route.fetch();
  const body: unknown = await response.json().catch(() => null);
  if (typeof body !== 'object' || body === null || !('seconds_to_reset' in body)) {
    return route.fulfill({ response });
  }
  const day = { day_key: dayKeyAt(now), seconds_to_reset: secondsToReset(now) };
  return route.fulfill({ response, json: { ...body, ...day } });
}

interface Spread {
  readonly pages: number;
  readonly called: number;
  readonly calls: number;
  readonly worst: number;
  readonly worstCalls: number;
  readonly seconds: readonly number[];
}

const countedBySecond = (times: readonly number[]) => {
  const counts = Array.from({ length: AFTER_MS / 1_000 }, () => 0);
  for (const at of times) counts[Math.floor(at / 1_000)]! += 1;
  return counts;
};

function spreadOf(tabs: readonly Tab[]): Spread {
  const after = tabs.map(({ calls }) => calls.filter((at) => at >= 0 && at < AFTER_MS));
  const first = after.flatMap(([at]) => at ?? []);
  const seconds = countedBySecond(first);
  return {
    pages: tabs.length,
    called: first.length,
    calls: after.flat().length,
    worst: Math.max(...seconds),
    worstCalls: Math.max(...countedBySecond(after.flat())),
    seconds,
  };
}

/**
 * 100 pages in the built application, open in a real browser whose clock passes midnight in New York: ten players with
 * ten tabs each on the hub, Today, the archive, the map and Progress. Ten more pages have no delay, as a comparison.
 */
export async function benchMidnight(): Promise<boolean> {
  const platform = await runningPlatform();
  const browser = await launch();
  try {
    const spread: Player[] = [];
    const together = await openPlayer(browser, platform, false);
    while (spread.length < PLAYERS) spread.push(await openPlayer(browser, platform, true));
    for (const player of [together, ...spread]) await player.beginMidnight();
    await new Promise((resolve) => setTimeout(resolve, BEFORE_MS + AFTER_MS));
    const without = spreadOf(together.tabs);
    const withDelay = spreadOf(spread.flatMap(({ tabs }) => tabs));
    console.log('\nPages that are open at midnight, by the second of their first call');
    console.table(
      Object.fromEntries(
        Object.entries({ 'with the delay': withDelay, 'without it': without }).map(([name, row]) => [
          name,
          {
            'pages open': row.pages,
            'pages that called': row.called,
            calls: row.calls,
            'pages in the worst second': row.worst,
            'calls in the worst second': row.worstCalls,
            bound: row === withDelay ? MOST_PER_SECOND : '',
          },
        ]),
      ),
    );
    console.log(`Pages in each second after midnight: ${withDelay.seconds.join(' ')}`);
    console.log(`The same without the delay:          ${without.seconds.join(' ')}`);
    return withDelay.called === withDelay.pages && withDelay.worst <= MOST_PER_SECOND;
  } finally {
    await browser.close();
    await platform.stop();
  }
}
