import { PRODUCT_NAME } from '@ninefold/contracts';

/** The words of a page's own HTML. */
export const copy = {
  description: `${PRODUCT_NAME}: number grids every day, the same for everyone, and practice without end. Free to play, without an account.`,
  noScript: `${PRODUCT_NAME} is made of puzzles that you play in the page, and needs JavaScript for it.`,
} as const;
