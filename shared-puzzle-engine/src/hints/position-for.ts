import type { Cells } from '../grid/grid';
import { GRID_RULES, type PuzzleDifficulty, type GridGame, type GridPuzzle } from '../grid/grid-rules';
import { withItem } from '../grid/with-item';
import { practicePuzzle } from '../puzzle/practice-puzzle';
import { randomInteger, type Random } from '../random';
import { gradePuzzle } from './grade-puzzle';
import { nextPlacements } from './next-step';
import { reasonKindOf, type ReasonKind } from './reason-kind';
import type { Placement } from './step';

/** A partly solved puzzle. */
export interface Position {
  readonly puzzle: GridPuzzle;
  /** Givens and some further correct digits. */
  readonly cells: Cells;
}

const GAMES = Object.keys(GRID_RULES) as GridGame[];
const DIFFICULTIES: readonly PuzzleDifficulty[] = ['easy', 'medium', 'hard'];
/** The other kinds are rare except in sums with one given: one product puzzle in a thousand needs them. */
const EVERYWHERE: readonly ReasonKind[] = ['last-cell', 'crossing-lines'];

/**
 * A random position whose easiest next digit needs a reason of this kind, with at most one digit to refute. Generates
 * and solves puzzles step by step until one reaches such a position.
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
      cells = withItem(cells, cell, digit);
    }
  }
}

const refutations = ({ reasons }: Placement) => reasons.filter(({ type }) => type === 'refuted').length;

const oneOf = <Item>(items: readonly Item[], random: Random) =>
  items[randomInteger(random, 0, items.length - 1)] as Item;
