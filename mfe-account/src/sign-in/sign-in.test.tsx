import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { shareEmail } from '../auth/share-email';
import { fakeBackend } from '../testing/fake-backend';
import { authFailure, authRefusal, session } from '../testing/backend-responses';
import { enter } from '../testing/enter';
import { renderApp } from '../testing/render-app';

const TOKEN = 'POST /auth/v1/token';

afterEach(() => localStorage.clear());

async function signIn(backend = fakeBackend(), address = '/login') {
  const { user } = renderApp(address, { platform: { supabase: backend.supabase } });
  await screen.findByLabelText('Email');
  enter('Email', 'ada@example.test');
  enter('Password', 'secret-1');
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  return { user, backend };
}

test.each(['/login', '/signin'])('%s names missing fields until the person types', async (address) => {
  const { user } = renderApp(address);
  await user.click(await screen.findByRole('button', { name: 'Sign In' }));
  expect(await screen.findByText('Email is required')).toBeInTheDocument();
  expect(screen.getByText('Password is required')).toBeInTheDocument();
  expect(screen.getByLabelText('Email')).toHaveFocus();
  await user.type(screen.getByLabelText('Email'), 'a');
  expect(screen.queryByText('Email is required')).not.toBeInTheDocument();
  expect(screen.getByText('Password is required')).toBeInTheDocument();
});

test('signs in, and stays busy until the shell changes the page', async () => {
  const backend = fakeBackend({ [TOKEN]: session() });
  const { user } = renderApp('/login', { platform: { supabase: backend.supabase } });
  await user.type(await screen.findByLabelText('Email'), 'ada@example.test');
  await user.type(screen.getByLabelText('Password'), 'secret-1');
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  expect(screen.getByRole('button', { name: 'Signing in…' })).toBeInTheDocument();
  expect(backend.requestsTo(TOKEN)[0]?.body).toMatchObject({
    email: 'ada@example.test',
    password: 'secret-1',
  });
});

test.each([
  '\u200fada@example.test',
  'ada@example.test\u200f ',
  'a\u00adda＠example.test',
  'ａｄａ@example.test',
])('reads "%s" as the address that it looks like', async (typed) => {
  const backend = fakeBackend({ [TOKEN]: session() });
  const { user } = renderApp('/login', { platform: { supabase: backend.supabase } });
  await screen.findByLabelText('Email');
  enter('Email', typed);
  enter('Password', 'secret-1');
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  expect(backend.requestsTo(TOKEN)[0]?.body).toMatchObject({ email: 'ada@example.test' });
});

test.each([
  ['wrong credentials', authRefusal('wrongPassword'), /Either email or password is wrong/],
  ['a failing service', authFailure(), 'An unexpected error occurred. Please try again.'],
  ['no network', 'offline' as const, /could not reach the server.*what you typed is still here/],
])('%s show a plain message, and the fields keep their values', async (_, response, words) => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const { user } = await signIn(fakeBackend({ [TOKEN]: response }));
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(screen.getByLabelText('Email')).toHaveValue('ada@example.test');
  expect(screen.getByLabelText('Password')).toHaveValue('secret-1');
  await user.type(screen.getByLabelText('Password'), '2');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('prefills the address of a checkout paid in another tab', async () => {
  const end = shareEmail('buyer@example.test');
  renderApp('/login');
  await waitFor(() => expect(screen.getByLabelText('Email')).toHaveValue('buyer@example.test'));
  end();
});

test('offers hints and another email for an unconfirmed address', async () => {
  await signIn(fakeBackend({ [TOKEN]: authRefusal('unconfirmedAddress') }));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(/Email verification/);
  expect(alert).toHaveTextContent(/inbox.*spam.*Click the verification link.*sign up again/);
  expect(screen.getByRole('link', { name: 'Send the verification email again' })).toHaveAttribute(
    'href',
    '/signup?step=email_verification&email=ada%40example.test',
  );
});

test('shows the lock of an account until the time is over', async () => {
  jest.useFakeTimers();
  const advanceTimers = (ms: number) => jest.advanceTimersByTime(ms);
  const backend = fakeBackend({ [TOKEN]: authRefusal('tooManySignIns', 90) });
  const { user } = renderApp('/login', { platform: { supabase: backend.supabase }, advanceTimers });
  await screen.findByLabelText('Email');
  enter('Email', 'ada@example.test');
  enter('Password', 'secret-1');
  await user.click(screen.getByRole('button', { name: 'Sign In' }));

  expect(await screen.findByRole('button', { name: 'Account Locked (2m remaining)' })).toBeDisabled();
  expect(screen.getByRole('alert')).toHaveTextContent('For security, try again in 2 minute(s).');
  const unlock = screen.getByRole('link', { name: /Choose a new password/ });
  expect(unlock).toHaveAttribute('href', '/reset-password');
  expect(unlock).toHaveFocus();
  // The address is kept only in this tab's history.
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('ada@');
  act(() => jest.advanceTimersByTime(31_000));
  expect(screen.getByRole('button', { name: 'Account Locked (1m remaining)' })).toBeDisabled();
  act(() => jest.advanceTimersByTime(60_000));
  expect(screen.getByRole('button', { name: 'Sign In' })).toBeEnabled();
  // The focused link has disappeared.
  expect(await screen.findByRole('heading', { name: 'Welcome back' })).toHaveFocus();
  jest.useRealTimers();
});

test('typing an address never locks the form', async () => {
  renderApp('/login');
  const email = await screen.findByLabelText('Email');
  let now = Date.now();
  jest.spyOn(Date, 'now').mockImplementation(() => (now += 1));
  fireEvent.change(email, { target: { value: 'ada@example.test' } });
  expect(screen.getByRole('button', { name: 'Sign In' })).toBeEnabled();
});

test('the lock does not apply to another address', async () => {
  await signIn(fakeBackend({ [TOKEN]: authRefusal('tooManySignIns', 90) }));
  expect(await screen.findByRole('button', { name: 'Account Locked (2m remaining)' })).toBeDisabled();
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'bob@example.test' } });
  expect(await screen.findByRole('button', { name: 'Sign In' })).toBeEnabled();
});

