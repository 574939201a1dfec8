/** Texts of a daily that is done. */
export const DAILY_COMPLETE_COPY = {
  title: 'Daily Challenge Complete!',
  yourTime: (time: string) => `You solved today's puzzle in ${time}.`,
  earned: (xp: number, streak: number) =>
    `+${xp} XP. Your streak: ${streak} ${streak === 1 ? 'day' : 'days'}.`,
  next: 'Next challenge in',
  links: 'More to play',
  hours: 'hours',
  minutes: 'minutes',
  seconds: 'seconds',
  resets: 'Puzzles reset at midnight EST.',
  practice: 'Practice Mode',
  hub: 'Puzzle Games',
  dashboard: 'Dashboard',
} as const;

/** About dailies that reached the server after their day. */
export const LATE_COPY = {
  puzzle: (title: string, day: string) => `${title} of ${day}`,
  counted: (puzzles: string, xp: number) => `Saved to your account and counted, ${xp} XP: ${puzzles}.`,
  kept: (puzzles: string) =>
    `Saved to your account after its day was over, so without XP or a day for your streak: ${puzzles}.`,
  refused: (puzzles: string) => `Not accepted by the server: ${puzzles}.`,
} as const;
