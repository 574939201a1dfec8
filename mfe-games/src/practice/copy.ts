import type { PuzzleDifficulty } from 'shared-puzzle-engine';

const LEVELS: Readonly<Record<PuzzleDifficulty, string>> = { easy: 'Easy', medium: 'Medium', hard: 'Hard' };

export const copy = {
  title: 'Practice',
  difficulty: 'Difficulty: how many digits are given',
  level: (level: PuzzleDifficulty, givens: number) => `${LEVELS[level]}: ${givens} given`,
  levelName: (level: PuzzleDifficulty) => LEVELS[level],
  atHand: (level: PuzzleDifficulty) => `This puzzle: ${LEVELS[level]}`,
  next: (level: PuzzleDifficulty) => `next: ${LEVELS[level]}`,
  solvedToday: (title: string) => `${title}: today's practice puzzle is solved.`,
  hub: 'Puzzles',
  fromTheNext: (level: PuzzleDifficulty) => `${LEVELS[level]} starting with the next New Puzzle.`,
} as const;
