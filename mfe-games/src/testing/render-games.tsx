import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation, type Platform } from 'shared-platform';
import { fakePlatform } from 'shared-platform/testing';
import { seededRandom } from 'shared-puzzle-engine';
import App from '../App';
import Background from '../Background';
import { createDevice } from '../device/device';

/** Noon in New York. */
export const NOON = Date.parse('2026-11-21T17:00:00Z');

function Address() {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{pathname + search}</output>;
}

/** The whole remote at an address, with what it does on every page, as the shell mounts both, on a device whose clock is Jest's. */
export async function renderGames(address: string, platform: Partial<Platform> = {}) {
  const device = createDevice({
    now: () => Date.now(),
    random: seededRandom('test'),
    storage: () => window.localStorage,
  });
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
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
    /** This page alone, beside another one. */
    page: within(view.container),
    unmount: view.unmount,
    /** The shell hands over a platform that has changed. */
    update: (over: Partial<Platform>) => view.rerender(tree({ ...platform, ...over })),
  };
}

/** Lets time pass, and whatever waits for it happen. */
export const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

export const address = () => screen.getByTestId('address').textContent;
