import { LOCALE } from '@ninefold/contracts';

const counted = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`;

export const copy = {
  share: 'Share Results',
  copied: 'Results copied to clipboard!',
  hints: (hints: number) => (hints === 0 ? 'no hints' : counted(hints, 'hint')),
  submissions: (submissions: number) => (submissions === 1 ? 'first try' : `${submissions} tries`),
  streak: (days: number) => `🔥 ${counted(days, 'day')}`,
  spoken: {
    solved: (title: string, time: string) => `${title} solved in ${time}`,
    submissions: (submissions: number) =>
      submissions === 1 ? 'on the first try' : `with ${submissions} tries`,
    first: (cells: number) => `${counted(cells, 'cell')} right away`,
    found: (cells: number) => `${counted(cells, 'cell')} found`,
    changed: (cells: number) => `${cells} changed on the way`,
    hint: (cells: number) => `${cells} by a hint`,
    streak: (days: number) => `Streak: ${counted(days, 'day')}.`,
    listed: (parts: readonly string[]) => new Intl.ListFormat(LOCALE).format(parts),
  },
  wholeDay: (time: string) => `all solved in ${time}`,
  day: (games: readonly string[]) => `Solved: ${games.join(', ')}.`,
  gameTime: (title: string, time: string) => `${title} in ${time}`,
} as const;
