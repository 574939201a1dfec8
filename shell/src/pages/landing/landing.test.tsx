import { screen, within } from '@testing-library/react';
import { main, openShell } from '../../testing/open-shell';

test('a guest is told what this is, and where to begin', async () => {
  openShell('/');
  expect(await screen.findByRole('link', { name: 'Start Learning Free' })).toHaveAttribute('href', '/signup');
  expect(within(main()).getAllByRole('heading', { level: 1 })).toHaveLength(1);
});

test('until there are demo pages, the demo is the puzzle of today, and says so', async () => {
  openShell('/');
  expect(await screen.findByRole('link', { name: 'Try Demo' })).toHaveAttribute('href', '/sum-grid');
  expect(screen.getByText(/today's real Sum Grid/)).toBeVisible();
});

test('four games are shown, and a game that is not open cannot be pressed', async () => {
  openShell('/');
  for (const name of ['Sum Grid', 'Multiplication Grid', 'Combined Grid']) {
    expect(await screen.findByRole('link', { name: `Play ${name}` })).toBeVisible();
  }
  const later = screen.getByRole('heading', { name: 'Mental Math Speed Round' }).closest('li')!;
  expect(within(later).queryByRole('link')).not.toBeInTheDocument();
});

test('a signed-in person sees the dashboard instead', async () => {
  openShell('/', { profile: {} });
  expect(await screen.findByRole('heading', { name: 'learning at /' })).toBeVisible();
});
