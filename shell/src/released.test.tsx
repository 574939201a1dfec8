import { screen, waitFor } from '@testing-library/react';
import { RECORD_KINDS, REMOTE_NAMES, TEXT_KINDS } from '@ninefold/contracts';
import { createPasswordSession } from './auth/password-session';
import { webFontIsCached } from './web-font/web-font';
import { createEmailedLink } from './auth/emailed-link';
import cohort from './released/1/cohort.json';
import emailedLink from './released/1/emailed-link.json';
import invitation from './released/1/invitation.json';
import letters from './released/1/letters.json';
import linkSession from './released/1/link-session.json';
import preferences from './released/1/preferences.json';
import reloadedAt from './released/1/reloaded-at.json';
import signingUp from './released/1/signing-up.json';
import { SUPABASE_URL } from './testing/fake-account';
import { fakeNetwork } from './testing/fake-network';
import { CONFIG, openShell } from './testing/open-shell';

/** Records as released builds stored them. Never rewrite these files. */
const SUBSCRIBER = { profile: { is_subscribed: true, subscription_tier: 'elite' } };
const html = document.documentElement;

afterEach(() => {
  jest.useRealTimers();
  sessionStorage.clear();
});

test('reads preferences', async () => {
  localStorage.setItem('preferences', JSON.stringify(preferences.preferences));
  const { user } = openShell('/about', SUBSCRIBER);
  await waitFor(() => expect(html).toHaveAttribute('data-theme', 'dark'));
  await user.click(await screen.findByRole('switch', { name: 'Dark mode', hidden: true }));
  const stored = JSON.parse(localStorage.getItem('preferences') ?? '') as object;
  expect(stored).toEqual({ ...preferences.preferences, darkMode: false });
});

test('knows that the font was loaded', () => {
  localStorage.setItem('letters', letters.letters);
  expect(webFontIsCached()).toBe(true);
});

test('redirects to a stored invitation after the sign-in', async () => {
  localStorage.setItem('invitation', invitation.invitation);
  const [openedAt, path] = invitation.invitation.split(' ');
  jest.spyOn(Date, 'now').mockReturnValue(Number(openedAt) + 60_000);
  openShell('/login', { profile: {} });
  await waitFor(() => expect(location.pathname).toBe(path));
});

test('continues the session of a link', async () => {
  jest.useFakeTimers({ now: Date.parse('2026-11-21T17:00:00Z'), doNotFake: ['nextTick', 'queueMicrotask'] });
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  window.history.replaceState(null, '', '/update-password?type=recovery');
  sessionStorage.setItem('link-session', linkSession['link-session']);
  const user = { id: 'user-1', email: 'ada@example.test', app_metadata: {}, user_metadata: {} };
  const network = fakeNetwork({ [`${SUPABASE_URL}/auth/v1/user`]: { json: user } });
  expect(await createPasswordSession(CONFIG)()).toMatchObject({ reason: 'recovery', email: user.email });
  network.close();
});

test('continues with a link whose button was not pressed', async () => {
  sessionStorage.setItem('emailed-link', emailedLink['emailed-link']);
  const link = await createEmailedLink(CONFIG, { supabase: () => Promise.reject(new Error('unused')) })();
  expect(link?.type).toBe('recovery');
});

test("every kind of the shell's stored records has a released example", () => {
  // `config/canary.test.tsx` covers the cohort, and `updates/load-chunk.test.tsx` the reload.
  const released = [
    cohort,
    emailedLink,
    invitation,
    letters,
    linkSession,
    preferences,
    reloadedAt,
    signingUp,
  ].flatMap(Object.keys);
  const remotes = new RegExp(`^(${REMOTE_NAMES.join('|')})`);
  const kinds = [...RECORD_KINDS, ...TEXT_KINDS].filter((kind) => !remotes.test(kind));
  expect(kinds.filter((kind) => !released.some((key) => key.startsWith(kind)))).toEqual([]);
});
