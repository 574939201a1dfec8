import { pathToFileURL } from 'node:url';
import { getSudoku } from 'sudoku-gen';
import { GRID_RULES, hasOneSolution, practicePuzzle, seededRandom, type GridGame } from '../src/index';
import { medianCosts } from './median-costs';

export interface BenchRow {
  readonly name: string;
  /** Cost relative to the baseline of the same run. */
  readonly ratio: number;
  /** Maximum acceptable ratio. */
  readonly bound: number;
}

const GAMES = Object.keys(GRID_RULES) as GridGame[];
const PROVEN = 256;

/** Costs of proving and generating puzzles, relative to shuffling nine digits and to a sudoku generator. */
export function puzzleBench(): BenchRow[] {
  const random = seededRandom('bench');
  const costs = medianCosts({
    shuffle: () => shuffleNine(random),
    sudoku: () => getSudoku('easy'),
    ...Object.fromEntries(GAMES.map((game) => [`generate ${game}`, () => practicePuzzle(game, random)])),
    ...Object.fromEntries(GAMES.map((game) => [`prove ${game}`, prover(game)])),
  });
  const row = (subject: string, baseline: string, bound: number): BenchRow => ({
    name: `${subject} / ${baseline}`,
    ratio: (costs[subject] ?? NaN) / (costs[baseline] ?? NaN),
    bound,
  });
  return GAMES.flatMap((game) => [
    row(`prove ${game}`, 'shuffle', 40),
    row(`generate ${game}`, 'shuffle', 40),
    row(`generate ${game}`, 'sudoku', 0.1),
  ]);
}

/** Baseline: nine digits shuffled in place. */
function shuffleNine(random: () => number): number[] {
  const digits = [1, 2, 3, 4, 5, 6, 7, 8, 9];
  for (let last = 8; last > 0; last--) {
    const chosen = Math.floor(random() * (last + 1));
    const digit = digits[last] ?? 0;
    digits[last] = digits[chosen] ?? 0;
    digits[chosen] = digit;
  }
  return digits;
}

/** Proves that each puzzle of a prepared stock has one solution. */
function prover(game: GridGame): () => boolean {
  const random = seededRandom(game);
  const stock = Array.from({ length: PROVEN }, () => practicePuzzle(game, random));
  let next = 0;
  return () => {
    const puzzle = stock[next++ % PROVEN];
    return puzzle !== undefined && hasOneSolution(puzzle.targets, puzzle.givens);
  };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const rows = puzzleBench();
  console.log(JSON.stringify(rows, undefined, 2));
  if (rows.some(({ ratio, bound }) => !(ratio <= bound))) process.exitCode = 1;
}
