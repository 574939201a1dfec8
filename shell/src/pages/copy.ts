import { GAMES } from '@ninefold/contracts';

export const copy = {
  notFound: {
    title: 'Page Not Found',
    lead: 'There is nothing at this address. Since you are here anyway, meet 83.',
    /** For guests, who have no dashboard; members see the dashboard first. */
    guestAction: { path: GAMES.sum_grid.path, label: "Play today's puzzle" },
    actions: [
      { path: '/dashboard', label: 'Go to Today' },
      { path: '/signup-with-subscription', label: 'Create an account' },
    ],
    quickLinksLabel: 'Quick links',
    quickLinks: [
      { path: '/puzzle-games', label: 'All puzzles' },
      { path: '/profile', label: 'Profile' },
      { path: '/upgrade', label: 'Upgrade' },
      { path: '/login', label: 'Sign in' },
    ],
    factsTitle: 'Fun facts about 83',
    facts: [
      '83 is prime. It is the 23rd prime, and 23 is prime as well.',
      'It is the sum of three primes in a row, 23 + 29 + 31, and of five, 11 + 13 + 17 + 19 + 23.',
      'It is the sum of the squares of the first three odd primes: 3² + 5² + 7².',
      'Twice 83 and one more, 167, is prime again: that makes 83 a Sophie Germain prime.',
      'Bismuth, the element with 83 protons, grows crystals shaped like little square staircases.',
    ],
  },
  /** The shell knows the path, and the remote that should show it does not. */
  notYet: {
    title: 'This page is being updated',
    lead: 'Its newest version is not available yet. Try again in a few minutes.',
    retry: 'Try again',
  },
} as const;
