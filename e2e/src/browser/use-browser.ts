import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';

/** How long a page may take to show what it should. */
const PATIENCE_MS = 15_000;

/** What a browser complains about when the page does something that it must not. */
const POLICY_BREACH = /Content Security Policy|Content-Security-Policy/;

export interface BrowserOfFile {
  /** A page of somebody who was never here before. */
  newVisitor(options?: BrowserContextOptions): Promise<Page>;
}

/**
 * Connects the test file to the one browser. Each visitor has storage of their own, and a test fails when a page
 * threw an error that nobody caught, or broke its own content security policy.
 */
export function useBrowser(): BrowserOfFile {
  let browser: Browser;
  let complaints: string[] = [];

  beforeAll(async () => {
    browser = await chromium.connect(process.env.E2E_BROWSER ?? '');
  });
  afterEach(async () => {
    await Promise.all(browser.contexts().map((context) => context.close()));
    const told = complaints;
    complaints = [];
    expect(told).toEqual([]);
  });
  afterAll(() => browser.close());

  return {
    async newVisitor(options) {
      const context = await browser.newContext({ reducedMotion: 'reduce', locale: 'en-US', ...options });
      context.setDefaultTimeout(PATIENCE_MS);
      const page = await context.newPage();
      page.on('pageerror', (error) => complaints.push(error.message));
      page.on('console', (message) => {
        if (POLICY_BREACH.test(message.text())) complaints.push(message.text());
      });
      return page;
    },
  };
}
