import { act, createEvent, fireEvent, screen } from '@testing-library/react';
import type { AccountMetadata } from '@ninefold/contracts';
import { fakeBackend, type FakeResponse } from '../testing/fake-backend';
import {
  authFailure,
  authRefusal,
  comparedPassword,
  session,
  unconfirmedUser,
} from '../testing/backend-responses';
import { renderApp } from '../testing/render-app';

afterEach(() => localStorage.clear());

const SIGN_UP = 'POST /auth/v1/signup';
const newUser = unconfirmedUser();

const field = (name: string) => screen.findByLabelText(name);
// The form validates in promises, so that what follows an event is part of it.
const fill = async (name: string, value: string) => {
  const input = await field(name);
  await act(async () => void fireEvent.change(input, { target: { value } }));
};
const submit = () =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Create Account' })));

async function fillIn(password = 'nine-digits-once', confirm = password) {
  await fill('Email', 'ada@example.test');
  await fill('Password', password);
  await fill('Confirm Password', confirm);
  fireEvent.click(screen.getByRole('checkbox'));
  await submit();
}

async function signUp(response: FakeResponse, isStored = true) {
  const backend = fakeBackend({ [SIGN_UP]: response, ...comparedPassword(isStored) });
  renderApp('/signup', { platform: { supabase: backend.supabase } });
  await fillIn();
  return backend;
}

