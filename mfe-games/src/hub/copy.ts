/** Texts of the hub. */
export const copy = {
  title: 'Puzzles',
  lead: 'Nine cells, nine digits, one way to fit them. A new daily challenge for each grid, and practice: a puzzle of each a day as a guest, as many as you like with a free account.',
  lesson: 'The next lesson',
  lessonLead: 'Five minutes.',
  /** As a part of a guest's day: what is written, and what is read out. */
  lessonOfDay: {
    title: 'Lesson or practice',
    sign: 'x²',
    open: ['5 min', '5 minutes'],
    done: ['Done', 'done'],
  },
  daily: 'Daily Challenge',
  practice: 'Play for Fun',
  continue: 'Continue',
  continueAt: (filled: number, open: number) => `Continue, ${filled} of ${open}`,
  seeResult: 'See Result',
  doneIn: (time: string) => `Done today in ${time}`,
  best: (time: string) => `Best ${time}`,
  bestScore: (score: number) => `Best: ${score} correct`,
  play: (title: string) => `Play ${title}`,
  dashboard: 'Today',
  friends: "Friends' sheets",
  featuresTitle: 'What you get',
  features: [
    'A new puzzle for everyone at midnight EST',
    'Exactly one solution: never a guess',
    'Undo, pencil marks and a scratchpad',
    'Full play by touch, keyboard and screen reader',
  ],
  benefitsTitle: 'Why it helps',
  benefits: [
    ['Quicker mental arithmetic', 'Sums and products of three digits become familiar friends.'],
    ['Logical thinking', 'Each digit you place rules others out: you learn to look for what must be.'],
    ['A few minutes a day', 'One daily puzzle keeps the habit, and the streak, alive.'],
  ],
} as const;
