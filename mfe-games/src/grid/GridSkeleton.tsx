import { GRID_SENTENCES, type GridGame } from '@ninefold/contracts';
import { GRID_RULES } from 'shared-puzzle-engine';
import { PuzzleSkeleton } from '@ninefold/ui';

/** Stands where the grid of a newcomer will stand while its puzzle comes, as the skeleton of the shell did before. */
export const GridSkeleton = ({ game, label }: { game: GridGame; label: string }) => (
  <PuzzleSkeleton operations={GRID_RULES[game].operations.length} label={label} rule={GRID_SENTENCES[game]} />
);
