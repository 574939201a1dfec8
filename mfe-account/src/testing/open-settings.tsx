import { screen } from '@testing-library/react';
import type { Platform } from '@ninefold/platform';
import { signedIn } from '@ninefold/platform/testing';
import { fakeBackend, type FakeResponses } from './fake-backend';
import { savedProfile, session, shownOnBoards } from './backend-responses';
import { renderApp } from './render-app';

export const UPDATE_PROFILE = 'PATCH /rest/v1/profiles';

interface Options extends Partial<Platform> {
  /** Signs the client in, so that it makes the calls of a signed-in user. */
  readonly withSession?: boolean;
  readonly address?: string;
}

/** Opens the settings of a signed-in user with a backend that saves the profile. */
export async function openSettings(
  responses: FakeResponses = {},
  { withSession = false, address = '/profile', ...platform }: Options = {},
) {
  const backend = fakeBackend({
    [UPDATE_PROFILE]: savedProfile(),
    'GET /rest/v1/profiles': shownOnBoards(null),
    'POST /auth/v1/token': session(),
    ...responses,
  });
  if (withSession) {
    const client = await backend.supabase();
    await client.auth.signInWithPassword({ email: 'ada@example.test', password: 'secret-1' });
  }
  const refreshProfile = jest.fn(() => Promise.resolve());
  const page = renderApp(address, {
    platform: { auth: signedIn(), supabase: backend.supabase, refreshProfile, ...platform },
  });
  await screen.findByRole('heading', { name: /Profile Settings/ });
  return { ...page, backend, refreshProfile };
}
