export const copy = {
  next: (title: string, xp: number) => `Next: ${title}, +${xp} XP`,
  goOn: (title: string, xp: number) => `Continue: ${title}, +${xp} XP`,
  daily: (title: string) => `Today's ${title}`,
  nextLesson: 'Next: a lesson',
  withoutAccount: {
    title: 'Or go on without an account',
    tomorrow: 'At midnight EST there are new dailies, and a new practice puzzle of each game.',
  },
  sharePuzzles: "Share Today's Puzzles",
  fasterThan: (percent: number) => `Faster than ${percent}% of today's players.`,
} as const;
