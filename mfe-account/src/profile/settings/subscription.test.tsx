import { screen, waitFor } from '@testing-library/react';
import { fakePlatform, signedIn } from '@ninefold/platform/testing';
import { enter } from '../../testing/enter';
import { fakePayments, followedLinks, fromProxy, OFFLINE, refused } from '../../testing/fake-payments';
import { databaseFailure, databaseRefusal } from '../../testing/backend-responses';
import { openSettings } from '../../testing/open-settings';
import { subscriptionRow } from '../../testing/subscription-row';
import type { SubscriptionRow } from '../../subscription/subscription-state';

const PORTAL = '/api/create-portal-session';
const DELETE_ACCOUNT = 'POST /rest/v1/rpc/delete_user_account';
const SUBSCRIBED = signedIn({ isSubscribed: true, tier: 'elite' });
const SETTINGS = fakePlatform().settings;
const LIVE = databaseRefusal('subscriptionLive');

test('opens the customer portal for a subscriber', async () => {
  const links = followedLinks();
  const { payments } = fakePayments({ [PORTAL]: { url: 'https://stripe.test/portal' } });
  const { user } = await openSettings({}, { auth: SUBSCRIBED, payments });
  await user.click(screen.getByRole('button', { name: 'Manage subscription' }));
  expect(links).toEqual(['https://stripe.test/portal']);
  expect(screen.queryByRole('link', { name: 'Upgrade to Elite Access' })).not.toBeInTheDocument();
});

