import { PRODUCT_NAME } from '@ninefold/contracts';

/** Texts of the static HTML. */
export const copy = {
  noScript: `${PRODUCT_NAME} runs its puzzles in your browser, so it needs JavaScript.`,
} as const;
