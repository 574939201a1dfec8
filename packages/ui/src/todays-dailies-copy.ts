/** Texts of Today. */
export const copy = {
  label: "Today's puzzles",
  reward: (xp: number) => `+${xp} XP`,
  progress: (filled: number, open: number) => `${filled} of ${open}`,
  begun: 'Started',
  spokenTime: (time: string) => `solved in ${time}`,
  /** On two lines, because the cards are narrow. */
  unverified: (time: string) => `${time}\nunverified`,
  spokenUnverified: (time: string) => `solved in ${time}, not verified`,
  spokenProgress: (filled: number, open: number) => `started, ${filled} of ${open} cells`,
  spokenBegun: 'started',
  spokenReward: (xp: number) => `open, ${xp} XP`,
  /** Instead of the words below the total, if a time in it is not verified. */
  totalUnverified: 'Unverified',
  spokenTotalUnverified: ' Not every time is verified.',
  puzzles: { whole: 'All solved', wholeIn: (time: string) => `All solved, ${time} in all.` },
  day: { whole: 'All done', wholeIn: (time: string) => `All done, the puzzles in ${time}.` },
} as const;
