import { act, screen } from '@testing-library/react';
import { signedIn } from '@ninefold/platform/testing';
import { fakeBackend, type FakeResponses } from '../../../testing/fake-backend';
import { savedProfile, usernameAvailable } from '../../../testing/backend-responses';
import { renderApp } from '../../../testing/render-app';

export const UPDATE = 'PATCH /rest/v1/profiles';
export const AVAILABLE = 'POST /rest/v1/rpc/username_available';
const newcomer = signedIn({ firstName: 'User', username: null, country: null });

/** Opens the setup of a new profile. Requires fake timers. */
export function setUp(
  address = '/profile?setup=true',
  auth = newcomer,
  responses: FakeResponses = {},
  state: unknown = null,
) {
  const backend = fakeBackend({
    [UPDATE]: savedProfile(),
    [AVAILABLE]: usernameAvailable(true),
    ...responses,
  });
  const refreshProfile = jest.fn(() => Promise.resolve());
  const signOut = jest.fn(() => Promise.resolve());
  let pending: Promise<void> | undefined;
  /** @returns a function that releases the call */
  const holdNextCall = () => {
    let release = () => {};
    pending = new Promise((resolve) => (release = resolve));
    return async () => act(async () => release());
  };
  const supabase = async () => {
    const blocked = pending;
    pending = undefined;
    await blocked;
    return backend.supabase();
  };
  const { user } = renderApp(address, {
    platform: { auth, supabase, refreshProfile, signOut },
    state,
    advanceTimers: (ms) => jest.advanceTimersByTime(ms),
  });
  const go = () => user.click(screen.getByRole('button', { name: 'Continue' }));
  return { user, backend, refreshProfile, signOut, go, holdNextCall };
}
