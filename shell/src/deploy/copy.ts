import { PRODUCT_NAME } from '@ninefold/contracts';

/** The words of a page's own HTML. */
export const copy = {
  description: `${PRODUCT_NAME}: number grids every day, the same for everyone. Free to play, without an account; with a free one, practice without end.`,
  noScript: `${PRODUCT_NAME} is made of puzzles that you play in the page, and needs JavaScript for it.`,
} as const;
