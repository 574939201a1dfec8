import type { GridGame } from 'shared-contracts';
import { GRID_RULES } from 'shared-puzzle-engine';
import { BoardSkeleton } from 'shared-ui';

/** Stands where the grid will stand while its puzzle comes. */
export const GridSkeleton = ({ game, label }: { game: GridGame; label: string }) => (
  <BoardSkeleton operations={GRID_RULES[game].operations.length} label={label} />
);
