import { screen, waitFor } from '@testing-library/react';
import type { Database } from '@ninefold/contracts/database';
import { fakePlatform, signedIn } from '@ninefold/platform/testing';
import { enter } from '../../testing/enter';
import { fakePayments, followedLinks, fromProxy, OFFLINE, refused } from '../../testing/fake-payments';
import { databaseFailure, databaseRefusal } from '../../testing/backend-responses';
import { openSettings } from '../../testing/open-settings';

const PORTAL = '/api/create-portal-session';
const DELETE_ACCOUNT = 'POST /rest/v1/rpc/delete_user_account';
const SUBSCRIBED = signedIn({ isSubscribed: true, tier: 'elite' });
const SETTINGS = fakePlatform().settings;
type Row = Database['public']['Tables']['subscriptions']['Row'];
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

test.each([
  ['renews', {}, 'Your plan renews on November 21, 2027.'],
  ['was canceled', { cancel_at_period_end: true }, /^Your plan ends on November 21, 2027. It does not renew/],
  ['was not paid', { status: 'past_due' }, /^Your last payment did not go through/],
])('shows that a subscription %s, with the date', async (_, over, words) => {
  const row: Pick<Row, 'status' | 'cancel_at_period_end' | 'current_period_end'> = {
    status: 'active',
    cancel_at_period_end: false,
    current_period_end: '2027-11-21T12:00:00Z',
    ...over,
  };
  await openSettings({ 'GET /rest/v1/subscriptions': { body: [row] } }, { auth: SUBSCRIBED });
  expect(await screen.findByText(words)).toBeInTheDocument();
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
  enter('Type DELETE to confirm', 'DELETE');
  await user.click(screen.getByRole('button', { name: 'Delete Account' }));
  expect(await screen.findByText('elsewhere: /')).toBeInTheDocument();
  expect(callsTo('/api/end-subscription')).toEqual([{}]);
  expect(backend.requestsTo(DELETE_ACCOUNT)).toHaveLength(2);
});
