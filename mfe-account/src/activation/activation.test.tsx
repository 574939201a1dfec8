import { act, fireEvent, screen } from '@testing-library/react';
import { signedIn } from '@ninefold/platform/testing';
import {
  fakePayments,
  followedLinks,
  OFFLINE,
  PAID,
  PENDING,
  refused,
  RETURNED,
  UNPAID,
} from '../testing/fake-payments';
import { renderApp } from '../testing/render-app';

const VERIFY = '/api/verify-checkout-session';
const RECEIPT = '/api/receipts/cs_test_1';
const FREE = signedIn({}, { onboarding_completed: true });
const SUBSCRIBED = signedIn({ isSubscribed: true, tier: 'elite' }, { onboarding_completed: true });
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const heading = (name: string) => screen.findByRole('heading', { name });

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

/** `opens`: the profile read at which the plan appears. */
async function comeBack(
  responses: Parameters<typeof fakePayments>[0],
  { opens = 1, address = '/signup/success?session_id=cs_test_1&tier=elite' } = {},
) {
  const service = fakePayments(responses);
  let reads = 0;
  const platform = { payments: service.payments };
  const refreshProfile = jest.fn(() => {
    reads += 1;
    if (reads === opens) page.change({ ...platform, refreshProfile, auth: SUBSCRIBED });
    return Promise.resolve();
  });
  const page = renderApp(address, { platform: { ...platform, refreshProfile, auth: FREE } });
  await act(() => Promise.resolve());
  return { ...page, ...service, refreshProfile };
}

test.each([
  '/signup/success?session_id=cs_test_1&tier=elite',
  '/signup-success?session_id=cs_test_1',
  '/signup?step=activation&session_id=cs_test_1',
])(
  '%s: shows the plan as active after two seconds and redirects to the dashboard after five',
  async (address) => {
    const { refreshProfile, callsTo } = await comeBack({ [VERIFY]: PAID }, { address });
    await heading('Payment Successful');
    expect(callsTo(VERIFY)).toEqual([{ session_id: 'cs_test_1' }]);
    await pass(1_900);
    expect(refreshProfile).not.toHaveBeenCalled();
    await pass(100);
    expect(await heading('Welcome')).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent('Elite Access is active');
    await pass(4_900);
    expect(screen.getByRole('link', { name: 'Go to Today' })).toHaveAttribute('href', '/dashboard');
    await pass(100);
    expect(screen.getByText('elsewhere: /dashboard')).toBeInTheDocument();
  },
);

describe('the redirect', () => {
  const open = async () => {
    await comeBack({ [VERIFY]: PAID, [RECEIPT]: { name: 'receipt.html', text: '<p>Paid</p>' } });
    await heading('Payment Successful');
    await pass(2_000);
    await heading('Welcome');
  };
  const isHere = () => screen.queryByRole('heading', { name: 'Welcome' }) !== null;

  test('stops on Stay here, and the confirmation takes the focus', async () => {
    await open();
    fireEvent.click(screen.getByRole('button', { name: 'Stay here' }));
    expect(screen.getByText('You are staying on this page. Continue whenever you like.')).toHaveFocus();
    await pass(60_000);
    expect(isHere()).toBe(true);
  });

  test('stops when the receipt is downloaded', async () => {
    URL.createObjectURL = () => 'blob:1';
    URL.revokeObjectURL = () => undefined;
    followedLinks();
    await open();
    fireEvent.click(screen.getByRole('button', { name: 'Download receipt' }));
    await pass(60_000);
    expect(isHere()).toBe(true);
  });

  test('pauses while a control has keyboard focus', async () => {
    await open();
    act(() => screen.getByRole('link', { name: 'Start learning' }).focus());
    await pass(60_000);
    expect(isHere()).toBe(true);
    act(() => (document.activeElement as HTMLElement).blur());
    await pass(5_000);
    expect(isHere()).toBe(false);
  });

  test('pauses while the page is hidden', async () => {
    await open();
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await pass(60_000);
    expect(isHere()).toBe(true);
    hidden.mockRestore();
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await pass(5_000);
    expect(isHere()).toBe(false);
  });
});

