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
  solvedToday: (title: string) => `${title}: today's practice puzzle is solved.`,
  hub: 'Puzzles',
  fromTheNext: (level: PuzzleDifficulty) => `${LEVELS[level]} from the next New Puzzle on.`,
} as const;
