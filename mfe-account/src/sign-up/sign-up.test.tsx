import { act, createEvent, fireEvent, screen } from '@testing-library/react';
import { fakeBackend, type FakeResponse } from '../testing/fake-backend';
import { authRefusal, authUser, session } from '../testing/fake-responses';
import { renderApp } from '../testing/render-app';

const SIGN_UP = 'POST /auth/v1/signup';
const RESEND = 'POST /auth/v1/resend';
const identity = { id: '1', user_id: 'user-1', identity_id: '1', provider: 'email' };
const newUser = authUser({ identities: [identity] });
const verifying = '/signup?step=email_verification&email=ada%40example.test';

const field = (name: string) => screen.findByLabelText(name);

async function fillIn(user: ReturnType<typeof renderApp>['user'], password = 'secret-1', confirm = password) {
  await user.type(await field('Email'), 'ada@example.test');
  await user.type(await field('Password'), password);
  await user.type(await field('Confirm Password'), confirm);
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Create Account' }));
}

async function signUp(response: FakeResponse) {
  const backend = fakeBackend({ [SIGN_UP]: response });
  const { user } = renderApp('/signup', { platform: { supabase: backend.supabase } });
  await fillIn(user);
  return backend;
}

describe('the account step', () => {
  test('names everything that is missing at once', async () => {
    const { user } = renderApp('/signup');
    await user.click(await screen.findByRole('button', { name: 'Create Account' }));
    for (const message of [
      'Email address is required',
      'Password is required',
      'Please confirm your password',
      'You must agree to the Terms of Service and Privacy Policy',
    ]) {
      expect(await screen.findByText(message)).toBeInTheDocument();
    }
    expect(await field('Email')).toHaveFocus();
  });

  test('checks the address, the length of the password and that both passwords are the same', async () => {
    const { user } = renderApp('/signup');
    await user.type(await field('Email'), 'ada@');
    await user.type(await field('Password'), '12345');
    await user.type(await field('Confirm Password'), '54321');
    await user.click(screen.getByRole('button', { name: 'Create Account' }));
    expect(await screen.findByText('Please enter a valid email address')).toBeInTheDocument();
    expect(screen.getByText('Password must be at least 6 characters long')).toBeInTheDocument();
    expect(screen.getByText('Passwords do not match')).toBeInTheDocument();
    await user.type(await field('Email'), 'x');
    expect(screen.queryByText('Please enter a valid email address')).not.toBeInTheDocument();
  });

  test('takes a pasted password, but not in the second field', async () => {
    const { user } = renderApp('/signup');
    await user.click(await field('Password'));
    await user.paste('secret-1');
    expect(await field('Password')).toHaveValue('secret-1');
    await user.click(await field('Confirm Password'));
    await user.paste('secret-1');
    expect(await field('Confirm Password')).toHaveValue('');
    const drop = createEvent.drop(await field('Confirm Password'));
    fireEvent(await field('Confirm Password'), drop);
    expect(drop.defaultPrevented).toBe(true);
  });

  test('creates the account and goes to the sign-in page with the address filled in', async () => {
    const backend = await signUp(newUser);
    expect(await screen.findByText(/we sent a link to ada@example.test/)).toBeInTheDocument();
    expect(await field('Email')).toHaveValue('ada@example.test');
    expect(screen.getByRole('link', { name: 'Send the verification email again' })).toHaveAttribute(
      'href',
      verifying,
    );
    const [request] = backend.requestsTo(SIGN_UP);
    expect(request?.body).toMatchObject({
      email: 'ada@example.test',
      data: { account_status: 'pending_verification' },
    });
    expect(request?.query.get('redirect_to')).toBe('http://localhost/login?confirmed=true');
  });

  test.each([
    ['hides it itself', authUser({ identities: [] })],
    ['says so', authRefusal(422, 'user_already_exists', 'User already registered')],
  ])('does not reveal that an address is known when the service %s', async (_, response) => {
    await signUp(response);
    expect(await screen.findByText(/we sent a link to ada@example.test/)).toBeInTheDocument();
    expect(screen.queryByText(/registered/)).not.toBeInTheDocument();
  });

  test.each([
    [
      'the service message as it is',
      authRefusal(422, 'weak_password', 'Password is too common'),
      'Password is too common',
    ],
    ['that no account was made', { body: {} }, 'Failed to create account - please try again'],
    ['a failing service', authRefusal(500, 'unexpected_failure', 'oops'), 'Failed to create account'],
    ['no network', 'offline' as const, /could not reach the server/],
    [
      'a limit, with its time',
      authRefusal(429, 'over_email_send_rate_limit', 'You can only request this after 1800 seconds'),
      'Account Creation LimitedToo many signup attempts. Please try again in 30 minutes.',
    ],
  ])('shows %s, and keeps what was typed', async (_, response, words) => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    await signUp(response);
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(await field('Email')).toHaveValue('ada@example.test');
    expect(await field('Confirm Password')).toHaveValue('secret-1');
  });

  test.each(['onboarding', 'nonsense', 'email_verification'])(
    'is shown in place of the step %s',
    async (step) => {
      renderApp(`/signup?step=${step}`);
      expect(await screen.findByRole('heading', { name: 'Create Your Account' })).toBeInTheDocument();
    },
  );
});

