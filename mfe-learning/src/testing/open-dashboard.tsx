import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { GridSummary } from '@ninefold/contracts';
import { useLocation, type AuthState, type Platform } from '@ninefold/platform';
import { fakePlatform, MemoryRouter, signedIn } from '@ninefold/platform/testing';
import App from '../App';
import { fakeDashboard, summary } from './fake-dashboard';

export const played: GridSummary = {
  played_today: true,
  started_today: true,
  today_time_seconds: 83,
  best_time_seconds: 62,
  games_played: 4,
};

function Address() {
  const { pathname, search } = useLocation();
  return <p data-testid="address">{pathname + search}</p>;
}

/** Renders the remote at a dashboard URL. */
export function openDashboard(
  backend = fakeDashboard(summary()),
  address = '/dashboard',
  auth: AuthState = signedIn(),
  over: Partial<Platform> = {},
) {
  render(
    <MemoryRouter initialEntries={[address]}>
      <App platform={fakePlatform({ auth, supabase: backend.supabase, ...over })} />
      <Address />
    </MemoryRouter>,
  );
  return userEvent.setup();
}

export const heading = (name: string) => screen.findByRole('heading', { name });
/** The figure and comparison of a label. */
export const figure = (label: string) => screen.getByText(label).parentElement;