test.each([
  ['no network', OFFLINE, 'Unable to connect to payment services.'],
  [
    'an error message of the service',
    refused(PORTAL, 'no-subscription'),
    'You have no subscription to manage.',
  ],
  ['a proxy', fromProxy(502), 'The page for your subscription could not be opened. Please try again.'],
  ['a URL with another scheme', { url: 'javascript:alert(1)' }, /could not be opened/],
])('%s shows an error', async (_, response, words) => {
  const { payments } = fakePayments({ [PORTAL]: response });
  const { user } = await openSettings({}, { auth: SUBSCRIBED, payments });
  await user.click(screen.getByRole('button', { name: 'Manage subscription' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
});

const stored = (over: Partial<SubscriptionRow> = {}) => ({
  'GET /rest/v1/subscriptions': { body: [subscriptionRow(over)] },
  'GET /rest/v1/purchases': { body: [] },
});

test.each([
  ['renews', {}, 'Your plan renews on November 21, 2027.'],
  ['was canceled', { cancel_at_period_end: true }, /^Your plan ends on November 21, 2027. It does not renew/],
  ['ends at its own date', { cancel_at: '2027-01-15T12:00:00Z' }, /^Your plan ends on January 15, 2027/],
  // In New York it is still the day before.
  [
    'renews at night',
    { current_period_end: '2027-11-22T03:00:00Z' },
    'Your plan renews on November 21, 2027.',
  ],
])('shows that a subscription %s, with the date', async (_, over, words) => {
  await openSettings(stored(over), { auth: SUBSCRIBED });
  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Manage subscription' })).toBeInTheDocument();
});

test.each<
  [name: string, over: Partial<SubscriptionRow>, isOpen: boolean, title: string, ...buttons: string[]]
>([
  [
    'overdue',
    { status: 'past_due' },
    true,
    'Your last payment did not go through',
    'Update your card',
    'Manage subscription',
  ],
  ['not collected', { collection_paused: true }, true, 'Payments are paused', 'Manage subscription'],
  ['unpaid', { status: 'unpaid' }, false, 'Your plan is on hold', 'Pay the open invoice'],
  ['paused', { status: 'paused' }, false, 'Your plan is paused', 'Add a card'],
  [
    'incomplete',
    { status: 'incomplete', paid: false },
    false,
    'Your payment is not finished',
    'Finish the payment',
  ],
  ['pending', { paid: false }, false, 'Payment Pending'],
  ['disputed', { disputed: true }, false, 'Your plan is suspended'],
  ['returned', { returned: true }, false, 'Your payment was returned'],
  ['unknown', { status: 'frozen' }, false, 'Your subscription needs attention', 'Manage subscription'],
])('explains a subscription that is %s, with the next step', async (_, over, isOpen, title, ...buttons) => {
  await openSettings(stored(over), { auth: isOpen ? SUBSCRIBED : signedIn() });
  expect(await screen.findByText(title)).toBeInTheDocument();
  const names = [
    'Update your card',
    'Pay the open invoice',
    'Add a card',
    'Finish the payment',
    'Manage subscription',
  ];
  const shown = names.filter((name) => screen.queryByRole('button', { name }));
  expect(shown).toEqual(buttons);
});

test('says that nothing was charged for a purchase that a discount covered', async () => {
  await openSettings({
    ...stored({ returned: true, returned_for: 'unknown-price' }),
    'GET /rest/v1/purchases': { body: [{ subscription_id: 'sub_1', status: 'paid', amount_total: 0 }] },
  });
  expect(await screen.findByText('Your plan was not activated')).toBeInTheDocument();
  expect(screen.getByText('The price or discount of the checkout was no longer valid.')).toBeInTheDocument();
  expect(screen.getByText(/^Nothing was charged\./)).toBeInTheDocument();
  expect(screen.queryByText(/money back|refund/)).not.toBeInTheDocument();
});

test('opens the customer portal to pay an open invoice', async () => {
  const links = followedLinks();
  const { payments } = fakePayments({ [PORTAL]: { url: 'https://stripe.test/portal' } });
  const { user } = await openSettings(stored({ status: 'unpaid' }), { payments });
  await user.click(await screen.findByRole('button', { name: 'Pay the open invoice' }));
  expect(links).toEqual(['https://stripe.test/portal']);
});

test('offers the plans again after a payment was returned', async () => {
  await openSettings(stored({ returned: true }));
  expect(await screen.findByRole('link', { name: 'See the plans' })).toHaveAttribute('href', '/upgrade');
});

test('hides only the date when the subscription cannot be read', async () => {
  const reportError = jest.fn();
  await openSettings({ 'GET /rest/v1/subscriptions': databaseFailure() }, { auth: SUBSCRIBED, reportError });
  await waitFor(() => expect(reportError).toHaveBeenCalled());
  expect(screen.queryByText(/^Your plan/)).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Manage subscription' })).toBeInTheDocument();
});

test('links to support when the deployment has an address', async () => {
  const settings = { ...SETTINGS, supportEmail: 'help@ninefold.test' };
  await openSettings({}, { auth: SUBSCRIBED, settings });
  const link = screen.getByRole('link', { name: 'help@ninefold.test' });
  expect(link).toHaveAttribute('href', 'mailto:help@ninefold.test?subject=Elite%20Access');
});

test('a subscriber opts this device in to early access', async () => {
  const { user } = await openSettings({}, { auth: SUBSCRIBED });
  const early = screen.getByRole('checkbox', { name: /^Early access/ });
  await user.click(early);
  expect(early).toBeChecked();
  // The shell gives canary releases to devices below their percentage.
  expect(localStorage.getItem('cohort')).toBe('0');
  await user.click(early);
  expect(localStorage.getItem('cohort')).toBeNull();
});

test.each([
  ['pending', { paid: false }],
  ['unpaid', { status: 'unpaid' }],
  ['disputed', { disputed: true }],
])('offers no upgrade while a subscription is %s', async (_, over) => {
  await openSettings(stored(over));
  await waitFor(() =>
    expect(screen.queryByRole('link', { name: 'Upgrade to Elite Access' })).not.toBeInTheDocument(),
  );
});

test.each([
  ['unpaid', { status: 'unpaid' }],
  ['paused', { status: 'paused' }],
  ['pending', { paid: false }],
])('warns that the deletion cancels a subscription that is %s', async (_, over) => {
  const { user } = await openSettings(stored(over));
  await user.click(screen.getByRole('button', { name: 'Delete Account' }));
  expect(await screen.findByText(/Your subscription is canceled immediately/)).toBeInTheDocument();
  expect(screen.queryByText(/The rest of your paid year/)).not.toBeInTheDocument();
});

test.each([
  ['no subscription', { 'GET /rest/v1/subscriptions': { body: [] } }],
  ['a returned payment', stored({ returned: true })],
])('does not warn of a cancellation with %s', async (_, responses) => {
  const { user } = await openSettings(responses);
  await user.click(screen.getByRole('button', { name: 'Delete Account' }));
  expect(screen.queryByText(/Your subscription is canceled/)).not.toBeInTheDocument();
});

test('offers only the upgrade to a free account', async () => {
  await openSettings();
  expect(screen.queryByRole('button', { name: 'Manage subscription' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Upgrade to Elite Access' })).toHaveAttribute('href', '/upgrade');
});

test('announces and performs the cancellation before deleting the account', async () => {
  let isLive = true;
  const { payments, callsTo } = fakePayments({ '/api/end-subscription': { ended: 1 } });
  const endsIt: typeof payments.post = (path, body, read) => {
    isLive = false;
    return payments.post(path, body, read);
  };
  const { user, backend } = await openSettings(
    { [DELETE_ACCOUNT]: () => (isLive ? LIVE : { body: null }) },
    { auth: SUBSCRIBED, payments: { ...payments, post: endsIt } },
  );
  await user.click(screen.getByRole('button', { name: 'Delete Account' }));
  expect(screen.getByText(/Your subscription is canceled immediately/)).toBeInTheDocument();
  enter('Type this word to confirm', 'DELETE');
  await user.click(screen.getByRole('button', { name: 'Delete Account' }));
  expect(await screen.findByText('elsewhere: /')).toBeInTheDocument();
  expect(callsTo('/api/end-subscription')).toEqual([{}]);
  expect(backend.requestsTo(DELETE_ACCOUNT)).toHaveLength(2);
});
