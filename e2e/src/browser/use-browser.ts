import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { watchLoads } from './page-loads';
import { onDeadline } from './test-deadline';
import { problemsInLogs, watchTraces } from './watch-traces';

/** Logged by browsers when a page violates its own content security policy. */
const POLICY_BREACH = /Content Security Policy|Content-Security-Policy/;

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

/**
 * Connects the test file to the shared browser. Each visitor has separate storage. A test fails when a page throws an
 * uncaught error, violates its own content security policy, or stores personal data.
 */
export function useBrowser(): BrowserOfFile {
  let browser: Browser;
  let errors: string[] = [];
  let looks: (() => Promise<void>)[] = [];

  beforeAll(async () => {
    browser = await chromium.connect(process.env.E2E_BROWSER ?? '');
  });
  // Code that still waits for a page fails with this reason and says what it waits for.
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
      // The test's deadline is the only limit, because any shorter one is too short on a busy machine.
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
