import { screen } from '@testing-library/react';
import { RECORD_KINDS, TEXT_KINDS } from '@ninefold/contracts';
import { storeCheckout, readStoredCheckout } from './checkout/stored-checkout';
import checkout from './released/1/checkout.json';
import attempts from './released/1/attempts.json';
import lock from './released/1/lock.json';
import purchase from './released/1/purchase.json';
import { fakePayments, PAID } from './testing/fake-payments';
import { renderApp } from './testing/render-app';

/**
 * Records as released builds stored them. Never rewrite these files: a build that cannot read them loses paid
 * checkouts.
 */
const VERIFY = '/api/verify-checkout-session';

beforeEach(() => jest.useFakeTimers({ now: Date.parse('2026-11-21T12:30:00Z') }));
afterEach(() => {
  jest.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
});

const storeReleasedCheckout = (version?: number) =>
  Object.entries(checkout).forEach(([key, entry]) =>
    sessionStorage.setItem(key, JSON.stringify({ ...(version && { v: version }), ...entry })),
  );

test.each([
  ['without a version field', undefined],
  ['with a version field', 1],
])('a stored checkout of version 1, %s, leads to the account form', async (_, version) => {
  storeReleasedCheckout(version);
  localStorage.setItem('account:purchase', purchase['account:purchase']);
  const { payments, callsTo } = fakePayments({ [VERIFY]: PAID });
  renderApp('/signup/account', { platform: { payments } });
  expect(await screen.findByLabelText('Confirm Password')).toBeInTheDocument();
  expect(callsTo(VERIFY)).toEqual([
    { session_id: 'cs_test_1', expected_tier: 'elite', purchase_id: purchase['account:purchase'] },
  ]);
});

test('a stored checkout of a newer version is ignored and kept', () => {
  storeReleasedCheckout(2);
  const before = { ...sessionStorage };
  expect(readStoredCheckout()).toBeUndefined();
  storeCheckout({ sessionId: 'cs_test_2', tier: 'elite' });
  expect({ ...sessionStorage }).toEqual(before);
});

const storeReleased = (records: object) =>
  Object.entries(records).forEach(([key, record]) => localStorage.setItem(key, JSON.stringify(record)));

test('stored sign-up attempts of version 1 limit the form', async () => {
  storeReleased(attempts);
  renderApp('/signup');
  expect(await screen.findByRole('alert')).toHaveTextContent('Please try again in 24 hours.');
});

test('a stored lock of version 1 locks its account', async () => {
  storeReleased(lock);
  renderApp('/login', { state: { email: 'ada@example.test' } });
  expect(await screen.findByRole('button', { name: 'Account Locked (10m remaining)' })).toBeDisabled();
});

test('every kind of stored record has a released example', () => {
  const released = [attempts, checkout, lock, purchase].flatMap(Object.keys);
  const kinds = [...RECORD_KINDS, ...TEXT_KINDS].filter((kind) => /^account/.test(kind));
  expect(kinds.filter((kind) => !released.some((key) => key.startsWith(kind)))).toEqual([]);
});
