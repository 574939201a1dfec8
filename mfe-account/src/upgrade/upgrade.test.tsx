import { screen, waitFor, within } from '@testing-library/react';
import { PAYMENT_REFUSALS } from '@ninefold/contracts/payments-contract';
import { fakePlatform, signedIn } from '@ninefold/platform/testing';
import type { SubscriptionRow } from '../subscription/subscription-state';
import { databaseFailure } from '../testing/backend-responses';
import { fakeBackend } from '../testing/fake-backend';
import { CHECKOUT, fakePayments, followedLinks, OFFLINE, refused } from '../testing/fake-payments';
import { renderApp } from '../testing/render-app';
import { subscriptionRow } from '../testing/subscription-row';

const CREATE = '/api/create-checkout-session';
const PORTAL = '/api/create-portal-session';
const SUBSCRIBED = signedIn({ isSubscribed: true, tier: 'elite' });

/** @param rows the person's subscriptions, which a test may change; undefined when they cannot be read */
async function open(
  auth = signedIn(),
  responses: Parameters<typeof fakePayments>[0] = {},
  rows: SubscriptionRow[] | undefined = [],
) {
  const service = fakePayments(responses);
  const refreshProfile = jest.fn(() => Promise.resolve());
  const { supabase } = fakeBackend({
    'GET /rest/v1/subscriptions': () => (rows ? { body: rows } : databaseFailure()),
    'GET /rest/v1/purchases': { body: [] },
  });
  const platform = { payments: service.payments, auth, refreshProfile, supabase };
  const page = renderApp('/upgrade', { platform });
  await screen.findByRole('heading', { name: 'Upgrade' });
  await waitFor(() => expect(screen.queryByText('Loading...')).not.toBeInTheDocument());
  return { ...page, ...service, refreshProfile };
}

const upgrade = () => screen.getByRole('button', { name: 'Upgrade to Elite Access' });

