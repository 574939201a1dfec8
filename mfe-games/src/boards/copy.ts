import { LOCALE } from '@ninefold/contracts';
import { copy as screenCopy } from '../screen/copy';

const count = new Intl.NumberFormat(LOCALE);

export const copy = {
  title: 'Boards',
  lead: 'Our server saw each of these games start and end, but it cannot see whether somebody had help. Each player is listed once, with their best result.',
  verified: {
    title: 'How results are verified',
    facts: [
      'Verified: the start and the end. The clock runs on our server, so no device can shorten a time.',
      'Verified: the solution. Every cell and every answer is checked, and hints are not allowed.',
      'Verified: that a person can be this fast. A grid takes at least 1.1 seconds for each empty cell, the rate of the world record for a Sudoku. Each answer of a round takes at least 0.3 seconds and the time for its keystrokes.',
      'Not verified: that somebody solved it alone. Everyone gets the same puzzles, so a solution may have been found elsewhere before the clock started.',
      'A daily that is not verified is still yours, with its time, its XP and its day of the streak. It is not listed, and it is never your best time. If you think that we are wrong about a result, write to us.',
    ],
  },
  games: 'Games',
  choosing: 'four answers',
  typing: 'typed',
  periods: 'Periods',
  steps: 'Before and after',
  day: 'Today',
  week: 'This Week',
  all: 'All Time',
  caption: (game: string, period: string) => `${game}: ${period}`,
  weekOf: (day: string) => `Week of ${day}`,
  earlier: { day: 'The day before', week: 'The week before' },
  later: { day: 'The day after', week: 'The week after' },
  place: 'Place',
  player: 'Player',
  seconds: 'Time',
  score: 'Correct',
  you: 'you',
  between: 'Places between',
  after: 'Places after',
  number: (value: number) => count.format(value),
  players: (players: number) => (players === 1 ? '1 player' : `${count.format(players)} players`),
  yours: (place: number, players: number) => `Your place: ${count.format(place)} of ${count.format(players)}`,
  empty: 'Nobody is on this board yet.',
  emptyPast: 'Nobody was on this board.',
  notYou: 'You are not on this board.',
  switchOn: 'Turn on “Show me on public boards” below to list your checked results here.',
  whatCounts: 'Boards list verified times and verified rounds.',
  play: (game: string) => `Play ${game}`,
  puzzlesOf: (day: string) => `Puzzles for ${screenCopy.day(day)}`,
  guest:
    'Boards are for players with an account, and list only those who choose to be listed. An account is free.',
  failed: 'The board could not be loaded. Check the connection and try again.',
  hub: 'Puzzles',
  report: (name: string) => `Report the name ${name}`,
} as const;
