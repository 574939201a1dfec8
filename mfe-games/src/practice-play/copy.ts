export const copy = {
  technique: (title: string) => `${title}.`,
  showDigit: 'Show the digit',
  closeHint: 'Close the reason',
  steps: 'Steps to the contradiction; select one to see its cells',
  aboutTechnique: 'About this technique',
  firstTime: 'Your first solve without hints at this difficulty: the time to beat.',
  newBest: (before: string) => `Your best time at this difficulty! It was ${before}.`,
  best: (time: string) => `Your best at this difficulty, without hints, is ${time}.`,
  solvedIn: (time: string) => `Solved in ${time}.`,
  seeResult: 'See Result',
  hub: 'Puzzles',
} as const;
