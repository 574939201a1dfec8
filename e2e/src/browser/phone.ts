import type { BrowserContextOptions } from 'playwright-core';

/** The smallest screen that the games promise to fit on, and fingers only. */
export const PHONE = {
  viewport: { width: 360, height: 640 },
  hasTouch: true,
  isMobile: true,
} satisfies BrowserContextOptions;
