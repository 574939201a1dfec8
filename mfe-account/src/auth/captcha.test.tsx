import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { fakeBackend, type FakeResponses } from '../testing/fake-backend';
import { authRefusal, comparedPassword } from '../testing/backend-responses';
import { renderApp } from '../testing/render-app';

const SIGN_UP = 'POST /auth/v1/signup';
const RECOVER = 'POST /auth/v1/recover';
const SIGN_IN = 'POST /auth/v1/token';
const SCRIPT = 'script[src^="https://challenges.cloudflare.com/"]';

type Parameters = Record<'callback' | 'expired-callback' | 'error-callback', (token: string) => void>;

/** Simulates the widget's script, which renders a widget and calls back. */
function fakeTurnstile() {
  let parameters: Parameters | undefined;
  const reset = jest.fn();
  const turnstile = {
    render: (_container: unknown, given: Parameters) => ((parameters = given), 'widget-1'),
    remove() {},
    getResponse: () => undefined,
    reset,
  };
  Object.assign(window, { turnstile });
  return {
    reset,
    rendered: () => waitFor(() => expect(parameters).toBeDefined()),
    pass: (token: string) => act(() => parameters?.callback(token)),
    expire: () => act(() => parameters?.['expired-callback']('')),
  };
}

afterEach(() => {
  localStorage.clear();
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'turnstile');
  document.querySelectorAll(SCRIPT).forEach((script) => script.remove());
});

const settings = {
  requireSignInForGames: false,
  breachedPasswordCheck: false,
  release: 'test',
  turnstileSiteKey: 'site-key',
};

async function open(address: string, responses: FakeResponses = {}) {
  const backend = fakeBackend({
    ...comparedPassword(false),
    [SIGN_UP]: authRefusal('weakPassword'),
    [RECOVER]: { body: {} },
    [SIGN_IN]: authRefusal('wrongPassword'),
    ...responses,
  });
  renderApp(address, { platform: { supabase: backend.supabase, settings } });
  // The widget's chunk loads after the form.
  await waitFor(() => expect(document.querySelector(SCRIPT)).not.toBeNull());
  return backend;
}

