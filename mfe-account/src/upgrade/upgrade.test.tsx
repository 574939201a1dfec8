import { screen, within } from '@testing-library/react';
import { fakePlatform, signedIn } from '@ninefold/platform/testing';
import { CHECKOUT, fakePayments, followedLinks, OFFLINE, refused } from '../testing/fake-payments';
import { renderApp } from '../testing/render-app';

const CREATE = '/api/create-checkout-session';
const PORTAL = '/api/create-portal-session';
const SUBSCRIBED = signedIn({ isSubscribed: true, tier: 'elite' });

async function open(auth = signedIn(), responses: Parameters<typeof fakePayments>[0] = {}) {
  const service = fakePayments(responses);
  const refreshProfile = jest.fn(() => Promise.resolve());
  const page = renderApp('/upgrade', { platform: { payments: service.payments, auth, refreshProfile } });
  await screen.findByRole('heading', { name: 'Upgrade' });
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

test('shows a subscription that only the service knows', async () => {
  const sentence = 'You are already subscribed. Contact support to change your plan.';
  const { user } = await open(signedIn(), { [CREATE]: refused(CREATE, 'already-subscribed') });
  await user.click(upgrade());
  expect(await screen.findByRole('status')).toHaveTextContent(`Already Subscribed${sentence}`);
  expect(document.activeElement).toHaveTextContent('Already Subscribed');
  expect(screen.getByRole('button', { name: 'Manage subscription' })).toBeInTheDocument();
});

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
