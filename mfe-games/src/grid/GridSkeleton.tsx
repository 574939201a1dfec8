import { GRID_SENTENCES, type GridGame } from '@ninefold/contracts';
import { GRID_RULES } from 'shared-puzzle-engine';
import { PuzzleSkeleton } from '@ninefold/ui';

/** Occupies the place of the grid until its puzzle is ready, like the shell's skeleton before it. */
export const GridSkeleton = ({ game, label }: { game: GridGame; label: string }) => (
  <PuzzleSkeleton operations={GRID_RULES[game].operations.length} label={label} rule={GRID_SENTENCES[game]} />
);
