import { screen } from '@testing-library/react';
import { fakeDashboard, summary } from '../testing/fake-dashboard';
import { heading, openDashboard } from '../testing/open-dashboard';

const SUMMARY_CALL = 'dashboard_summary';

describe('who may see it', () => {
  test('asks a signed-out person to sign in', async () => {
    openDashboard(undefined, '/dashboard', { status: 'out' });
    expect(await heading('Please sign in to continue')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login');
  });

  test('shows a guest the benefits of an account and ways to join or play', async () => {
    openDashboard(undefined, '/dashboard', { status: 'out' });
    expect(await heading('What an account keeps')).toBeInTheDocument();
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Your streak',
      'Your times and your best',
      'Your XP and your steps',
      'What you have played here',
    ]);
    expect(screen.getByRole('link', { name: 'Create Account' })).toHaveAttribute('href', '/signup');
    expect(screen.getByRole('link', { name: "Play today's puzzle" })).toHaveAttribute('href', '/sum-grid');
  });

  test('shows a loading message until the session is known', async () => {
    openDashboard(undefined, '/dashboard', { status: 'loading' });
    expect(await screen.findByText('Loading...')).toBeInTheDocument();
  });

  test.each(['/', '/dashboard'])('greets a signed-in person at %s', async (address) => {
    const backend = fakeDashboard(summary());
    openDashboard(backend, address);
    expect(await heading('Hello, Ada')).toBeInTheDocument();
    expect(backend.calls).toEqual([SUMMARY_CALL]);
  });
});
