import { useState } from 'react';
import type { GridGame } from 'shared-contracts';
import { GRID_RULES, type Difficulty } from 'shared-puzzle-engine';
import { useDevice } from '../device/device';
import { DIFFICULTIES } from './config';

const keyOf = (game: GridGame) => `games:practice-difficulty:${game}`;

/** How hard a player wants practice to be: the game's own difficulty until another was chosen on this device. */
export function useDifficulty(game: GridGame): [Difficulty, (chosen: Difficulty) => void] {
  const { store } = useDevice();
  const [difficulty, setDifficulty] = useState(() => {
    const kept = store.get(keyOf(game));
    return DIFFICULTIES.find((known) => known === kept) ?? GRID_RULES[game].difficulty;
  });

  return [
    difficulty,
    (chosen) => {
      store.set(keyOf(game), chosen);
      setDifficulty(chosen);
    },
  ];
}
