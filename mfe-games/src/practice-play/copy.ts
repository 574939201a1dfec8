/** Texts of a practice puzzle, its hints and its result. */
export const copy = {
  technique: (title: string) => `${title}.`,
  showDigit: 'Show the digit',
  closeHint: 'Close the reason',
  steps: 'Steps to the contradiction; press one to see its cells',
  aboutTechnique: 'About this technique',
  firstTime: 'Your first without a hint at this difficulty: the time to beat.',
  newBest: (before: string) => `Your best time at this difficulty! It was ${before}.`,
  best: (time: string) => `Your best at this difficulty, without hints, is ${time}.`,
  solvedIn: (time: string) => `Solved in ${time}.`,
  seeResult: 'See Result',
  hub: 'Puzzles',
} as const;
