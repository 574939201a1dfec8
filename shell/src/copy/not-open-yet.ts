import { GAME_LISTINGS } from 'shared-contracts';

export const notOpenYetCopy = {
  title: 'This page is not open yet',
  lead: 'We are still building it, and will open it when it works. Until then, here is what does.',
  links: [
    { path: GAME_LISTINGS.sum_grid.path, label: `Play today's ${GAME_LISTINGS.sum_grid.title}` },
    { path: '/puzzle-games', label: 'See all puzzles' },
    { path: '/', label: 'Back to the start' },
  ],
} as const;
