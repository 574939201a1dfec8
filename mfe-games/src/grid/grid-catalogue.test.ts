import { GAMES, GRID_GAMES } from '@ninefold/contracts';
import { GRID_RULES } from 'shared-puzzle-engine';

// The shell, which does not know the rules, draws the place of a board by it.
it.each(GRID_GAMES)('the sign of %s has one character for each of its operations', (game) => {
  expect(GRID_RULES[game].operations).toHaveLength(GAMES[game].sign.length);
});
