import { copy as screenCopy } from '../screen/copy';

export const copy = {
  title: (dayKey: string) => `Puzzles for ${screenCopy.day(dayKey)}, to print`,
  sheet: (name: string, dayKey: string) => `${name} · ${screenCopy.day(dayKey)}`,
  solutions: (name: string) => `${name} · Solutions`,
  toArchive: 'Back to the day',
  toPuzzles: 'Back to Puzzles',
  playHere: 'Play these puzzles on a screen, with a clock and a check:',
  toFillIn: (title: string) => `${title}, to fill in`,
  solved: (title: string) => `${title}, solved`,
} as const;