test("shows the plan's limits, with the first of them as the next action", async () => {
  await comeBack({ [VERIFY]: PAID });
  await heading('Payment Successful');
  await pass(2_000);
  expect(await screen.findByText('Unlimited learning sessions')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Start learning' })).toHaveAttribute('href', '/learn');
});

test('waits for a pending payment without asking for another', async () => {
  await comeBack({ [VERIFY]: PENDING }, { opens: 2 });
  await heading('Payment Pending');
  expect(screen.getByText(/Banks can take a few days/)).toBeInTheDocument();
  await pass(5_000);
  expect(screen.getByRole('heading', { name: 'Payment Pending' })).toBeInTheDocument();
  await pass(5_000);
  await heading('Welcome');
});

test('polls a profile that does not have the plan yet', async () => {
  await comeBack({ [VERIFY]: PAID }, { opens: 2 });
  await heading('Payment Successful');
  await pass(2_000);
  await heading('Payment Pending');
  await pass(5_000);
  await heading('Welcome');
});

test('a profile that cannot be read: the money arrived, and a retry activates it', async () => {
  const { refreshProfile } = await comeBack({ [VERIFY]: PAID });
  refreshProfile.mockImplementationOnce(() => Promise.reject(new Error('no network')));
  await heading('Payment Successful');
  await pass(2_000);
  await heading('Activation Failed');
  expect(screen.getByRole('alert')).toHaveTextContent('You do not need to pay again.');
  expect(screen.getByRole('button', { name: 'Download receipt' })).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Check again' }));
  await heading('Payment Successful');
  await pass(2_000);
  await heading('Welcome');
});

test('says what was paid and where the receipt goes', async () => {
  await comeBack({ [VERIFY]: PAID });
  await heading('Payment Successful');
  const words = 'Paid: $49.99We are sending your receipt to ada@example.test.';
  expect(screen.getByText('Paid: $49.99').parentElement).toHaveTextContent(words);
  await pass(2_000);
  await heading('Welcome');
  expect(screen.getByRole('status')).toHaveTextContent('Paid: $49.99. We are sending your receipt to');
});

test('promises no receipt by mail that the service does not send', async () => {
  await comeBack({ [VERIFY]: { ...PAID, sends_no_mail: true } });
  await heading('Payment Successful');
  expect(screen.getByText('Paid: $49.99')).toBeInTheDocument();
  expect(screen.queryByText(/receipt to/)).not.toBeInTheDocument();
  await pass(2_000);
  await heading('Welcome');
  expect(screen.getByRole('status')).toHaveTextContent('Paid: $49.99.');
  expect(screen.getByRole('status')).not.toHaveTextContent('receipt to');
});

test.each(['/signup/account?session_id=cs_test_1&tier=elite', '/signup/account?session_id=cs_test_1'])(
  'a member at %s sees the activation',
  async (address) => {
    await comeBack({ [VERIFY]: PAID }, { address });
    await heading('Payment Successful');
    await pass(2_000);
    await heading('Welcome');
  },
);

test.each(['/signup/account', '/signup/account?session_id=cs_test_1&tier=premium', '/signup/success'])(
  'a subscriber at %s sees the active plan',
  async (address) => {
    const { callsTo } = fakePayments({});
    renderApp(address, { platform: { auth: SUBSCRIBED } });
    await heading('Welcome');
    expect(screen.getByText('Elite Access is active')).toBeInTheDocument();
    expect(callsTo(VERIFY)).toEqual([]);
  },
);

test('a member at /signup/account without a checkout learns that there is no payment', async () => {
  await comeBack({}, { address: '/signup/account' });
  await heading('Payment Verification Failed');
  expect(screen.getByRole('link', { name: 'See the plans' })).toHaveAttribute('href', '/plans');
});

test('says that a payment was sent back, how much, why and what to do next', async () => {
  const { callsTo } = await comeBack({ [VERIFY]: RETURNED });
  expect(await heading('Payment Returned')).toHaveFocus();
  const notice = screen.getByRole('status');
  expect(notice).toHaveTextContent('We are sending $49.99 back to you');
  expect(notice).toHaveTextContent(RETURNED.error);
  expect(notice).toHaveTextContent('We are emailing you the details.');
  expect(screen.getByRole('link', { name: 'Choose a plan again' })).toHaveAttribute('href', '/upgrade');
  expect(callsTo(VERIFY)).toHaveLength(1);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('says that nothing was charged when a discount covered a returned purchase', async () => {
  await comeBack({ [VERIFY]: { ...RETURNED, amount_total: 0 } });
  await heading('Plan Not Activated');
  const notice = screen.getByRole('status');
  expect(notice).toHaveTextContent('Nothing was charged');
  expect(notice).not.toHaveTextContent(/\$0\.00|Banks|emailing/);
});

test('promises no mail that the service does not send', async () => {
  await comeBack({ [VERIFY]: { ...RETURNED, sends_no_mail: true } });
  await heading('Payment Returned');
  const notice = screen.getByRole('status');
  expect(notice).toHaveTextContent('Banks take 5 to 10 days to show a refund.');
  expect(notice).not.toHaveTextContent('emailing');
});

test('a returned duplicate leaves the subscriber at the profile', async () => {
  const { payments } = fakePayments({ [VERIFY]: RETURNED });
  renderApp('/signup/success?session_id=cs_test_1', { platform: { payments, auth: SUBSCRIBED } });
  await heading('Payment Returned');
  expect(screen.getByRole('link', { name: 'Go to your profile' })).toHaveAttribute('href', '/profile');
});

test.each([
  ['no network', OFFLINE, 'Unable to connect to verification service.'],
  [
    'an unknown checkout',
    refused(VERIFY, 'session-not-found'),
    'Payment verification failed. Please try again.',
  ],
  ['an unpaid checkout', UNPAID, 'session invalid or not paid'],
])('%s activates nothing, and can be retried', async (_, response, words) => {
  const { responses, refreshProfile } = await comeBack({ [VERIFY]: response });
  await heading('Payment Verification Failed');
  expect(screen.getByRole('alert')).toHaveTextContent(words);
  expect(refreshProfile).not.toHaveBeenCalled();
  responses[VERIFY] = PAID;
  fireEvent.click(screen.getByRole('button', { name: 'Check again' }));
  await heading('Payment Successful');
});

test('shows an error without a session', async () => {
  const { callsTo } = await comeBack({}, { address: '/signup-success' });
  await heading('Payment Verification Failed');
  expect(screen.getByRole('alert')).toHaveTextContent('No session ID found. Please try signing up again.');
  expect(callsTo(VERIFY)).toEqual([]);
});

test('downloads the receipt, or shows an error', async () => {
  const files: Blob[] = [];
  URL.createObjectURL = (file) => `blob:${files.push(file as Blob)}`;
  URL.revokeObjectURL = () => undefined;
  const links = followedLinks();
  const { responses } = await comeBack({ [VERIFY]: PAID });
  await heading('Payment Successful');
  fireEvent.click(screen.getByRole('button', { name: 'Download receipt' }));
  expect(await screen.findByText('Failed to download receipt. Please contact support.')).toBeInTheDocument();
  responses[RECEIPT] = { name: 'receipt-INV-1.html', text: '<p>Paid</p>' };
  fireEvent.click(screen.getByRole('button', { name: 'Download receipt' }));
  expect(await screen.findByText('Your receipt is in your downloads.')).toBeInTheDocument();
  expect(links).toEqual(['blob:1']);
  expect(files[0]?.type).toBe('text/html;charset=utf-8');
});
