/** Texts of a daily that is done. */
export const copy = {
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
