import { LOCALE } from '@ninefold/contracts';
import { copy as screenCopy } from '../screen/copy';

const count = new Intl.NumberFormat(LOCALE);

export const copy = {
  title: 'Boards',
  lead: 'Every entry was checked: the server started the clock, and no hints were used. Each player is listed once, with their best result.',
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
  whatCounts: 'Boards list times of five seconds or more that the server measured, and verified rounds.',
  play: (game: string) => `Play ${game}`,
  puzzlesOf: (day: string) => `Puzzles for ${screenCopy.day(day)}`,
  guest:
    'Boards are for players with an account, and list only those who choose to be listed. An account is free.',
  failed: 'The board could not be loaded. Check the connection and try again.',
  hub: 'Puzzles',
  report: (name: string) => `Report the name ${name}`,
} as const;
