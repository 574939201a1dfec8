import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { watchLoads } from './page-loads';
import { onDeadline } from './test-deadline';
import { problemsInLogs, watchTraces } from './watch-traces';

/** What a browser logs when a page breaks its own content security policy. */
const POLICY_BREACH = /Content Security Policy|Content-Security-Policy/;

/** The smallest screen on which the games fit, with touch only. */
export const PHONE = {
  viewport: { width: 360, height: 640 },
  hasTouch: true,
  isMobile: true,
} satisfies BrowserContextOptions;

export interface BrowserOfFile {
  /** A page of a visitor with an empty device. `storageState` puts data on the device first. */
  newVisitor(options?: BrowserContextOptions): Promise<Page>;
}

/**
 * Connects the test file to the one browser. Each visitor has storage of their own. A test fails when a page throws
 * an error that is not caught, breaks its own content security policy, or keeps something personal.
 */
export function useBrowser(): BrowserOfFile {
  let browser: Browser;
  let errors: string[] = [];
  let looks: (() => Promise<void>)[] = [];

  beforeAll(async () => {
    browser = await chromium.connect(process.env.E2E_BROWSER ?? '');
  });
  // What still waits for a page fails with this reason, and says what it waits for.
  onDeadline((reason) => {
    for (const context of browser.contexts()) void context.close({ reason });
  });
  afterEach(async () => {
    await Promise.all(looks.map((look) => look()));
    looks = [];
    await Promise.all(browser.contexts().map((context) => context.close()));
    const found = errors;
    errors = [];
    expect(found).toEqual([]);
  });
  afterAll(async () => {
    await browser.close();
    expect(problemsInLogs(process.env.E2E_DATA_FOLDER ?? '')).toEqual([]);
  });

  return {
    async newVisitor(options) {
      const context = await browser.newContext({ reducedMotion: 'reduce', locale: 'en-US', ...options });
      // The deadline of the test is the only limit: on a busy machine any shorter one is too short.
      context.setDefaultTimeout(0);
      watchLoads(context);
      looks.push(await watchTraces(context, (problem) => errors.push(problem)));
      const page = await context.newPage();
      page.on('pageerror', (error) => errors.push(error.message));
      page.on('console', (message) => {
        if (POLICY_BREACH.test(message.text())) errors.push(message.text());
      });
      return page;
    },
  };
}
