import type { Position } from './position';
import type { TechniqueId } from './technique';

/** An example and boards to try. */
type Positions = readonly [Position, Position, ...Position[]];

/** Real puzzles of the games, found by solving many with the engine's hints. A test shows that each needs just its technique. */
export const POSITIONS: Readonly<Record<TechniqueId, Positions>> = {
  'last-cell': [
    { game: 'sum_grid', solution: '719684352', filled: '700600002' },
    { game: 'sum_grid', solution: '925731864', filled: '025700000' },
    { game: 'multiplication_grid', solution: '638917542', filled: '600000540' },
    { game: 'multiplication_grid', solution: '215769843', filled: '210060000' },
  ],
  'crossing-lines': [
    { game: 'multiplication_grid', solution: '215769843', filled: '000060000' },
    { game: 'sum_grid', solution: '925731864', filled: '020000000' },
    { game: 'sum_grid', solution: '638917542', filled: '600000040' },
    { game: 'combined_grid', solution: '318524697', filled: '300500600' },
  ],
  'only-cell': [
    { game: 'multiplication_grid', solution: '645972183', filled: '005070000' },
    { game: 'sum_grid', solution: '531629487', filled: '000600007' },
    { game: 'sum_grid', solution: '219687543', filled: '200080000' },
    { game: 'multiplication_grid', solution: '524187693', filled: '500000000' },
  ],
  'fitting-sets': [
    { game: 'sum_grid', solution: '927184563', filled: '900000003' },
    { game: 'sum_grid', solution: '896437215', filled: '800000000' },
    { game: 'sum_grid', solution: '915674238', filled: '000004000' },
  ],
  'claimed-digits': [
    { game: 'multiplication_grid', solution: '351876294', filled: '050070090' },
    { game: 'sum_grid', solution: '872316954', filled: '002010900' },
    { game: 'sum_grid', solution: '729413568', filled: '020000000' },
    { game: 'multiplication_grid', solution: '351496278', filled: '050090070' },
  ],
  'try-and-refute': [
    { game: 'sum_grid', solution: '254679381', filled: '200000001' },
    { game: 'sum_grid', solution: '192673485', filled: '000600005' },
    { game: 'sum_grid', solution: '273569481', filled: '000000400' },
  ],
};
