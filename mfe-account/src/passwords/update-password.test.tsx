import { act, screen } from '@testing-library/react';
import type { PasswordSession, Platform } from '@ninefold/platform';
import { signedIn } from '@ninefold/platform/testing';
import { enter } from '../testing/enter';
import { fakeBackend, type FakeResponses } from '../testing/fake-backend';
import { authFailure, authRefusal, authUser, session } from '../testing/backend-responses';
import { renderApp } from '../testing/render-app';

const UPDATE = 'PUT /auth/v1/user';
const LOGOUT = 'POST /auth/v1/logout';
const PASSWORD = 'nine-digits-once';
const INVALID = 'Invalid or expired reset link. Please request a new password reset.';

/** The session of a link, over a fake network. */
async function linkSession(responses: FakeResponses, reason: PasswordSession['reason'] = 'recovery') {
  const token = session({ first_name: 'Ada', last_name: 'Byron' });
  const backend = fakeBackend({ 'POST /auth/v1/token': token, [LOGOUT]: { body: {} }, ...responses });
  const client = await backend.supabase();
  await client.auth.signInWithPassword({ email: 'ada@example.test', password: 'before' });
  return { backend, opened: { reason, email: 'ada@example.test', client } };
}

interface Opening {
  responses?: FakeResponses;
  /** The parameter `type` of the page. */
  type?: 'recovery' | 'invite' | 'conflict';
  platform?: Partial<Platform>;
  advanceTimers?: (ms: number) => void;
}

async function open({ responses = {}, type = 'recovery', platform, advanceTimers }: Opening = {}) {
  const { backend, opened } = await linkSession(responses, type === 'invite' ? type : 'recovery');
  const passwordSession = jest.fn<Promise<PasswordSession | null>, []>().mockResolvedValue(opened);
  const { user, change } = renderApp(`/update-password?type=${type}`, {
    platform: { passwordSession, ...platform },
    ...(advanceTimers && { advanceTimers }),
  });
  await screen.findByLabelText('New Password');
  return { user, change, backend, passwordSession };
}

async function fillIn(user: Awaited<ReturnType<typeof open>>['user'], password: string, confirm = password) {
  if (password) enter('New Password', password);
  if (confirm) enter('Confirm Password', confirm);
  await user.click(screen.getByRole('button', { name: /^(Update|Save) Password$/ }));
}

describe('the link', () => {
  test('is verified first', async () => {
    renderApp('/update-password', { platform: { passwordSession: () => new Promise(() => {}) } });
    expect(await screen.findByText('Verifying Reset Link...')).toBeInTheDocument();
  });

  test('that is used or expired leads to a new one', async () => {
    const { user } = renderApp('/update-password');
    expect(await screen.findByRole('alert')).toHaveTextContent(INVALID);
    await user.click(screen.getByRole('link', { name: 'Request a new link' }));
    expect(await screen.findByRole('heading', { name: 'Reset your password' })).toBeInTheDocument();
  });

  test('of a used or expired invitation mentions the invitation', async () => {
    renderApp('/update-password?type=invite');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /^This invitation has already been used.*new invitation/,
    );
    expect(screen.getByRole('link', { name: 'Go to sign in' })).toHaveAttribute('href', '/login');
  });

  test('that could not be verified can be retried', async () => {
    const { opened } = await linkSession({});
    const passwordSession = jest.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(opened);
    const { user } = renderApp('/update-password', { platform: { passwordSession } });
    expect(await screen.findByRole('alert')).toHaveTextContent(/could not reach the server/);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByLabelText('Email')).toHaveValue('ada@example.test');
    // The pressed button has disappeared.
    expect(screen.getByRole('heading', { name: 'Choose a new password' })).toHaveFocus();
  });
});

