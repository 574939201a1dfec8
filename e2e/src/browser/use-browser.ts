import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { isShared, openBrowser } from './open-browser';
import { watchLoads } from './page-loads';
import { onDeadline } from './test-deadline';
import { problemsInLogs, watchTraces } from './watch-traces';

/** Logged by browsers when a page violates its own content security policy. */
const POLICY_BREACH = /Content Security Policy|Content-Security-Policy/;

/**
 * Firefox reports requests to another origin that fail, and fonts whose page is left, like uncaught errors. Pages handle
 * the first, and the second is not an error.
 */
const NO_ERRORS =
  /^The Same Origin Policy disallows .*CORS request did not succeed|^download failed .*status=2152398850/;

/** The smallest supported screen, with touch only. */
export const PHONE = {
  viewport: { width: 360, height: 640 },
  hasTouch: true,
  isMobile: true,
} satisfies BrowserContextOptions;

export interface BrowserOfFile {
  /** Opens a page for a visitor with an empty device; `storageState` fills the device first. */
  newVisitor(options?: BrowserContextOptions): Promise<Page>;
}

/** What a visitor's pages show, for people who read why a test has failed. A page that hangs says nothing. */
async function whatIsShown(context: BrowserContext): Promise<string> {
  const texts = context.pages().map(async (page) => {
    const text = await page
      .locator('main')
      .innerText({ timeout: 2_000 })
      .catch(() => '(no answer)');
    return `${page.url()} shows: ${text.slice(0, 300)}`;
  });
  return (await Promise.all(texts)).join('\n');
}

/**
 * Connects the test file to the shared browser. Each visitor has separate storage. A test fails when a page throws an
 * uncaught error, violates its own content security policy, or stores personal data.
 */
export function useBrowser(): BrowserOfFile {
  let shared: Browser | undefined;
  let own: Browser[] = [];
  let errors: string[] = [];
  let looks: (() => Promise<void>)[] = [];

  const contexts = () => (shared ? [shared] : own).flatMap((browser) => browser.contexts());

  beforeAll(async () => {
    if (isShared) shared = await openBrowser();
  });
  // Code that still waits for a page fails with this reason and says what it waits for, and what the pages show.
  onDeadline((reason) => {
    for (const context of contexts()) {
      void whatIsShown(context).then((shown) => context.close({ reason: `${reason}. ${shown}` }));
    }
  });
  afterEach(async () => {
    await Promise.all(looks.map((look) => look()));
    looks = [];
    await Promise.all(contexts().map((context) => context.close()));
    await Promise.all(own.map((browser) => browser.close()));
    own = [];
    const found = errors;
    errors = [];
    expect(found).toEqual([]);
  });
  afterAll(async () => {
    await shared?.close();
    expect(problemsInLogs(process.env.E2E_DATA_FOLDER ?? '')).toEqual([]);
  });

  return {
    async newVisitor(options) {
      const browser = shared ?? (await openBrowser());
      if (!shared) own.push(browser);
      const context = await browser.newContext({ reducedMotion: 'reduce', locale: 'en-US', ...options });
      // The test's deadline is the only limit, because any shorter one is too short on a busy machine.
      context.setDefaultTimeout(0);
      watchLoads(context);
      looks.push(await watchTraces(context, (problem) => errors.push(problem)));
      const page = await context.newPage();
      page.on('pageerror', ({ message }) => {
        if (!NO_ERRORS.test(message)) errors.push(message);
      });
      page.on('console', (message) => {
        if (POLICY_BREACH.test(message.text())) errors.push(message.text());
      });
      return page;
    },
  };
}
