/** Texts of a daily that is done. */
export const DAILY_COMPLETE_COPY = {
  title: 'Daily Challenge Complete!',
  yourTime: (time: string) => `You solved today's puzzle in ${time}.`,
  earned: (xp: number, streak: number) =>
    streak > 1 ? `+${xp} XP, and day ${streak} of your streak.` : `+${xp} XP, and the first day of a streak.`,
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
