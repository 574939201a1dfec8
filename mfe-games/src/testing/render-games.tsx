import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation, type Platform } from '@ninefold/platform';
import { fakePlatform, MemoryRouter } from '@ninefold/platform/testing';
import { seededRandom } from 'shared-puzzle-engine';
import { createDevice, type DeviceParts, withFallback } from '@ninefold/web/storage';
import App from '../App';
import Background from '../Background';
import { createFinishedResults } from '../results/finished-results';

/** Noon in New York. */
export const NOON = Date.parse('2026-11-21T17:00:00Z');

function Address() {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{pathname + search}</output>;
}

/** A device with Jest's clock and the browser's storage. */
export const testDevice = (over: Partial<DeviceParts> = {}) =>
  createDevice({
    now: () => Date.now(),
    monotonicNow: () => performance.now(),
    random: seededRandom('test'),
    jitter: () => 0,
    newId: () => crypto.randomUUID(),
    storage: () => window.localStorage,
    tabStorage: () => window.sessionStorage,
    ...over,
  });

export const storedResults = () => createFinishedResults(withFallback(() => window.localStorage));

/**
 * Renders the whole remote at an address together with its background work, as the shell does, on a device with Jest's
 * clock.
 */
export async function renderGames(
  address: string,
  platform: Partial<Platform> = {},
  parts: Partial<DeviceParts> = {},
) {
  const device = testDevice(parts);
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime, pointerEventsCheck: 0 });
  const tree = (over: Partial<Platform>) => (
    <MemoryRouter initialEntries={[address]}>
      <App platform={fakePlatform(over)} device={device} />
      {over.auth?.status === 'in' && <Background platform={fakePlatform(over)} device={device} />}
      <Address />
    </MemoryRouter>
  );
  const view = render(tree(platform));
  await wait(0);
  return {
    user,
    /** Queries of this page alone, when another one is beside it. */
    page: within(view.container),
    unmount: view.unmount,
    /** Passes a changed platform, as the shell does. */
    update: (over: Partial<Platform>) => view.rerender(tree({ ...platform, ...over })),
  };
}

/** Advances the clock and runs what is due. */
export const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

export const address = () => screen.getByTestId('address').textContent;
