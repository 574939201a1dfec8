import { act, screen } from '@testing-library/react';
import { signedIn } from '@ninefold/platform/testing';
import { enter } from '../testing/enter';
import { fakeBackend, type FakeResponse } from '../testing/fake-backend';
import { authFailure, authRefusal } from '../testing/backend-responses';
import { renderApp } from '../testing/render-app';

const RECOVER = 'POST /auth/v1/recover';
const SENT = 'Password reset email sent! Please check your inbox.';

async function ask(response: FakeResponse, options: Parameters<typeof renderApp>[1] = {}) {
  const backend = fakeBackend({ [RECOVER]: response });
  const { user } = renderApp('/reset-password', { ...options, platform: { supabase: backend.supabase } });
  await screen.findByLabelText('Email');
  enter('Email', 'ada@example.test');
  await user.click(screen.getByRole('button', { name: 'Send Reset Link' }));
  return { user, backend };
}

test('requests an email with a link to the password page', async () => {
  const { backend } = await ask({ body: {} });
  expect(await screen.findByText(SENT)).toBeInTheDocument();
  const [request] = backend.requestsTo(RECOVER);
  expect(request?.body).toMatchObject({ email: 'ada@example.test' });
  expect(request?.query.get('redirect_to')).toBe('http://localhost/update-password');
});

test.each([
  ['', 'Email address is required'],
  ['ada@', 'Please enter a valid email address'],
])('the address "%s" shows an error at its field until the person types', async (typed, message) => {
  const { user } = renderApp('/reset-password');
  const field = await screen.findByLabelText('Email');
  if (typed) await user.type(field, typed);
  await user.click(screen.getByRole('button', { name: 'Send Reset Link' }));
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(field).toHaveFocus();
  expect(field).toHaveAccessibleDescription(message);
  await user.type(field, 'x');
  expect(screen.queryByText(message)).not.toBeInTheDocument();
});

test('a mistyped address can be corrected immediately', async () => {
  const { user, backend } = await ask({ body: {} });
  expect(await screen.findByText(SENT)).toBeInTheDocument();
  await user.type(screen.getByLabelText('Email'), '.org');
  expect(screen.queryByText(SENT)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Send Reset Link' }));
  expect(await screen.findByText(SENT)).toBeInTheDocument();
  expect(backend.requestsTo(RECOVER)[1]?.body).toMatchObject({ email: 'ada@example.test.org' });
});

test('a signed-in user gets a link back to the profile', async () => {
  renderApp('/reset-password', { platform: { auth: signedIn() } });
  expect(await screen.findByRole('link', { name: 'Back to your profile' })).toHaveAttribute(
    'href',
    '/profile',
  );
  expect(screen.queryByRole('link', { name: 'Back to sign in' })).not.toBeInTheDocument();
});

test.each<[string, FakeResponse, string | RegExp]>([
  [
    'the sentence of the server',
    authRefusal('invalidAddress'),
    'Unable to validate email address: invalid format',
  ],
  ['a failing server', authFailure(), 'An unexpected error occurred'],
  ['no network', 'offline', /could not reach the server.*what you typed is still here/],
])('%s is shown, and the field keeps the address', async (_, response, words) => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  await ask(response);
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(screen.getByLabelText('Email')).toHaveValue('ada@example.test');
  expect(screen.queryByText(SENT)).not.toBeInTheDocument();
});

test('the address from another page is prefilled and passed back', async () => {
  const { user } = renderApp('/reset-password', { state: { email: 'ada@example.test' } });
  expect(await screen.findByLabelText('Email')).toHaveValue('ada@example.test');
  await user.click(screen.getByRole('link', { name: 'Back to sign in' }));
  expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeInTheDocument();
  expect(screen.getByLabelText('Email')).toHaveValue('ada@example.test');
});

describe('the next email', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const advanceTimers = (ms: number) => jest.advanceTimersByTime(ms);

  test('can be requested after a countdown', async () => {
    const { user, backend } = await ask({ body: {} }, { advanceTimers });
    await user.click(await screen.findByRole('button', { name: 'Send again in 60 seconds' }));
    expect(backend.requestsTo(RECOVER)).toHaveLength(1);
    act(() => jest.advanceTimersByTime(18_000));
    expect(screen.getByRole('button', { name: 'Send again in 42 seconds' })).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(43_000));
    await user.click(screen.getByRole('button', { name: 'Send Again' }));
    expect(await screen.findByRole('button', { name: 'Send again in 60 seconds' })).toBeInTheDocument();
    expect(backend.requestsTo(RECOVER)).toHaveLength(2);
  });

  test('waits as long as the server says', async () => {
    const message = 'For security purposes, you can only request this after 30 seconds.';
    await ask(authRefusal('tooManyMails', 30), { advanceTimers });
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(screen.getByRole('button', { name: 'Send again in 30 seconds' })).toBeInTheDocument();
  });
});
