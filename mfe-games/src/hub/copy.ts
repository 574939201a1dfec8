/** Texts of the hub of the grid games. */
export const copy = {
  title: 'Puzzle Games',
  lead: 'Nine cells, nine digits, one way to fit them. A new daily challenge for each game, and as much practice as you like.',
  daily: 'Daily Challenge',
  practice: 'Play for Fun',
  doneToday: 'Done for today',
  dashboard: 'Go to Dashboard',
  more: 'More to play',
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
    ['A few minutes a day', 'One short puzzle keeps the habit, and the streak, alive.'],
  ],
} as const;
