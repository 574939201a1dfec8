import type { RemoteName } from '@ninefold/contracts';

/** The screens of each remote, as its failure names them. */
export const PARTS: Readonly<Record<RemoteName, string>> = {
  games: 'The puzzles',
  account: 'The account pages',
  learning: 'The learning pages',
};

export const copy = {
  loading: 'Loading...',
  slow: 'This is taking longer than usual.',
  tryAgain: 'Try again',
  reload: 'Reload the page',
  didNotLoad: ' did not load',
  unloaded: 'Your connection may have dropped, or they are being updated right now.',
  outdated: 'They were just updated, and this page is older.',
  stopped: ' have stopped',
  broken: 'Something in them went wrong, and was reported.',
  whatStillWorks: 'Nothing you did is lost, and the rest of the site works.',
  home: 'Home',
  puzzles: 'Puzzles',
} as const;
