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
 * What released builds left on devices, as they wrote it. These files are never written again: a change that cannot read
 * them takes a paid checkout from its buyer.
 */
const VERIFY = '/api/verify-checkout-session';

beforeEach(() => jest.useFakeTimers({ now: Date.parse('2026-11-21T12:30:00Z') }));
afterEach(() => {
  jest.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
});

const leaveCheckout = (version?: number) =>
  Object.entries(checkout).forEach(([key, entry]) =>
    sessionStorage.setItem(key, JSON.stringify({ ...(version && { v: version }), ...entry })),
  );

test.each([
  ['as the first builds wrote it', undefined],
  ['with its version', 1],
])('a checkout of version 1, %s, leads its buyer to an account', async (_, version) => {
  leaveCheckout(version);
  localStorage.setItem('account:purchase', purchase['account:purchase']);
  const { payments, callsTo } = fakePayments({ [VERIFY]: PAID });
  renderApp('/signup/account', { platform: { payments } });
  expect(await screen.findByLabelText('Confirm Email')).toBeInTheDocument();
  expect(callsTo(VERIFY)).toEqual([
    { session_id: 'cs_test_1', expected_tier: 'elite', purchase_id: purchase['account:purchase'] },
  ]);
});

test('a checkout of a newer version is none to this build, and stays', () => {
  leaveCheckout(2);
  const before = { ...sessionStorage };
  expect(readStoredCheckout()).toBeUndefined();
  storeCheckout({ sessionId: 'cs_test_2', tier: 'elite' });
  expect({ ...sessionStorage }).toEqual(before);
});

test('a mail that was confirmed in this browser leads on to signing in', async () => {
  localStorage.setItem('email-confirmed', emailConfirmed['email-confirmed']);
  renderApp('/signup?step=email_verification&email=ada%40example.test', {
    platform: { supabase: fakeBackend().supabase },
  });
  await screen.findByRole('heading', { name: 'Verify Your Email' });
  await act(() => jest.advanceTimersByTimeAsync(5_000));
  expect(await screen.findByText(/Email confirmed successfully/)).toBeInTheDocument();
});

test('every kind of record of the account has been left by a released build', () => {
  const released = [checkout, emailConfirmed, purchase].flatMap(Object.keys);
  const kinds = [...RECORD_KINDS, ...TEXT_KINDS].filter((kind) => /^(account|email)/.test(kind));
  expect(kinds.filter((kind) => !released.some((key) => key.startsWith(kind)))).toEqual([]);
});
