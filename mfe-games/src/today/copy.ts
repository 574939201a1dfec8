export const copy = {
  next: (title: string, xp: number) => `Next: ${title}, +${xp} XP`,
  continue: (title: string, xp: number) => `Continue: ${title}, +${xp} XP`,
  daily: (title: string) => `Today's ${title}`,
  nextLesson: 'Next: a lesson',
  withoutAccount: {
    title: 'Or continue without an account',
    tomorrow: 'New dailies come out at midnight EST, with a new practice puzzle for each game.',
  },
  sharePuzzles: "Share Today's Puzzles",
  fasterThan: (percent: number) => `Faster than ${percent}% of today's players.`,
} as const;