test('opens the checkout in this tab', async () => {
  const links = followedLinks();
  const { user, callsTo } = await open(signedIn(), { [CREATE]: CHECKOUT });
  expect(screen.queryByText('LIMITED TIME OFFER')).not.toBeInTheDocument();
  expect(screen.getByText(/until you cancel/)).toBeInTheDocument();
  await user.click(upgrade());
  expect(screen.getByRole('button', { name: 'Creating checkout...' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  expect(links).toEqual([CHECKOUT.checkout_url]);
  expect(callsTo(CREATE)).toEqual([{ tier: 'elite', flow: 'upgrade' }]);
});

test('shows a failure and re-enables the button', async () => {
  const { user } = await open(signedIn(), { [CREATE]: OFFLINE });
  await user.click(upgrade());
  expect(await screen.findByRole('alert')).toHaveTextContent('Unable to connect to payment services.');
  expect(upgrade()).not.toHaveAttribute('aria-disabled');
});

test('answers the questions about the free plan, canceling and the money back', async () => {
  await open();
  expect(screen.getByText('Is there a free plan?')).toBeInTheDocument();
  expect(
    screen.getByText(/Three learning sessions a day are free, and reviews cost none/),
  ).toBeInTheDocument();
  expect(screen.getByText('Can I cancel anytime?')).toBeInTheDocument();
  expect(screen.getByText(/within 30 days/)).toBeInTheDocument();
});

test('offers subscribers the customer portal instead of a plan', async () => {
  const links = followedLinks();
  const { user } = await open(SUBSCRIBED, { [PORTAL]: { url: 'https://stripe.test/portal' } });
  expect(screen.getByRole('status')).toHaveTextContent('Already Subscribed');
  expect(screen.queryByRole('button', { name: /^Upgrade/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Manage subscription' }));
  expect(links).toEqual(['https://stripe.test/portal']);
});

test('says when the plan of a subscriber renews', async () => {
  await open(SUBSCRIBED, {}, [subscriptionRow()]);
  expect(await screen.findByText('Your plan renews on November 21, 2027.')).toBeInTheDocument();
});

test.each<[name: string, over: Partial<SubscriptionRow>, title: string, button: string | null]>([
  ['unpaid', { status: 'unpaid' }, 'Your plan is on hold', 'Pay the open invoice'],
  ['paused', { status: 'paused' }, 'Your plan is paused', 'Add a card'],
  ['incomplete', { status: 'incomplete', paid: false }, 'Your payment is not finished', 'Finish the payment'],
  ['pending', { paid: false }, 'Payment Pending', null],
  ['disputed', { disputed: true }, 'Your plan is suspended', null],
  ['unknown', { status: 'frozen' }, 'Your subscription needs attention', 'Manage subscription'],
])('explains a subscription that is %s instead of selling another', async (_, over, title, button) => {
  await open(signedIn(), {}, [subscriptionRow(over)]);
  expect(await screen.findByText(title)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Upgrade/ })).not.toBeInTheDocument();
  expect(screen.queryByText('Already Subscribed')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back to Today' })).toHaveAttribute('href', '/dashboard');
  expect(screen.queryAllByRole('button').map(({ textContent }) => textContent)).toEqual(
    button ? [button] : [],
  );
});

test.each([['overdue', { status: 'past_due' }, 'Your last payment did not go through', 'Update your card']])(
  'explains an active plan that is %s',
  async (_, over, title, button) => {
    await open(SUBSCRIBED, {}, [subscriptionRow(over)]);
    expect(await screen.findByText(title)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: button })).toBeInTheDocument();
  },
);

test('waits for a slow payment that Stripe calls incomplete', async () => {
  const supabase = fakeBackend({
    'GET /rest/v1/subscriptions': { body: [subscriptionRow({ status: 'incomplete', paid: false })] },
    'GET /rest/v1/purchases': { body: [{ subscription_id: 'sub_1', status: 'unpaid', amount_total: 4_999 }] },
  }).supabase;
  renderApp('/upgrade', { platform: { auth: signedIn(), supabase } });
  expect(await screen.findByText('Payment Pending')).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('explains a returned payment, and sells the plan again', async () => {
  await open(signedIn(), {}, [subscriptionRow({ returned: true, returned_for: 'paid-too-late' })]);
  expect(await screen.findByText('Your payment was returned')).toBeInTheDocument();
  expect(screen.getByText('The payment arrived after the subscription had ended.')).toBeInTheDocument();
  expect(upgrade()).toBeInTheDocument();
});

test('sells the plan when the subscription cannot be read, because the service decides', async () => {
  await open(signedIn(), {}, undefined);
  expect(upgrade()).toBeInTheDocument();
});

test('explains a subscription that the service refuses to sell another one to', async () => {
  const rows: SubscriptionRow[] = [];
  const { user } = await open(signedIn(), { [CREATE]: refused(CREATE, 'payment-missing') }, rows);
  rows.push(subscriptionRow({ status: 'unpaid' }));
  await user.click(upgrade());
  expect(await screen.findByRole('button', { name: 'Pay the open invoice' })).toBeInTheDocument();
  expect(screen.queryByText('Already Subscribed')).not.toBeInTheDocument();
  expect(document.activeElement).toHaveTextContent('Your plan is on hold');
});

test('shows a subscription that only the service knows', async () => {
  const sentence = 'You are already subscribed. Contact support to change your plan.';
  const { user } = await open(signedIn(), { [CREATE]: refused(CREATE, 'already-subscribed') });
  await user.click(upgrade());
  expect(await screen.findByRole('status')).toHaveTextContent(`Already Subscribed${sentence}`);
  expect(document.activeElement).toHaveTextContent('Already Subscribed');
  expect(screen.getByRole('button', { name: 'Manage subscription' })).toBeInTheDocument();
});

test.each(['payment-missing', 'payment-unfinished', 'payment-disputed'] as const)(
  'leads to the portal when only the service knows of %s',
  async (code) => {
    const { user } = await open(signedIn(), { [CREATE]: refused(CREATE, code) });
    await user.click(upgrade());
    expect(await screen.findByRole('alert')).toHaveTextContent(PAYMENT_REFUSALS[CREATE][code].error);
    expect(screen.getByRole('button', { name: 'Manage subscription' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Upgrade/ })).not.toBeInTheDocument();
  },
);

test('sells nothing while a payment is pending, without an error', async () => {
  const sentence = 'Your payment is still being processed. You do not need to pay again.';
  const { user } = await open(signedIn(), { [CREATE]: refused(CREATE, 'payment-pending') });
  await user.click(upgrade());
  expect(await screen.findByRole('status')).toHaveTextContent(`Payment Pending${sentence}`);
  expect(document.activeElement).toHaveTextContent('Payment Pending');
  expect(screen.queryByRole('button', { name: /^Upgrade/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('shows the address of support on failure', async () => {
  const settings = { ...fakePlatform().settings, supportEmail: 'help@ninefold.test' };
  const { payments } = fakePayments({ [CREATE]: refused(CREATE, 'already-subscribed') });
  const { user } = renderApp('/upgrade', { platform: { payments, settings, auth: signedIn() } });
  await user.click(await screen.findByRole('button', { name: 'Upgrade to Elite Access' }));
  const link = await within(await screen.findByRole('status')).findByRole('link');
  expect(link).toHaveAttribute('href', 'mailto:help@ninefold.test');
});

test('sells nothing without the profile', async () => {
  const { user, refreshProfile } = await open(signedIn({ isFallback: true }));
  expect(screen.queryByRole('button', { name: /^Upgrade/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(refreshProfile).toHaveBeenCalledTimes(1);
});

test('shows guests the offer and returns to it after the sign-in', async () => {
  const { user } = await open({ status: 'out' });
  expect(screen.getByText(/until you cancel/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /Pay first/ })).toHaveAttribute('href', '/plans');
  await user.click(screen.getByRole('button', { name: 'Sign in to upgrade' }));
  expect(await screen.findByText(/to return to the page that you wanted/)).toBeInTheDocument();
});
