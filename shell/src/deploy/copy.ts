import { PRODUCT_NAME } from '@ninefold/contracts';

/** Texts of the static HTML. */
export const copy = {
  oldBrowser: `${PRODUCT_NAME} needs a newer browser: update this one, or use Chrome or Edge 109, Firefox 115, or Safari 16 (iOS 16) or later. On an iPhone or iPad, update to iOS 16 or later.`,
  noScript: `${PRODUCT_NAME} runs its puzzles in your browser, so it needs JavaScript.`,
} as const;
