import { screen } from '@testing-library/react';
import { storeCheckout } from '../../checkout/stored-checkout';
import {
  fromProxy,
  MALFORMED,
  OFFLINE,
  PAID,
  PENDING,
  refused,
  RETURNED,
  UNPAID,
} from '../../testing/fake-payments';
import { come, VERIFY } from './testing/come';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

test('says that a payment was sent back, how much and why, and forgets the purchase', async () => {
  storeCheckout({ sessionId: 'cs_test_1' });
  localStorage.setItem('account:purchase', '3f2c1d9e-0f5b-4a55-9f4e-2d6d1f1c0a11');
  const { user } = come({ [VERIFY]: RETURNED });
  expect(await screen.findByRole('heading', { name: 'Payment Returned' })).toHaveFocus();
  const notice = screen.getByRole('status');
  expect(notice).toHaveTextContent('We are sending $49.99 back to you');
  expect(notice).toHaveTextContent(RETURNED.error);
  expect(screen.queryByLabelText('Password')).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Choose a plan again' }));
  expect(await screen.findByRole('heading', { name: 'Choose Your Plan' })).toBeInTheDocument();
  expect(screen.queryByText(/You opened a checkout a while ago/)).not.toBeInTheDocument();
  expect(localStorage.getItem('account:purchase')).toBeNull();
});

test('says that nothing was charged when a discount covered a returned purchase', async () => {
  come({ [VERIFY]: { ...RETURNED, amount_total: 0 } });
  await screen.findByRole('heading', { name: 'Plan Not Activated' });
  expect(screen.getByRole('status')).toHaveTextContent('Nothing was charged');
  expect(screen.getByRole('status')).not.toHaveTextContent(/\$0\.00|Banks/);
});

test.each([
  ['not paid', UNPAID, 'Payment verification failed - session invalid or not paid'],
  [
    'no network',
    OFFLINE,
    'Unable to connect to verification service. Please check your internet connection.',
  ],
  ['a proxy', fromProxy(502), 'All verification endpoints failed'],
  ['an error without a message', fromProxy(403), 'Session verification failed'],
  [
    'an error with a message',
    refused(VERIFY, 'stripe-unavailable'),
    'The payment provider is not responding. Please try again.',
  ],
  ['a wrong response', MALFORMED, 'Failed to verify payment. Please contact support.'],
])('%s: shows no account form, and a retry works', async (_, response, words) => {
  const { responses, user } = come({ [VERIFY]: response });
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(screen.getByRole('heading', { name: 'Payment Verification Required' })).toHaveFocus();
  expect(screen.queryByLabelText('Password')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Create a free account' })).toHaveAttribute('href', '/signup');
  responses[VERIFY] = PAID;
  await user.click(screen.getByRole('button', { name: 'Check again' }));
  expect(await screen.findByLabelText('Confirm Password')).toBeInTheDocument();
});

test('shows a pending payment, and the account form when it arrives', async () => {
  const { responses, user } = come({ [VERIFY]: PENDING });
  expect(await screen.findByRole('heading', { name: 'Payment Pending' })).toHaveFocus();
  expect(
    screen.getByText(/you do not need to pay again.*we will email you a link to create your account/),
  ).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  responses[VERIFY] = PAID;
  await user.click(screen.getByRole('button', { name: 'Check again' }));
  expect(await screen.findByLabelText('Confirm Password')).toBeInTheDocument();
});

test('says that nothing was charged for an unpaid checkout, and leads to the plans', async () => {
  come({ [VERIFY]: UNPAID });
  expect(await screen.findByText(/^Nothing was charged/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Choose a plan again' })).toHaveAttribute('href', '/plans');
});

test("another person's checkout leads to the sign-in page", async () => {
  const { user } = come({ [VERIFY]: refused(VERIFY, 'not-your-session') });
  expect(await screen.findByRole('heading', { name: 'Sign In to Use Your Plan' })).toHaveFocus();
  expect(screen.queryByText(/created after your payment is verified/)).not.toBeInTheDocument();
  await user.click(await screen.findByRole('link', { name: 'Sign in' }));
  expect(await screen.findByText(/to return to the page that you wanted/)).toBeInTheDocument();
});

test('forgets an unknown checkout and leads to the sign-up', async () => {
  localStorage.setItem('account:purchase', '3f2c1d9e-0f5b-4a55-9f4e-2d6d1f1c0a11');
  come({ [VERIFY]: refused(VERIFY, 'session-not-found') });
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Payment verification failed. Please try again.',
  );
  expect(screen.queryByText('Paid: $49.99')).not.toBeInTheDocument();
  expect(localStorage).toHaveLength(0);
});