/** Renders the page again with what this browser has stored, and the address in the history. */
async function reload() {
  renderApp('/login', { state: { email: 'ada@example.test' } });
  await screen.findByLabelText('Email');
}

const LOCK_KEY = 'account:lock:12801784';

test('a lock is still shown after a reload, and for no other address', async () => {
  await signIn(fakeBackend({ [TOKEN]: authRefusal('tooManySignIns', 90) }));
  await screen.findByRole('button', { name: 'Account Locked (2m remaining)' });
  await waitFor(() => expect(localStorage.getItem(LOCK_KEY)).not.toBeNull());
  cleanup();
  await reload();
  expect(await screen.findByRole('button', { name: 'Account Locked (2m remaining)' })).toBeDisabled();
  expect(screen.getByText('For security, try again in 2 minute(s).')).toBeInTheDocument();
  enter('Email', 'bob@example.test');
  expect(screen.getByRole('button', { name: 'Sign In' })).toBeEnabled();
  enter('Email', 'Ada@example.test');
  expect(await screen.findByRole('button', { name: /^Account Locked/ })).toBeDisabled();
});

test.each([
  ['a clock that was an hour ahead', JSON.stringify({ v: 1, until: Date.now() + 3_600_000 })],
  ['a lock that has ended', JSON.stringify({ v: 1, until: Date.now() - 1_000 })],
  ['damaged text', '{"v":1,"until":null}'],
])('%s locks nobody out', async (_, text) => {
  localStorage.setItem(LOCK_KEY, text);
  await reload();
  await waitFor(() => expect(localStorage.getItem(LOCK_KEY)).toBeNull());
  expect(screen.getByRole('button', { name: 'Sign In' })).toBeEnabled();
});

test('a password that was chosen on another device unlocks the form', async () => {
  const { user } = await signIn(fakeBackend({ [TOKEN]: authRefusal('tooManySignIns', 90) }));
  await waitFor(() => expect(localStorage.getItem(LOCK_KEY)).not.toBeNull());
  await user.click(await screen.findByRole('button', { name: 'I have chosen a new password' }));
  expect(screen.getByRole('button', { name: 'Sign In' })).toBeEnabled();
  expect(localStorage.getItem(LOCK_KEY)).toBeNull();
});

test('the password can be revealed and filled by a password manager', async () => {
  const { user } = renderApp('/login');
  const field = await screen.findByLabelText('Password');
  expect(field).toHaveAttribute('autocomplete', 'current-password');
  await user.type(field, 'abc');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(field).toHaveAttribute('type', 'text');
  await user.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(field).toHaveAttribute('type', 'password');
});

test('confirms the address after the emailed link', async () => {
  renderApp('/login?confirmed=true');
  expect(await screen.findByText('Email confirmed successfully! You can now sign in.')).toBeInTheDocument();
});

