import { useState } from 'react';
import type { GridGame, TextKey } from '@ninefold/contracts';
import {
  GRID_RULES,
  gradePuzzle,
  practicePuzzle,
  type PuzzleDifficulty,
  type GridPuzzle,
  type Random,
} from 'shared-puzzle-engine';
import { useDevice } from '@ninefold/web/storage';

/** In display order. */
export const DIFFICULTIES: readonly PuzzleDifficulty[] = ['easy', 'medium', 'hard'];

const keyOf = (game: GridGame): TextKey => `games:practice-difficulty:${game}`;

/** The chosen difficulty of practice on this device; by default, the game's own. */
export function useDifficulty(game: GridGame): [PuzzleDifficulty, (chosen: PuzzleDifficulty) => void] {
  const { store } = useDevice();
  const [difficulty, setDifficulty] = useState(() => {
    const stored = store.get(keyOf(game));
    return DIFFICULTIES.find((known) => known === stored) ?? GRID_RULES[game].difficulty;
  });

  return [
    difficulty,
    (chosen) => {
      store.set(keyOf(game), chosen);
      setDifficulty(chosen);
    },
  ];
}

/**
 * A random puzzle that can be solved without guessing. A quarter of the sum grids with one given, and few
 * others, need a guess; those are drawn again.
 */
export function drawPuzzle(game: GridGame, random: Random, difficulty: PuzzleDifficulty): GridPuzzle {
  for (;;) {
    const puzzle = practicePuzzle(game, random, difficulty);
    if (gradePuzzle(puzzle).technique !== 'guess') return puzzle;
  }
}
