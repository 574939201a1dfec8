/** @jest-environment jest-fixed-jsdom */
import { waitFor } from '@testing-library/react';
import { markGames } from './mark-games';

test('marks the document as long as it shows a game', async () => {
  const html = document.documentElement;
  const game = document.createElement('section');
  game.dataset['playing'] = '';
  markGames();
  expect(html).not.toHaveAttribute('data-shows-game');
  document.body.append(game);
  await waitFor(() => expect(html).toHaveAttribute('data-shows-game'));
  game.remove();
  await waitFor(() => expect(html).not.toHaveAttribute('data-shows-game'));
});
