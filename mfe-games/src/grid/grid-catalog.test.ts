import { GAMES, GRID_GAMES } from '@ninefold/contracts';
import { GRID_RULES } from 'shared-puzzle-engine';

// The shell, which does not know the rules, uses it to draw the placeholder of a grid.
it.each(GRID_GAMES)('the symbol of %s has one character per operation', (game) => {
  expect(GRID_RULES[game].operations).toHaveLength(GAMES[game].sign.length);
});
