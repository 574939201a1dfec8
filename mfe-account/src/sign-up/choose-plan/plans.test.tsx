import { act, screen } from '@testing-library/react';
import type { CheckoutEntry } from '@ninefold/contracts';
import {
  CHECKOUT,
  fakePayments,
  fromProxy,
  INTERNAL_ERROR,
  MALFORMED,
  OFFLINE,
  PAID,
  refused,
} from '../../testing/fake-payments';
import { renderApp } from '../../testing/render-app';

const CREATE = '/api/create-checkout-session';
type Responses = Parameters<typeof fakePayments>[0];

/** The tab that the browser opens, or null when it blocks it. */
function fakeTab() {
  const replace = jest.fn();
  const close = jest.fn();
  const tab = { opener: window, document: { title: '' }, location: { replace }, close };
  return { tab: tab as unknown as Window, replace, close };
}

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  jest.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z'), doNotFake: ['setTimeout', 'setInterval'] });
});
afterEach(() => jest.useRealTimers());

async function openPlans(responses: Responses, tab: Window | null = fakeTab().tab) {
  jest.spyOn(window, 'open').mockReturnValue(tab);
  const service = fakePayments({ '/api/verify-checkout-session': PAID, ...responses });
  const page = renderApp('/plans', { platform: { payments: service.payments } });
  await screen.findByRole('heading', { name: 'Elite Access' });
  const choose = () => page.user.click(screen.getByRole('button', { name: 'Choose Elite Access' }));
  return { ...page, ...service, choose };
}

test('shows price, renewal, cancellation and the free plan next to the button', async () => {
  await openPlans({});
  expect(screen.getByRole('heading', { name: 'Choose Your Plan' })).toBeInTheDocument();
  expect(screen.queryByText('LIMITED TIME OFFER')).not.toBeInTheDocument();
  expect(screen.getAllByText('$49.99')).toHaveLength(2);
  expect(screen.getByText('per year')).toBeInTheDocument();
  expect(screen.getByText('Full access to all Ninefold features')).toBeInTheDocument();
  expect(screen.getByText(/On November 21, 2027 for \$49\.99, and every year/)).toBeInTheDocument();
  expect(screen.getByText(/At any time in your profile/)).toBeInTheDocument();
  expect(screen.getByText('Export your progress data')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Stay on the free plan' })).toHaveAttribute('href', '/signup');
  expect(
    screen.getByText(/Three learning sessions a day are free, and reviews cost none/),
  ).toBeInTheDocument();
  expect(screen.queryByText(/people have upgraded/)).not.toBeInTheDocument();
});

test('opens the checkout in a new tab and continues with the account here', async () => {
  const { tab, replace } = fakeTab();
  const { choose, callsTo, user } = await openPlans({ [CREATE]: CHECKOUT }, tab);
  await choose();
  expect(await screen.findByRole('heading', { name: 'Pay in the other tab' })).toHaveFocus();
  expect(replace).toHaveBeenCalledWith(CHECKOUT.checkout_url);
  expect(tab.opener).toBeNull();
  expect(callsTo(CREATE)).toEqual([
    { tier: 'elite', flow: 'signup', purchase_id: expect.any(String) as string },
  ]);
  await user.click(screen.getByRole('button', { name: 'I have paid: create my account' }));
  expect(await screen.findByRole('heading', { name: 'Create Your Account' })).toBeInTheDocument();
  expect(callsTo('/api/verify-checkout-session')).toEqual([
    { session_id: 'cs_test_1', expected_tier: 'elite', purchase_id: expect.any(String) as string },
  ]);
});

test('passes the address that a guest gives on to the checkout', async () => {
  const { choose, callsTo, user } = await openPlans({ [CREATE]: CHECKOUT });
  await user.type(screen.getByLabelText('Email (optional)'), ' r&d@example.test ');
  await choose();
  await screen.findByRole('heading', { name: 'Pay in the other tab' });
  expect(callsTo(CREATE)).toEqual([expect.objectContaining({ customer_email: 'r&d@example.test' })]);
});

test('Enter in the address field opens the checkout', async () => {
  const { callsTo, user } = await openPlans({ [CREATE]: CHECKOUT });
  await user.type(screen.getByLabelText('Email (optional)'), 'ada@example.test{Enter}');
  await screen.findByRole('heading', { name: 'Pay in the other tab' });
  expect(callsTo(CREATE)).toEqual([expect.objectContaining({ customer_email: 'ada@example.test' })]);
});

test.each(['josé@example.test', 'ada king@example.test', 'ada@example'])(
  'refuses %s before paying',
  async (address) => {
    const { choose, callsTo, user } = await openPlans({ [CREATE]: CHECKOUT });
    const email = screen.getByLabelText('Email (optional)');
    await user.type(email, address);
    await choose();
    expect(email).toHaveFocus();
    expect(email).toHaveAccessibleDescription(/Please enter a valid email address/);
    expect(window.open).not.toHaveBeenCalled();
    expect(callsTo(CREATE)).toEqual([]);
    await user.clear(email);
    await choose();
    expect(await screen.findByRole('heading', { name: 'Pay in the other tab' })).toBeInTheDocument();
  },
);

test('shows a link when the new tab is blocked', async () => {
  const { choose } = await openPlans({ [CREATE]: CHECKOUT }, null);
  await choose();
  expect(await screen.findByRole('heading', { name: 'Your browser blocked the new tab' })).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Open the checkout page' })).toHaveAttribute(
    'href',
    CHECKOUT.checkout_url,
  );
});

