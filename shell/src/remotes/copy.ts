/** Names of our remotes' screens in failure messages. */
const PARTS: Readonly<Record<string, string>> = {
  games: 'The puzzles',
  account: 'The account pages',
  learning: 'The learning pages',
};

export const partOf = (remote: string): string => PARTS[remote] ?? 'These pages';

export const copy = {
  loading: 'Loading...',
  slow: 'This is taking longer than usual.',
  tryAgain: 'Try again',
  reload: 'Reload the page',
  didNotLoad: ' did not load',
  unloaded: 'The connection may have dropped, or they are just being updated.',
  outdated: 'They were just updated, and this page is older.',
  stopped: ' have stopped',
  broken: 'Something in them went wrong.',
  whatStillWorks: 'Saved progress is kept, and the rest of the site works.',
} as const;
