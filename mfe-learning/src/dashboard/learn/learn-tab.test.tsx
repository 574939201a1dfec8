import { screen } from '@testing-library/react';
import { rpcClient } from '@ninefold/platform/testing';
import { summary } from '../../testing/fake-dashboard';
import { learningState, progress } from '../../testing/fake-learning';
import { openLearning } from '../../testing/render-learning';
import './LearnTab';

test('the Learn tab has the next step and the three paths in short', async () => {
  const client = rpcClient({
    dashboard_summary: () => summary(),
    learning_state: () => learningState({ skills: [progress('mean', 'proficient')] }),
  });
  openLearning('/dashboard?tab=learn', { supabase: () => Promise.resolve(client) });
  expect(await screen.findByText('Next step')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Algebra Basics' })).toBeInTheDocument();
  expect(screen.getByRole('progressbar', { name: 'Statistics' })).toHaveAttribute('aria-valuenow', '1');
  expect(screen.getByRole('link', { name: 'See every skill' })).toHaveAttribute('href', '/learn');
});

describe('a free account that has used its sessions', () => {
  const open = (reviews_due: number) => {
    const client = rpcClient({
      dashboard_summary: () => summary({ learning_sessions_today: 3 }),
      learning_state: () => learningState({ sessions_today: 3, reviews_due }),
    });
    openLearning('/dashboard', { supabase: () => Promise.resolve(client) });
  };

  test('is told so on the overview, and a new one may start', async () => {
    open(0);
    expect(await screen.findByRole('button', { name: 'Daily Limit Reached' })).toBeDisabled();
    expect(screen.queryByRole('link', { name: 'Start practice' })).not.toBeInTheDocument();
  });

  test('is offered what is due there: a review costs no session', async () => {
    open(4);
    expect(
      await screen.findByText(/^4 exercises due for review\. A review costs no session\./),
    ).toBeVisible();
    const review = screen.getByRole('link', { name: 'Review now' });
    expect(review).toHaveAttribute('href', '/practice?kind=review');
  });
});
