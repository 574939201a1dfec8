import { PRODUCT_NAME } from '@ninefold/contracts';

/** Texts of the static HTML. */
export const copy = {
  noScript: `${PRODUCT_NAME} is made of puzzles that you play in the page, and needs JavaScript for it.`,
} as const;
