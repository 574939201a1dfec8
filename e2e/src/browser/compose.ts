import type { Page } from 'playwright-core';

/**
 * Enters text into the focused field as an input method does: it grows as a marked suggestion, is replaced by another
 * script, and is then confirmed.
 */
export async function compose(page: Page, suggestions: readonly string[], confirmed: string): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  for (const text of suggestions) {
    const end = text.length;
    await browser.send('Input.imeSetComposition', { text, selectionStart: end, selectionEnd: end });
  }
  await browser.send('Input.insertText', { text: confirmed });
  await browser.detach();
}
