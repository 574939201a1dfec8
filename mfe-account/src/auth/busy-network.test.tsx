import { act, fireEvent, screen } from '@testing-library/react';
import { fakeBackend, type FakeResponse } from '../testing/fake-backend';
import { authRefusal, comparedPassword, session, unconfirmedUser } from '../testing/backend-responses';
import { enter } from '../testing/enter';
import { renderApp } from '../testing/render-app';

const SIGN_IN = 'POST /auth/v1/token';
const SIGN_UP = 'POST /auth/v1/signup';
const RESEND = 'POST /auth/v1/resend';
const RECOVER = 'POST /auth/v1/recover';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  localStorage.clear();
});
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const press = (name: string | RegExp) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));

/** Refuses the first calls of a busy network. */
function busyAtFirst(times: number, otherwise: FakeResponse) {
  let calls = 0;
  return () => ((calls += 1) <= times ? authRefusal('busyNetwork') : otherwise);
}

interface Flow {
  readonly address: string;
  readonly call: string;
  readonly otherwise: FakeResponse;
  readonly fill?: () => void;
  readonly button: string;
}

const fillIn = (...names: string[]) =>
  names.forEach((name) => enter(name, name === 'Email' ? 'ada@example.test' : 'nine-digits-once'));

const FLOWS: Readonly<Record<string, Flow>> = {
  'a sign-in': {
    address: '/login',
    call: SIGN_IN,
    otherwise: session(),
    fill: () => fillIn('Email', 'Password'),
    button: 'Sign In',
  },
  'a sign-up': {
    address: '/signup',
    call: SIGN_UP,
    otherwise: unconfirmedUser({ identities: [] }),
    fill() {
      fillIn('Email', 'Password', 'Confirm Password');
      fireEvent.click(screen.getByRole('checkbox'));
    },
    button: 'Create Account',
  },
  'another verification email': {
    address: '/signup?step=email_verification&email=ada%40example.test',
    call: RESEND,
    otherwise: { body: {} },
    button: 'Resend email',
  },
  'a reset': {
    address: '/reset-password',
    call: RECOVER,
    otherwise: { body: {} },
    fill: () => fillIn('Email'),
    button: 'Send Reset Link',
  },
};

async function start(name: string, times: number) {
  const { address, call, otherwise, fill, button } = FLOWS[name]!;
  const backend = fakeBackend({ ...comparedPassword(false), [call]: busyAtFirst(times, otherwise) });
  renderApp(address, { platform: { supabase: backend.supabase } });
  await screen.findByRole('button', { name: button });
  await act(async () => fill?.());
  await press(button);
  await pass(0);
  return { sent: () => backend.requestsTo(call).length };
}

const WAITS = /Many people .* your network/;

test.each(Object.keys(FLOWS))('%s on a busy network is repeated until it is accepted', async (name) => {
  const { sent } = await start(name, 2);
  const notice = screen.getByText(WAITS);
  expect(notice.closest('[role]')).toHaveAttribute('role', 'status');
  expect(screen.queryByText(/Account Locked|Account Creation Limited/)).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(sent()).toBe(1);
  await pass(16_000);
  expect(sent()).toBe(2);
  await pass(16_000);
  expect(sent()).toBe(3);
  expect(screen.queryByText(WAITS)).not.toBeInTheDocument();
});

test.each(Object.keys(FLOWS))('%s on a busy network can be canceled, and keeps the form', async (name) => {
  const { sent } = await start(name, 9);
  await press('Cancel');
  await pass(60_000);
  expect(sent()).toBe(1);
  expect(screen.getByRole('alert')).toHaveTextContent(/Please try again in a minute/);
  expect(screen.getByRole('button', { name: FLOWS[name]!.button })).not.toHaveAttribute('aria-disabled');
});

test('counts down for the eye, and announces the wait once', async () => {
  await start('a sign-in', 9);
  const countdown = screen.getByText(/^Trying again in 1\d seconds\.$/);
  const before = countdown.textContent;
  expect(countdown).toHaveAttribute('aria-hidden', 'true');
  await pass(2_000);
  expect(countdown.textContent).not.toBe(before);
});

test('a page that is left makes no more calls', async () => {
  const { sent } = await start('a sign-in', 9);
  await act(async () => void fireEvent.click(screen.getByRole('link', { name: 'Create an account' })));
  await pass(60_000);
  expect(sent()).toBe(1);
});