describe('the new password', () => {
  test.each([
    ['', '', 'New Password', 'Please fill in all fields'],
    [PASSWORD, '', 'Confirm Password', 'Please fill in all fields'],
    ['1234567', '1234567', 'New Password', 'Password must be at least 8 characters long'],
    [PASSWORD, 'nine-digits-twice', 'Confirm Password', 'Passwords do not match'],
    ['é'.repeat(40), 'é'.repeat(40), 'New Password', /too long/],
    ['Password1', 'Password1', 'New Password', /easy to guess/],
    ['Byron1815!', 'Byron1815!', 'New Password', /easy to guess/],
  ])('"%s" and "%s" are rejected at their field', async (password, confirm, field, message) => {
    const { user, backend } = await open();
    await fillIn(user, password, confirm);
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(screen.getByLabelText(field)).toHaveFocus();
    expect(screen.getByLabelText(field)).toBeInvalid();
    expect(backend.requestsTo(UPDATE)).toHaveLength(0);
  });

  test('shows its strength in words while it is typed', async () => {
    const { user } = await open();
    const field = screen.getByLabelText('New Password');
    expect(field).toHaveAccessibleDescription('At least 8 characters.');
    await user.type(field, 'abc');
    expect(field).toHaveAccessibleDescription(/^Weak/);
    await user.type(field, ' nine digits once');
    expect(field).toHaveAccessibleDescription(/^Strong/);
  });

  test.each<[string, FakeResponses[string], string | RegExp]>([
    [
      'a password that is already used',
      authRefusal('samePassword'),
      'This is already your password. Please choose another one.',
    ],
    ['the sentence of the server', authRefusal('weakPassword'), 'Password should be at least 6 characters.'],
    ['a failing server', authFailure(), /^An unexpected error occurred/],
    ['no network', 'offline', /could not reach the server.*what you typed is still here/],
  ])('%s is shown, and the fields keep their values', async (_, response, words) => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const { user } = await open({ responses: { [UPDATE]: response } });
    await fillIn(user, PASSWORD);
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(screen.getByLabelText('New Password')).toHaveValue(PASSWORD);
    expect(screen.getByLabelText('Confirm Password')).toHaveValue(PASSWORD);
  });

  test('reports an expired link when the server has ended its session', async () => {
    const { user, passwordSession } = await open({ responses: { [UPDATE]: authRefusal('sessionEnded') } });
    passwordSession.mockResolvedValue(null);
    await fillIn(user, PASSWORD);
    expect(await screen.findByText(INVALID)).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'This link does not work' })).toHaveFocus();
  });
});

describe('a saved password', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const advanceTimers = (ms: number) => jest.advanceTimersByTime(ms);

  test('ends all sessions and redirects to the sign-in page after two seconds', async () => {
    const signOut = jest.fn().mockResolvedValue(undefined);
    const { user, backend, change } = await open({
      responses: { [UPDATE]: authUser() },
      platform: { auth: signedIn(), signOut },
      advanceTimers,
    });
    await user.type(screen.getByLabelText('New Password'), PASSWORD);
    await user.type(screen.getByLabelText('Confirm Password'), `${PASSWORD}{Enter}`);
    expect(
      await screen.findByText('Password updated successfully! Redirecting to login...'),
    ).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Password updated' })).toHaveFocus();
    expect(backend.requestsTo(UPDATE)[0]?.body).toMatchObject({ password: PASSWORD });
    expect(backend.requestsTo(LOGOUT)[0]?.query.get('scope')).toBe('global');
    expect(signOut).toHaveBeenCalledTimes(1);
    change({ auth: { status: 'out' } });
    act(() => jest.advanceTimersByTime(1_999));
    expect(screen.queryByRole('heading', { name: 'Welcome back' })).not.toBeInTheDocument();
    act(() => jest.advanceTimersByTime(1));
    expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeInTheDocument();
    expect(screen.getByText(/You can now sign in with your new password/)).toBeInTheDocument();
    expect(screen.getByLabelText('Email')).toHaveValue('ada@example.test');
  });

  test.each([
    ['an invited person', 'invite', 'Choose your password', /Choose a password, and your account is ready/],
    [
      'a person whose address somebody else registered',
      'conflict',
      'Choose a new password',
      /the password from the sign-up no longer works/,
    ],
  ] as const)('has its own texts for %s', async (_, type, title, lead) => {
    const { user } = await open({ responses: { [UPDATE]: authUser() }, type, advanceTimers });
    expect(screen.getByRole('heading', { name: title })).toBeInTheDocument();
    expect(screen.getByText(lead)).toBeInTheDocument();
    await fillIn(user, PASSWORD);
    expect(await screen.findByRole('heading', { name: 'Your account is ready' })).toBeInTheDocument();
  });
});
