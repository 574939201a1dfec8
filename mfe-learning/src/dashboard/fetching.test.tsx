import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AuthState } from '@ninefold/platform';
import { fakePlatform, MemoryRouter, signedIn } from '@ninefold/platform/testing';
import { fault, unknownResponse } from '@ninefold/web/testing';
import App from '../App';
import { fakeDashboard, grids, summary } from '../testing/fake-dashboard';
import { figure, heading, openDashboard, played } from '../testing/open-dashboard';

describe('after a result was saved', () => {
  function openWithSignal(backend: Pick<ReturnType<typeof fakeDashboard>, 'supabase'>) {
    const listeners = new Set<() => void>();
    const platform = fakePlatform({
      auth: signedIn(),
      supabase: backend.supabase,
      onSaved(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    });
    const at = (auth: AuthState) => (
      <MemoryRouter initialEntries={['/dashboard']}>
        <App platform={{ ...platform, auth }} />
      </MemoryRouter>
    );
    const { rerender, unmount } = render(at(platform.auth));
    return {
      listeners,
      unmount,
      setProfile: (over: Parameters<typeof signedIn>[0]) => rerender(at(signedIn(over))),
      announceSaved: () => act(async () => listeners.forEach((listener) => listener())),
    };
  }

  test('refetches the figures', async () => {
    const backend = fakeDashboard(summary(), summary({ total_xp: 50 }));
    const { announceSaved } = openWithSignal(backend);
    await heading('Overview');
    await announceSaved();
    await waitFor(() => expect(figure('Total XP')).toHaveTextContent('50'));
    expect(backend.calls).toHaveLength(2);
  });

  test('refetches figures that were requested before it', async () => {
    const backend = fakeDashboard(summary(), summary({ total_xp: 50 }));
    let connect = () => {};
    const network = new Promise<void>((resolve) => (connect = resolve));
    const page = openWithSignal({ supabase: () => network.then(backend.supabase) });
    await waitFor(() => expect(page.listeners.size).toBe(1));
    await page.announceSaved();
    expect(screen.getByText('Loading...')).toBeInTheDocument();
    connect();
    await waitFor(() => expect(figure('Total XP')).toHaveTextContent('50'));
  });

  test('does not refetch for a new profile or after unmounting', async () => {
    const backend = fakeDashboard(summary());
    const { listeners, setProfile, unmount } = openWithSignal(backend);
    await heading('Overview');
    setProfile({ firstName: 'Augusta' });
    expect(await heading('Hello, Augusta')).toBeInTheDocument();
    expect(backend.calls).toHaveLength(1);
    unmount();
    expect(listeners.size).toBe(0);
  });
});

describe('without figures', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test.each([
    ['no network', 'offline' as const],
    ['a failing service', fault('XX000')],
    ['a response of another shape', unknownResponse({ ...summary(), total_xp: 'many' })],
  ])('%s leads to two retries, then to a message with a button', async (_, response) => {
    const backend = fakeDashboard(response, response, response, summary());
    openDashboard(backend);
    expect(await screen.findByText('Loading...')).toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(screen.getByRole('alert')).toHaveTextContent('We could not load your day.');
    const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await heading('Hello, Ada')).toBeInTheDocument();
  });

  test('refetches when the day changes', async () => {
    const backend = fakeDashboard(
      summary({ seconds_to_reset: 60, grids: grids({ sum_grid: played }) }),
      summary({ grids: grids({ sum_grid: { ...grids().sum_grid, games_played: 1 } }) }),
    );
    openDashboard(backend);
    await heading('Today’s Multiplication Grid');
    await act(() => jest.advanceTimersByTimeAsync(61_000));
    expect(await heading('Today’s Sum Grid')).toBeInTheDocument();
  });
});
