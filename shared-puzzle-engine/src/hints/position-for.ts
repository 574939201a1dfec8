import type { Cells } from '../grid/grid';
import { GRID_RULES, type PuzzleDifficulty, type GridGame, type GridPuzzle } from '../grid/grid-rules';
import { practicePuzzle } from '../puzzle/practice-puzzle';
import { randomInteger, type Random } from '../random';
import { gradePuzzle } from './grade-puzzle';
import { nextPlacements } from './next-step';
import { reasonKindOf, type ReasonKind } from './reason-kind';
import type { Placement } from './step';

/** A puzzle in the middle of being solved. */
export interface Position {
  readonly puzzle: GridPuzzle;
  /** The givens, and right digits in some other cells. */
  readonly cells: Cells;
}

const GAMES = Object.keys(GRID_RULES) as GridGame[];
const DIFFICULTIES: readonly PuzzleDifficulty[] = ['easy', 'medium', 'hard'];
/** All other kinds are rare but in sums with one given: in a product, one puzzle of a thousand needs them. */
const EVERYWHERE: readonly ReasonKind[] = ['last-cell', 'crossing-lines'];

/**
 * A random position whose easiest next digit has a reason of this kind: nothing easier finds a digit there, and at most one
 * digit must be refuted. Puzzles are drawn and solved step by step until one comes to such a position.
 */
export function positionFor(kind: ReasonKind, random: Random): Position {
  const isCommon = EVERYWHERE.includes(kind);
  for (;;) {
    const puzzle = isCommon
      ? practicePuzzle(oneOf(GAMES, random), random, oneOf(DIFFICULTIES, random))
      : practicePuzzle('sum_grid', random, 'hard');
    if ((gradePuzzle(puzzle).technique === 'guess') !== (kind === 'try-and-refute')) continue;
    let cells = puzzle.givens;
    for (;;) {
      const placements = nextPlacements(puzzle, cells);
      const [first] = placements;
      if (!first) break;
      if (reasonKindOf(first) === kind && refutations(first) < 2) return { puzzle, cells };
      const { cell, digit } = oneOf(placements, random);
      cells = cells.with(cell, digit);
    }
  }
}

const refutations = ({ reasons }: Placement) => reasons.filter(({ type }) => type === 'refuted').length;

const oneOf = <Item>(items: readonly Item[], random: Random) =>
  items[randomInteger(random, 0, items.length - 1)] as Item;
