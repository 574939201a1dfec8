import { GAME_LISTINGS, type GridGame } from 'shared-contracts';
import type { TargetKind } from 'shared-puzzle-engine';

export interface TargetKindConfig {
  readonly kind: TargetKind;
  readonly operation: 'sum' | 'product';
  /** Stem of the test id: `row-sum` becomes `row-sum-1`. */
  readonly testId: string;
}

export interface GridGameConfig {
  readonly game: GridGame;
  readonly title: string;
  readonly path: string;
  /** Targets at the end of each row, and at the foot of each column, in the order in which they are shown. */
  readonly rowTargets: readonly TargetKindConfig[];
  readonly columnTargets: readonly TargetKindConfig[];
}

const ROW_SUMS: TargetKindConfig = { kind: 'rowSums', operation: 'sum', testId: 'row-sum' };
const COL_SUMS: TargetKindConfig = { kind: 'colSums', operation: 'sum', testId: 'col-sum' };
const ROW_PRODUCTS: TargetKindConfig = { kind: 'rowProducts', operation: 'product', testId: 'row-product' };
const COL_PRODUCTS: TargetKindConfig = { kind: 'colProducts', operation: 'product', testId: 'col-product' };

function configOf(
  game: GridGame,
  rowTargets: readonly TargetKindConfig[],
  columnTargets: readonly TargetKindConfig[],
): GridGameConfig {
  const { title, path } = GAME_LISTINGS[game];
  return { game, title, path, rowTargets, columnTargets };
}

/** Everything in which the three grids differ on the screen; the engine holds the rules. */
export const GRID_GAME_CONFIG: Readonly<Record<GridGame, GridGameConfig>> = {
  sum_grid: configOf('sum_grid', [ROW_SUMS], [COL_SUMS]),
  multiplication_grid: configOf('multiplication_grid', [ROW_PRODUCTS], [COL_PRODUCTS]),
  combined_grid: configOf('combined_grid', [ROW_SUMS, ROW_PRODUCTS], [COL_SUMS, COL_PRODUCTS]),
};
