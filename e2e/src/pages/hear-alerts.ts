import type { Page } from 'playwright-core';

/** Accepts the page's alerts and keeps what they said. */
export function hearAlerts(page: Page): readonly string[] {
  const heard: string[] = [];
  page.on('dialog', (dialog) => {
    heard.push(dialog.message());
    void dialog.accept();
  });
  return heard;
}