test('remembers a started checkout for one hour, and other tabs share it', async () => {
  const first = await openPlans({ [CREATE]: CHECKOUT });
  await first.choose();
  await screen.findByRole('heading', { name: 'Pay in the other tab' });
  first.unmount();
  const entry = JSON.parse(sessionStorage.getItem('account:secure:checkout-session') ?? '') as CheckoutEntry;
  expect(entry).toEqual({ v: 1, value: btoa('cs_test_1'), timestamp: Date.now(), ttl: 3_600_000 });

  const second = await openPlans({ [CREATE]: CHECKOUT });
  expect(screen.getByText(/You opened a checkout a while ago/)).toBeInTheDocument();
  await second.choose();
  expect(second.callsTo(CREATE)).toEqual(first.callsTo(CREATE));
  second.unmount();

  jest.setSystemTime(Date.now() + 3_600_001);
  await openPlans({});
  expect(screen.queryByText(/You opened a checkout a while ago/)).not.toBeInTheDocument();
});

test.each([
  [
    'no network',
    OFFLINE,
    'Unable to connect to payment services. Please check your internet connection or disable ad blockers.',
  ],
  ['a response without a URL', MALFORMED, 'No checkout URL received'],
  [
    'an address that is none of the web',
    { ...CHECKOUT, checkout_url: 'javascript:alert(1)' },
    'Failed to initiate payment. Please try again.',
  ],
  [
    'Stripe that does not respond',
    refused(CREATE, 'stripe-unavailable'),
    /^Payment system is temporarily unavailable/,
  ],
  ['an internal error', INTERNAL_ERROR, 'Failed to set up payment. Please try again.'],
  ['a plan that is not sold', refused(CREATE, 'malformed-body'), /^Invalid subscription plan selected/],
  ['another malformed request', fromProxy(400), 'Invalid subscription tier selected'],
  ['an unknown endpoint', fromProxy(404), 'Failed to create checkout: HTTP error! status: 404'],
  [
    'a session that has ended',
    refused(CREATE, 'not-signed-in'),
    'User authentication required. Please refresh and try again.',
  ],
  [
    'a state that the service explains',
    refused(CREATE, 'already-subscribed'),
    'You are already subscribed. Contact support to change your plan.',
  ],
  ['a proxy', fromProxy(418), 'Failed to create checkout: HTTP error! status: 418'],
  [
    'a conflict without a message',
    fromProxy(409),
    'Failed to create checkout: Failed to create checkout session',
  ],
])('%s shows an error, closes the empty tab and re-enables the button', async (_, response, words) => {
  const { tab, close } = fakeTab();
  const { choose, responses } = await openPlans({ [CREATE]: response }, tab);
  await choose();
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(close).toHaveBeenCalledTimes(1);
  responses[CREATE] = CHECKOUT;
  await choose();
  expect(await screen.findByRole('heading', { name: 'Pay in the other tab' })).toBeInTheDocument();
});

test('sells no plan while a payment is pending', async () => {
  const { choose } = await openPlans({
    [CREATE]: refused(CREATE, 'payment-pending'),
  });
  await choose();
  expect(await screen.findByRole('status')).toHaveTextContent(
    'Payment PendingYour payment is still being processed. You do not need to pay again.',
  );
  expect(document.activeElement).toHaveTextContent('Payment Pending');
  expect(screen.queryByRole('button', { name: /Elite/ })).not.toBeInTheDocument();
});

test('leads a guest who has paid and closed all tabs to the account form', async () => {
  const paid = refused(CREATE, 'already-paid');
  const { choose, callsTo, user } = await openPlans({ [CREATE]: paid });
  await choose();
  expect(await screen.findByRole('heading', { name: 'You have already paid' })).toHaveFocus();
  expect(screen.getByText(/^This purchase has already been paid for\./)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Choose Elite Access' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Create my account' }));
  expect(await screen.findByRole('heading', { name: 'Create Your Account' })).toBeInTheDocument();
  expect(callsTo('/api/verify-checkout-session')).toMatchObject([{ session_id: 'cs_test_1' }]);
});

test("does not show the buyer's address of a remembered purchase", async () => {
  const paid = refused(CREATE, 'already-paid');
  const first = await openPlans({ [CREATE]: paid });
  await first.choose();
  await first.user.click(await screen.findByRole('button', { name: 'Create my account' }));
  expect(await screen.findByLabelText('Email')).toHaveValue('');
  first.unmount();
  const later = await openPlans({});
  await later.user.click(screen.getByRole('button', { name: 'I have paid: create my account' }));
  expect(await screen.findByLabelText('Email')).toHaveValue('');
});

test('is not busy after the back button restores the page', async () => {
  const { choose, payments } = await openPlans({});
  let respond = () => {};
  payments.post = () =>
    new Promise((resolve) => {
      respond = () => resolve({ ok: false, failure: { kind: 'offline' } });
    });
  await choose();
  expect(screen.getByRole('button', { name: 'Creating checkout...' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  const shown = Object.assign(new Event('pageshow'), { persisted: true });
  act(() => void window.dispatchEvent(shown));
  expect(screen.getByRole('button', { name: 'Choose Elite Access' })).toBeInTheDocument();
  await act(() => Promise.resolve(respond()));
});

test('lets the next buyer on this device start over', async () => {
  const paid = refused(CREATE, 'already-paid');
  const { choose, callsTo, responses, user } = await openPlans({ [CREATE]: paid });
  await choose();
  await user.click(await screen.findByRole('button', { name: 'It was somebody else' }));
  expect(screen.getByText(/You can buy a plan of your own now/)).toHaveFocus();
  responses[CREATE] = CHECKOUT;
  await choose();
  expect(await screen.findByRole('heading', { name: 'Pay in the other tab' })).toBeInTheDocument();
  const [theirs, own] = callsTo(CREATE) as { purchase_id: string }[];
  expect(own?.purchase_id).not.toBe(theirs?.purchase_id);
});
