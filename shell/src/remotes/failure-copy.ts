/** Names of our remotes' screens. */
export const PARTS: Readonly<Record<string, string>> = {
  games: 'The puzzles',
  account: 'The account pages',
  learning: 'The learning pages',
};

export const partOf = (remote: string): string => PARTS[remote] ?? 'These pages';

export const copy = {
  reload: 'Reload the page',
  didNotLoad: ' did not load',
  pageIsOlder: 'They were just updated, and this page is older.',
  remoteIsOlder: 'They need an update to work with this version of the site.',
  empty: 'This page is empty',
  nothingHere: 'It has loaded, but shows nothing at this address.',
  blocked: (origin: string) => `This site does not allow files from ${origin}.`,
  stopped: ' have stopped',
  broken: 'Something in them went wrong.',
  whatStillWorks: 'Saved progress is kept, and the rest of the site works.',
} as const;