describe('the verification step', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    localStorage.clear();
  });

  async function waitForMail(backend = fakeBackend()) {
    const advanceTimers = (ms: number) => jest.advanceTimersByTime(ms);
    const { user } = renderApp(verifying, { platform: { supabase: backend.supabase }, advanceTimers });
    await screen.findByRole('heading', { name: 'Verify Your Email' });
    return { user, backend };
  }

  test('asks to sign in within five seconds after the link was opened in this browser', async () => {
    await waitForMail();
    const otherTab = renderApp('/login?confirmed=true');
    await screen.findByRole('heading', { name: 'Welcome back' });
    otherTab.unmount();
    await act(() => jest.advanceTimersByTimeAsync(5_000));
    expect(await screen.findByText('Email confirmed successfully! You can now sign in.')).toBeInTheDocument();
    expect(await field('Email')).toHaveValue('ada@example.test');
  });

  test('goes on within five seconds after a sign-in in another tab', async () => {
    const backend = fakeBackend({ 'POST /auth/v1/token': session() });
    await waitForMail(backend);
    await act(() => jest.advanceTimersByTimeAsync(5_000));
    expect(screen.getByText('Waiting for your confirmation…')).toBeInTheDocument();
    const client = await backend.supabase();
    await client.auth.signInWithPassword({ email: 'ada@example.test', password: 'secret-1' });
    await act(() => jest.advanceTimersByTimeAsync(5_000));
    expect(await screen.findByText('elsewhere: /')).toBeInTheDocument();
  });

  test('looks at once on the button, and says when there is nothing yet', async () => {
    const { user } = await waitForMail();
    await user.click(screen.getByRole('button', { name: 'I have verified my email' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Email not verified yet. Please check your email and click the verification link.',
    );
  });

  test('sends the mail again and confirms it for five seconds', async () => {
    const { user, backend } = await waitForMail(fakeBackend({ [RESEND]: { body: {} } }));
    await user.click(screen.getByRole('button', { name: 'Resend email' }));
    expect(await screen.findByText(/Verification email sent/)).toBeInTheDocument();
    expect(backend.requestsTo(RESEND)[0]?.body).toMatchObject({ type: 'signup', email: 'ada@example.test' });
    act(() => jest.advanceTimersByTime(5_000));
    expect(screen.queryByText(/Verification email sent/)).not.toBeInTheDocument();
  });

  test('says why the mail could not be sent again', async () => {
    const message = 'For security purposes, you can only request this after 59 seconds.';
    const { user } = await waitForMail(
      fakeBackend({ [RESEND]: authRefusal(429, 'over_email_send_rate_limit', message) }),
    );
    await user.click(screen.getByRole('button', { name: 'Resend email' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
  });

  test('starting again moves the focus to the heading of the other step', async () => {
    const { user } = await waitForMail();
    await user.click(screen.getByRole('link', { name: 'Start again' }));
    expect(await screen.findByRole('heading', { name: 'Create Your Account' })).toHaveFocus();
  });
});