const fill = async (name: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(name), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

async function fillSignUp() {
  await fill('Email', 'ada@example.test');
  await fill('Password', 'nine-digits-once');
  await fill('Confirm Password', 'nine-digits-once');
  fireEvent.click(screen.getByRole('checkbox'));
}

/** A sign-up first compares its password, and each call needs a token of its own. */
async function passTwice(
  backend: ReturnType<typeof fakeBackend>,
  turnstile: ReturnType<typeof fakeTurnstile>,
) {
  turnstile.pass('token-1');
  press('Create Account');
  await waitFor(() => expect(turnstile.reset).toHaveBeenCalledTimes(1));
  expect(backend.requestsTo(SIGN_UP)).toHaveLength(0);
  turnstile.pass('token-2');
}

test('a sign-up sends a token with each call, and the next one needs a new one', async () => {
  const turnstile = fakeTurnstile();
  const backend = await open('/signup');
  await fillSignUp();
  await turnstile.rendered();
  press('Create Account');
  expect(await screen.findByText('Please complete the check against robots first')).toBeInTheDocument();
  expect(backend.requestsTo(SIGN_UP)).toHaveLength(0);

  await passTwice(backend, turnstile);
  expect(screen.queryByText(/check against robots/)).not.toBeInTheDocument();
  await screen.findByText(/^Password should be at least/);
  for (const [call, token] of [
    [SIGN_IN, 'token-1'],
    [SIGN_UP, 'token-2'],
  ] as const) {
    expect(backend.requestsTo(call)[0]?.body).toMatchObject({
      gotrue_meta_security: { captcha_token: token },
    });
  }
  expect(turnstile.reset).toHaveBeenCalledTimes(2);
  press('Create Account');
  expect(await screen.findByText('Please complete the check against robots first')).toBeInTheDocument();
  expect(backend.requestsTo(SIGN_UP)).toHaveLength(1);
});

test('a sign-in sends the token unless it has expired', async () => {
  const turnstile = fakeTurnstile();
  const backend = await open('/login');
  await fill('Email', 'ada@example.test');
  await fill('Password', 'nine-digits-once');
  await turnstile.rendered();
  turnstile.pass('token-1');
  turnstile.expire();
  press('Sign In');
  await screen.findByText('Please complete the check against robots first');
  turnstile.pass('token-2');
  press('Sign In');
  await screen.findByText(/Either email or password is wrong/);
  expect(backend.requestsTo(SIGN_IN).map(({ body }) => body['gotrue_meta_security'])).toEqual([
    { captcha_token: 'token-2' },
  ]);
});

test('a rejected token is reported as such, not as a wrong password', async () => {
  const turnstile = fakeTurnstile();
  await open('/login', { [SIGN_IN]: authRefusal('captchaFailed') });
  await fill('Email', 'ada@example.test');
  await fill('Password', 'nine-digits-once');
  await turnstile.rendered();
  turnstile.pass('token-1');
  press('Sign In');
  expect(await screen.findByRole('alert')).toHaveTextContent(/The check against robots did not succeed/);
  expect(screen.getByLabelText('Password')).toHaveValue('nine-digits-once');
});

test('a recovery email requires a token', async () => {
  const turnstile = fakeTurnstile();
  const backend = await open('/reset-password');
  await fill('Email', 'ada@example.test');
  await turnstile.rendered();
  press('Send Reset Link');
  await screen.findByText('Please complete the check against robots first');
  turnstile.pass('token-1');
  press('Send Reset Link');
  await screen.findByText(/Password reset email sent/);
  expect(backend.requestsTo(RECOVER).map(({ body }) => body['gotrue_meta_security'])).toEqual([
    { captcha_token: 'token-1' },
  ]);
});

test('a widget that cannot be loaded says what to do, even after submitting and in the next form', async () => {
  const backend = await open('/signup');
  await fillSignUp();
  fireEvent.error(document.querySelector(SCRIPT) ?? document);
  expect(await screen.findByText(/check against robots could not be loaded/)).toBeInTheDocument();
  press('Create Account');
  await act(() => Promise.resolve());
  expect(screen.getByText(/check against robots could not be loaded/)).toBeInTheDocument();
  expect(backend.requestsTo(SIGN_UP)).toHaveLength(0);
  expect(screen.getByLabelText('Email')).toHaveValue('ada@example.test');

  fireEvent.click(screen.getByRole('link', { name: 'Sign in' }));
  await screen.findByRole('button', { name: 'Sign In' });
  await waitFor(() => expect(document.querySelector(SCRIPT)).not.toBeNull());
  fireEvent.error(document.querySelector(SCRIPT) ?? document);
  expect(await screen.findByText(/check against robots could not be loaded/)).toBeInTheDocument();
});

test('a script that hangs is offered again after ten seconds, and the form then works', async () => {
  jest.useFakeTimers();
  const backend = await open('/signup');
  await fillSignUp();
  const hung = document.querySelector(SCRIPT);
  press('Create Account');
  // The widget is not on the page, so nobody can complete it.
  expect(await screen.findByText(/check against robots is still loading/)).toBeInTheDocument();
  expect(screen.queryByText(/complete the check/)).not.toBeInTheDocument();
  act(() => jest.advanceTimersByTime(9_000));
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  act(() => jest.advanceTimersByTime(1_500));
  expect(screen.getByText(/check against robots could not be loaded/)).toBeInTheDocument();
  press('Try again');
  expect(document.querySelector(SCRIPT)).not.toBe(hung);
  expect(screen.queryByText(/could not be loaded/)).not.toBeInTheDocument();

  const turnstile = fakeTurnstile();
  act(() => jest.advanceTimersByTime(100));
  jest.useRealTimers();
  await turnstile.rendered();
  await passTwice(backend, turnstile);
  await screen.findByText(/^Password should be at least/);
  expect(backend.requestsTo(SIGN_UP)).toHaveLength(1);
});

test('a sign-up that waits for a person to pass the second check compares the password once', async () => {
  jest.useFakeTimers();
  const turnstile = fakeTurnstile();
  const backend = await open('/signup');
  await fillSignUp();
  await turnstile.rendered();
  turnstile.pass('token-1');
  press('Create Account');
  await act(() => jest.advanceTimersByTimeAsync(6_000));
  expect(await screen.findByRole('alert')).toHaveTextContent(/The check against robots did not succeed/);
  turnstile.pass('token-2');
  press('Create Account');
  await screen.findByText(/^Password should be at least/);
  expect(backend.requestsTo(SIGN_IN)).toHaveLength(1);
  expect(backend.requestsTo(SIGN_UP)).toHaveLength(1);
});

test('a sign-in never asks for a widget that could not be loaded', async () => {
  const backend = await open('/login');
  await fill('Email', 'ada@example.test');
  await fill('Password', 'nine-digits-once');
  fireEvent.error(document.querySelector(SCRIPT) ?? document);
  await screen.findByText(/check against robots could not be loaded/);
  press('Sign In');
  await act(() => Promise.resolve());
  expect(screen.queryByText(/complete the check/)).not.toBeInTheDocument();
  expect(backend.requestsTo(SIGN_IN)).toHaveLength(0);
});

test.each(['/signup', '/login'])('%s loads no script without a site key', async (address) => {
  renderApp(address);
  await screen.findByLabelText('Email');
  expect(document.querySelector(SCRIPT)).toBeNull();
});
