import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { main, openShell } from '../../testing/open-shell';

test('markup and example follow the options', async () => {
  const user = userEvent.setup();
  openShell('/embed');
  await user.click(await screen.findByRole('radio', { name: 'Combined Grid' }));
  await user.click(screen.getByRole('radio', { name: 'Dark' }));
  expect(main()).toHaveTextContent('<script src="http://localhost/embed.js" async></script>');
  expect(main()).toHaveTextContent('<ninefold-daily game="combined" theme="dark"></ninefold-daily>');
  const example = document.querySelector('ninefold-daily');
  expect(example).toHaveAttribute('game', 'combined');
  expect(example).toHaveAttribute('theme', 'dark');
  await user.click(screen.getByRole('button', { name: 'Copy the markup' }));
  expect(await screen.findByText('Copied')).toBeVisible();
});

test('the policy names the origins of the site and of games', async () => {
  openShell('/embed');
  expect(
    await screen.findByText(
      'script-src http://localhost http://games.test; connect-src http://localhost http://games.test; font-src http://localhost',
    ),
  ).toBeVisible();
});
