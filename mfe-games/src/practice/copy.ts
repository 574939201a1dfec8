import type { PuzzleDifficulty } from 'shared-puzzle-engine';

const LEVELS: Readonly<Record<PuzzleDifficulty, string>> = { easy: 'Easy', medium: 'Medium', hard: 'Hard' };

/** Texts of practice alone. */
export const copy = {
  title: 'Practice',
  difficulty: 'Difficulty: how many digits are given',
  level: (level: PuzzleDifficulty, givens: number) => `${LEVELS[level]}: ${givens} given`,
  levelName: (level: PuzzleDifficulty) => LEVELS[level],
  atHand: (level: PuzzleDifficulty) => `This puzzle: ${LEVELS[level]}`,
  next: (level: PuzzleDifficulty) => `next: ${LEVELS[level]}`,
  technique: (title: string) => `${title}.`,
  showDigit: 'Show the digit',
  closeHint: 'Close the reason',
  steps: 'Steps to the contradiction; press one to see its cells',
  aboutTechnique: 'About this technique',
  firstTime: 'Your first without a hint at this difficulty: the time to beat.',
  newBest: (before: string) => `Your best time at this difficulty! It was ${before}.`,
  best: (time: string) => `Your best at this difficulty, without hints, is ${time}.`,
  solvedToday: (title: string) => `${title}: today's practice puzzle is solved.`,
  solvedIn: (time: string) => `Solved in ${time}.`,
  seeResult: 'See Result',
  hub: 'Puzzles',
  ofDay: (title: string, day: string) => `${title} of ${day}`,
  backToDay: (day: string) => `Back to ${day}`,
  nextOfDay: (title: string) => `Next: ${title}`,
  nextDay: (day: string) => `Next: ${day}`,
  anotherDay: 'Another day',
  playAgain: 'Play Again',
  archiveNote: 'From the archive, so it is practice: no XP, and your streak stays as it is.',
  fromTheNext: (level: PuzzleDifficulty) => `${LEVELS[level]} from the next New Puzzle on.`,
} as const;
