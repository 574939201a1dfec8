import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { fakeBackend, type FakeResponse } from '../testing/fake-backend';
import { authRefusal, comparedPassword, unconfirmedUser } from '../testing/backend-responses';
import { enter } from '../testing/enter';
import { renderApp } from '../testing/render-app';

afterEach(() => localStorage.clear());

const SIGN_UP = 'POST /auth/v1/signup';
const KEY = 'account:sign-up-attempts';
const HOUR_MS = 3_600_000;

async function signUp(response: FakeResponse = unconfirmedUser()) {
  const backend = fakeBackend({ [SIGN_UP]: response, ...comparedPassword() });
  renderApp('/signup', { platform: { supabase: backend.supabase } });
  await screen.findByLabelText('Email');
  await act(async () => {
    enter('Email', 'ada@example.test');
    enter('Password', 'nine-digits-once');
    enter('Confirm Password', 'nine-digits-once');
    fireEvent.click(screen.getByRole('checkbox'));
  });
  await act(async () => void fireEvent.submit(document.querySelector('form')!));
  return backend;
}

const created = () => screen.findByRole('heading', { name: 'Check your inbox' });
const store = (record: object) => localStorage.setItem(KEY, JSON.stringify({ v: 1, ...record }));
const stored = () => JSON.parse(localStorage.getItem(KEY) ?? 'null') as unknown;

const storedAttempts = (attempts: number, ageMs: number) =>
  store({ attempts, firstAttempt: Date.now() - ageMs, lastAttempt: Date.now() - ageMs });

test('three accounts can be created within 24 hours', async () => {
  for (const time of [1, 2, 3]) {
    await signUp();
    await created();
    expect(stored()).toMatchObject({ attempts: time });
    cleanup();
  }
  const backend = await signUp();
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Account Creation LimitedToo many signup attempts. Please try again in 24 hours.',
  );
  expect(screen.getByText('Limited Attempts Remaining')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Create Account' })).toBeDisabled();
  expect(backend.requestsTo(SIGN_UP)).toHaveLength(0);
});

test('says when one attempt is left', async () => {
  storedAttempts(2, HOUR_MS);
  renderApp('/signup');
  expect(await screen.findByText('Limited Attempts Remaining')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Create Account' })).toBeEnabled();
});

test('names the time that is left, and counts the attempts of another tab', async () => {
  renderApp('/signup');
  expect(await screen.findByRole('button', { name: 'Create Account' })).toBeEnabled();
  storedAttempts(3, 23.5 * HOUR_MS);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: KEY })));
  expect(screen.getByRole('alert')).toHaveTextContent('Please try again in 30 minutes.');
});

test.each<[string, FakeResponse]>([
  ['rejected by the service', authRefusal('weakPassword')],
  ['refused because of a recent email', authRefusal('tooManyMails', 30)],
  ['sent without a network', 'offline'],
])('a form that was %s does not count', async (_, response) => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  await signUp(response);
  await screen.findByRole('alert');
  expect(stored()).toBeNull();
});

test('an address that has an account counts like a new one, so that it stays secret', async () => {
  await signUp(authRefusal('addressRegistered'));
  await created();
  expect(stored()).toMatchObject({ attempts: 1 });
});

test.each([
  ['of more than 24 hours ago', { attempts: 3, firstAttempt: Date.now() - 25 * HOUR_MS, lastAttempt: 1 }],
  ['in the future', { attempts: 3, firstAttempt: Date.now() + HOUR_MS, lastAttempt: 1 }],
  ['without a time', { attempts: 3, firstAttempt: NaN, lastAttempt: NaN }],
  ['without a number', { attempts: 'many', firstAttempt: Date.now(), lastAttempt: 1 }],
])('attempts %s lock nobody out, and the next one starts over', async (_, record) => {
  store(record);
  await signUp();
  await created();
  expect(stored()).toMatchObject({ attempts: 1 });
});

test('a browser that stores nothing can sign up', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await signUp();
  await created();
});