test.each([
  ['the link of the sign-up', '/login?confirmed=true'],
  ['a link of the sign-up that failed', '/login?confirmed=failed'],
])('after %s, a rejected password offers a reset by email', async (_, address) => {
  const { user } = await signIn(fakeBackend({ [TOKEN]: authRefusal('wrongPassword') }), address);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(
    /Either email or password is wrong.*sign up with this address more than once/,
  );
  await user.click(screen.getByRole('link', { name: 'Choose a password by email' }));
  expect(await screen.findByRole('heading', { name: 'Reset your password' })).toBeInTheDocument();
  expect(screen.getByLabelText('Email')).toHaveValue('ada@example.test');
});

describe('a verification link that failed', () => {
  const FAILED = '/login?confirmed=failed';
  const newLink = () => screen.getByRole('button', { name: 'Send a new link' });

  test('is reported on the sign-in page and leads to another email for the typed address', async () => {
    const { user } = renderApp(FAILED);
    expect(await screen.findByRole('heading', { name: 'This link does not work' })).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent(/If you have opened it before.*just sign in/);
    await user.click(newLink());
    expect(await screen.findByText('Email address is required')).toBeInTheDocument();
    expect(screen.getByLabelText('Email')).toHaveFocus();
    enter('Email', 'ada@example.test');
    await user.click(newLink());
    expect(await screen.findByRole('heading', { name: 'Verify Your Email' })).toBeInTheDocument();
    expect(screen.getByText('ada@example.test')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Resend email' })).toBeEnabled();
  });

  test('for a changed address is reported before the sign-in too', async () => {
    renderApp('/login', { state: { from: { pathname: '/profile', search: '?confirmed=failed' } } });
    expect(await screen.findByRole('alert')).toHaveTextContent(/Sign in to see which email address/);
  });
});

test('focuses the address when no tab provides it', async () => {
  renderApp('/login?confirmed=true');
  await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus());
});

test('a typed address is not replaced by one from another tab', async () => {
  renderApp('/login?confirmed=true');
  fireEvent.change(await screen.findByLabelText('Email'), { target: { value: 'bob@example.test' } });
  const tab = new BroadcastChannel('email-confirmation');
  tab.postMessage({ type: 'address', email: 'ada@example.test' });
  tab.postMessage({ type: 'address', email: '<not an address>' });
  // Messages arrive in order.
  const arrived = new Promise((resolve) => {
    const other = new BroadcastChannel('email-confirmation');
    other.onmessage = ({ data }) => {
      if (data !== 'last') return;
      other.close();
      resolve(undefined);
    };
  });
  tab.postMessage('last');
  await arrived;
  tab.close();
  expect(screen.getByLabelText('Email')).toHaveValue('bob@example.test');
});

test('explains the redirect from another page', async () => {
  renderApp('/login', { state: { from: { pathname: '/progress', search: '' } } });
  expect(await screen.findByText(/Sign in to return to the page that you wanted/)).toBeInTheDocument();
});

test('remembers the requested page during a password reset', async () => {
  const { user } = renderApp('/login', { state: { from: { pathname: '/progress', search: '' } } });
  await user.click(await screen.findByRole('link', { name: 'Forgot your password?' }));
  await user.click(await screen.findByRole('link', { name: 'Back to sign in' }));
  expect(await screen.findByText(/Sign in to return to the page that you wanted/)).toBeInTheDocument();
});

test('confirms an address change that was opened in another browser', async () => {
  renderApp('/login', { state: { from: { pathname: '/profile', search: '?confirmed=true' } } });
  expect(await screen.findByText('Email confirmed successfully! You can now sign in.')).toBeInTheDocument();
  expect(localStorage).toHaveLength(0);
});

test('shows a message and an address from another page', async () => {
  renderApp('/login', { state: { message: 'Look into your inbox', email: 'ada@example.test' } });
  expect(await screen.findByText('Look into your inbox')).toBeInTheDocument();
  expect(screen.getByLabelText('Email')).toHaveValue('ada@example.test');
});

test('links to the password reset, the sign-up and the start page', async () => {
  renderApp('/login');
  expect(await screen.findByRole('link', { name: 'Forgot your password?' })).toHaveAttribute(
    'href',
    '/reset-password',
  );
  expect(screen.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', '/signup');
  expect(screen.getByRole('link', { name: 'Back to the start page' })).toHaveAttribute('href', '/');
});
