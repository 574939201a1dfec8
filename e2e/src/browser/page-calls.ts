import type { Page } from 'playwright-core';

/**
 * Accepts the page's alerts.
 * @returns their texts, oldest first
 */
export function recordAlerts(page: Page): readonly string[] {
  const texts: string[] = [];
  page.on('dialog', (dialog) => {
    texts.push(dialog.message());
    void dialog.accept();
  });
  return texts;
}

/**
 * Records what the page copies. All pages of the browser share the real clipboard, so a test that reads it could get
 * another test's text. Call it before opening the page.
 * @returns a function that reads the last copied text
 */
export async function recordCopies(page: Page): Promise<() => Promise<string>> {
  await page.context().grantPermissions(['clipboard-write']);
  await page.addInitScript(() => {
    const { clipboard } = navigator;
    // Firefox has none in a page that has not loaded yet.
    if (!clipboard) return;
    const copy = clipboard.writeText.bind(clipboard);
    clipboard.writeText = async (text) => {
      await copy(text);
      document.documentElement.dataset.copied = text;
    };
  });
  return () => page.evaluate(() => document.documentElement.dataset.copied ?? '');
}