test('names all missing fields at once', async () => {
  renderApp('/signup');
  await field('Email');
  await submit();
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

test('validates the address, the password length and the confirmation', async () => {
  renderApp('/signup');
  await fill('Email', 'ada@');
  await fill('Password', '12345');
  await fill('Confirm Password', '54321');
  await submit();
  expect(await screen.findByText('Please enter a valid email address')).toBeInTheDocument();
  expect(screen.getByText('Password must be at least 6 characters long')).toBeInTheDocument();
  expect(screen.getByText('Passwords do not match')).toBeInTheDocument();
  expect(await field('Email')).toHaveAccessibleDescription('Please enter a valid email address');
  await fill('Email', 'ada@x');
  expect(screen.queryByText('Please enter a valid email address')).not.toBeInTheDocument();
});

test.each([
  ['nine digits '.repeat(6), false],
  ['nine digits '.repeat(6) + '.', true],
  ['é'.repeat(37), true],
])('applies the limit of 72 bytes to %s: rejected %s', async (password, isRefused) => {
  const backend = fakeBackend({ [SIGN_UP]: newUser, ...comparedPassword() });
  renderApp('/signup', { platform: { supabase: backend.supabase } });
  await fillIn(password);
  const outcome = isRefused ? /This password is too long/ : 'Check your inbox';
  expect(await screen.findByText(outcome)).toBeInTheDocument();
  expect(backend.requestsTo(SIGN_UP)).toHaveLength(isRefused ? 0 : 1);
});

test('rejects an easily guessed password and shows its strength', async () => {
  const backend = fakeBackend({ [SIGN_UP]: newUser, ...comparedPassword() });
  renderApp('/signup', { platform: { supabase: backend.supabase } });
  await fillIn('123456');
  expect(await screen.findByText(/easy to guess/)).toBeInTheDocument();
  expect(await field('Password')).toHaveFocus();
  expect(backend.requestsTo(SIGN_UP)).toHaveLength(0);
  await fill('Password', 'nine digits once');
  expect(await field('Password')).toHaveAccessibleDescription(/^Strong/);
});

test.each(['Summer2024!', 'Ninefold2026!', '1qaz2wsx3edc', 'ada@example.test'])(
  '%s is refused with a reason, and stays in the field',
  async (password) => {
    const backend = fakeBackend({ [SIGN_UP]: newUser, ...comparedPassword() });
    renderApp('/signup', { platform: { supabase: backend.supabase } });
    await fillIn(password);
    expect(await screen.findByText(/easy to guess/)).toBeInTheDocument();
    expect(await field('Password')).toHaveValue(password);
    expect(backend.requestsTo(SIGN_UP)).toHaveLength(0);
  },
);

test('allows pasting the password, but not its confirmation', async () => {
  const { user } = renderApp('/signup');
  await user.click(await field('Password'));
  await user.paste('nine-digits-once');
  expect(await field('Password')).toHaveValue('nine-digits-once');
  await user.click(await field('Confirm Password'));
  await user.paste('nine-digits-once');
  expect(await field('Confirm Password')).toHaveValue('');
  const drop = createEvent.drop(await field('Confirm Password'));
  fireEvent(await field('Confirm Password'), drop);
  expect(drop.defaultPrevented).toBe(true);
});

test('creates the account and points to the inbox', async () => {
  const backend = await signUp(newUser);
  expect(await screen.findByRole('heading', { name: 'Check your inbox' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Verify Your Email' })).toHaveFocus();
  expect(screen.getByText('ada@example.test')).toBeInTheDocument();
  // The server would reject another email before that.
  expect(screen.getByRole('button', { name: /^Resend email in (1 minute|59 seconds)$/ })).toBeInTheDocument();
  const [request] = backend.requestsTo(SIGN_UP);
  expect(request?.body).toMatchObject({
    email: 'ada@example.test',
    data: { account_status: 'pending_verification' } satisfies AccountMetadata,
  });
  expect(request?.query.get('redirect_to')).toBe(
    `http://localhost/login?confirmed=true&signing_up=${localStorage.getItem('signing-up')}`,
  );
  expect(request?.body).not.toHaveProperty('gotrue_meta_security.captcha_token');
});

test.each([
  ['hides it', unconfirmedUser({ identities: [] })],
  ['reveals it', authRefusal('addressRegistered')],
])('keeps secret that an address has an account when the service %s', async (_, response) => {
  await signUp(response, false);
  expect(await screen.findByRole('heading', { name: 'Check your inbox' })).toBeInTheDocument();
  expect(screen.queryByText(/registered/)).not.toBeInTheDocument();
});

test.each([
  ['the service message as it is', authRefusal('weakPassword'), 'Password should be at least 6 characters.'],
  ['that no account was made', { body: {} }, 'Failed to create account - please try again'],
  ['a failing service', authFailure(), 'Failed to create account'],
  ['no network', 'offline' as const, /could not reach the server/],
  [
    'a limit, with its time',
    authRefusal('tooManyMails', 1_800),
    'Account Creation LimitedToo many signup attempts. Please try again in 30 minutes.',
  ],
])('shows %s and keeps the values', async (_, response, words) => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  await signUp(response);
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(await field('Email')).toHaveValue('ada@example.test');
  expect(await field('Confirm Password')).toHaveValue('nine-digits-once');
});

test('offers a reset by email when others used up the attempts for an address', async () => {
  await signUp(authRefusal('tooManyMails', 9));
  fireEvent.click(await screen.findByRole('link', { name: /Choose a password by email/ }));
  expect(await screen.findByRole('heading', { name: 'Reset your password' })).toBeInTheDocument();
  expect(await field('Email')).toHaveValue('ada@example.test');
});

test('continues as signed in when the service requires no confirmation', async () => {
  const backend = await signUp(session());
  expect(await screen.findByRole('button', { name: 'Create Account' })).toBeInTheDocument();
  expect(backend.requestsTo(SIGN_UP)).toHaveLength(1);
});

test('passes the requested page to the sign-in', async () => {
  const { user } = renderApp('/signup', { state: { from: { pathname: '/progress', search: '' } } });
  await user.click(await screen.findByRole('link', { name: 'Sign in' }));
  expect(await screen.findByText(/to return to the page that you wanted/)).toBeInTheDocument();
});

test.each([
  '/signup?step=onboarding',
  '/signup?step=nonsense',
  '/signup?step=email_verification',
  '/signup?step=plan_selection&user_id=7',
  '/signup?step=payment_processing',
])('%s leads a guest to the account step', async (address) => {
  renderApp(address);
  expect(await screen.findByRole('heading', { name: 'Create Your Account' })).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('shows the reason of a redirect on one page only', async () => {
  const { user } = renderApp('/signup', { state: { message: 'Payment verification failed.' } });
  expect(await screen.findByRole('alert')).toHaveTextContent('Payment verification failed.');
  await user.click(screen.getByRole('link', { name: 'Sign in' }));
  expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeInTheDocument();
  expect(screen.queryByText('Payment verification failed.')).not.toBeInTheDocument();
});

test.each(['/signup?step=activation', '/signup/success', '/signup-success?session_id=1'])(
  '%s tells a guest that it names no checkout, in front of the account',
  async (address) => {
    renderApp(address);
    expect(await screen.findByRole('heading', { name: 'Create Your Account' })).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent('No session ID found. Please try signing up again.');
  },
);
