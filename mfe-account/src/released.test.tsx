import { act, screen } from '@testing-library/react';
import { RECORD_KINDS, TEXT_KINDS } from '@ninefold/contracts';
import { storeCheckout, readStoredCheckout } from './checkout/stored-checkout';
import checkout from './released/1/checkout.json';
import emailConfirmed from './released/1/email-confirmed.json';
import purchase from './released/1/purchase.json';
import { fakeBackend } from './testing/fake-backend';
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

test('an address confirmed in this browser leads to the sign-in page', async () => {
  localStorage.setItem('email-confirmed', emailConfirmed['email-confirmed']);
  renderApp('/signup?step=email_verification&email=ada%40example.test', {
    platform: { supabase: fakeBackend().supabase },
  });
  await screen.findByRole('heading', { name: 'Verify Your Email' });
  await act(() => jest.advanceTimersByTimeAsync(5_000));
  expect(await screen.findByText(/Email confirmed successfully/)).toBeInTheDocument();
});

test('every kind of stored record has a released example', () => {
  const released = [checkout, emailConfirmed, purchase].flatMap(Object.keys);
  const kinds = [...RECORD_KINDS, ...TEXT_KINDS].filter((kind) => /^(account|email)/.test(kind));
  expect(kinds.filter((kind) => !released.some((key) => key.startsWith(kind)))).toEqual([]);
});
