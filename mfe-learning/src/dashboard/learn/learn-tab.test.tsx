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

test('a free account that has used its sessions is told so on the overview, and a new one may start', async () => {
  const used = rpcClient({ dashboard_summary: () => summary({ learning_sessions_today: 3 }) });
  openLearning('/dashboard', { supabase: () => Promise.resolve(used) });
  expect(await screen.findByRole('button', { name: 'Daily Limit Reached' })).toBeDisabled();
  expect(screen.queryByRole('link', { name: 'Start practice' })).not.toBeInTheDocument();
});
