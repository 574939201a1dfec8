import { createEvent, fireEvent, screen } from '@testing-library/react';
import {
  fakePayments,
  fromProxy,
  MALFORMED,
  OFFLINE,
  PAID,
  PENDING,
  refused,
  UNPAID,
} from '../../testing/fake-payments';
import { storeCheckout } from '../../checkout/stored-checkout';
import { renderApp } from '../../testing/render-app';

const VERIFY = '/api/verify-checkout-session';
const CREATE = '/api/create-account-after-checkout';
const ADDRESS = '/signup/account?session_id=cs_test_1&tier=elite';
const SIGNING_UP = '7d1b8c52-43d0-4c0e-8a44-0f2f9b6f5e01';
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
type Responses = Parameters<typeof fakePayments>[0];

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

function come(responses: Responses, address = ADDRESS) {
  const service = fakePayments({ [VERIFY]: PAID, ...responses });
  return { ...service, ...renderApp(address, { platform: { payments: service.payments } }) };
}

const field = (name: string) => screen.getByLabelText(name);
const fill = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Create Account' }));

/** Fills in and submits the form. */
async function send(responses: Responses, password = 'nine-digits-once') {
  const page = come(responses);
  await screen.findByLabelText('Confirm Email');
  fill('Confirm Email', 'Ada@example.test');
  fill('Password', password);
  fill('Confirm Password', password);
  fireEvent.click(screen.getByRole('checkbox'));
  submit();
  return page;
}

test('creates an account for a paid checkout, which awaits verification', async () => {
  const { callsTo } = await send({ [CREATE]: { success: true } });
  expect(await screen.findByRole('heading', { name: 'Verify Your Email' })).toBeInTheDocument();
  expect(callsTo(CREATE)).toEqual([
    {
      session_id: 'cs_test_1',
      email: 'ada@example.test',
      password: 'nine-digits-once',
      tier: 'elite',
      agreed_to_terms: true,
      signing_up: localStorage.getItem('signing-up'),
    },
  ]);
  expect(JSON.stringify([{ ...sessionStorage }, { ...localStorage }])).not.toMatch(/cs_|account:|nine/);
});

test('announces the email when the service ignored the typed password', async () => {
  await send({ [CREATE]: { success: true, password_by_mail: true } });
  expect(await screen.findByRole('heading', { name: 'Choose Your Password' })).toBeInTheDocument();
  expect(screen.getByText(/We have sent you a mail in which you choose your password/)).toHaveTextContent(
    'ada@example.test',
  );
  expect(screen.getByRole('link', { name: 'Send another mail' })).toHaveAttribute('href', '/reset-password');
  expect(screen.queryByText(/Verify Your Email/)).not.toBeInTheDocument();
});

test('sends the secret of the browser that paid', async () => {
  const purchase_id = '3f2c1d9e-0f5b-4a55-9f4e-2d6d1f1c0a11';
  localStorage.setItem('account:purchase', purchase_id);
  const { callsTo } = await send({ [CREATE]: { success: true } });
  await screen.findByRole('heading', { name: 'Verify Your Email' });
  expect(callsTo(CREATE)).toEqual([expect.objectContaining({ purchase_id })]);
});

test.each([
  ['is stored', SIGNING_UP, SIGNING_UP],
  ['is malformed and gets replaced', 'this-browser', expect.stringMatching(UUID)],
])('sends the sign-up id of the browser, which %s', async (_, stored, sent) => {
  localStorage.setItem('signing-up', stored);
  const { callsTo } = await send({ [CREATE]: { success: true } });
  await screen.findByRole('heading', { name: 'Verify Your Email' });
  expect(callsTo(CREATE)).toEqual([expect.objectContaining({ signing_up: sent })]);
  expect(localStorage.getItem('signing-up')).toEqual(sent);
});

test("finds the checkout in the tab's storage when the URL has none", async () => {
  storeCheckout({ sessionId: 'cs_test_1', tier: 'elite' });
  const { callsTo } = come({}, '/signup/account');
  expect(await screen.findByLabelText('Confirm Email')).toBeInTheDocument();
  expect(callsTo(VERIFY)).toEqual([{ session_id: 'cs_test_1', expected_tier: 'elite' }]);
});

test('names all missing fields at once', async () => {
  come({});
  expect(await screen.findByLabelText('Email')).toHaveValue('ada@example.test');
  submit();
  for (const message of [
    'Please confirm your email',
    'Password is required',
    'Please confirm your password',
    'You must agree to the Terms of Service, Privacy Policy, and Cookie Policy to create an account',
  ]) {
    expect(await screen.findByText(message)).toBeInTheDocument();
  }
});

test('prefills the address in the browser that started the purchase', async () => {
  const purchase_id = '3f2c1d9e-0f5b-4a55-9f4e-2d6d1f1c0a11';
  localStorage.setItem('account:purchase', purchase_id);
  const { callsTo } = come({});
  expect(await screen.findByLabelText('Email')).toHaveValue('ada@example.test');
  expect(callsTo(VERIFY)).toEqual([{ session_id: 'cs_test_1', expected_tier: 'elite', purchase_id }]);
});

test('asks for the address in another browser', async () => {
  const { callsTo } = come({ [VERIFY]: { ...PAID, customer_email: null } });
  expect(await screen.findByLabelText('Email')).toHaveValue('');
  expect(callsTo(VERIFY)).toEqual([{ session_id: 'cs_test_1', expected_tier: 'elite' }]);
});

test('address and password must be repeated without pasting', async () => {
  const { user } = come({});
  await screen.findByLabelText('Confirm Email');
  for (const name of ['Confirm Email', 'Confirm Password']) {
    await user.click(field(name));
    await user.paste('copied');
    expect(field(name)).toHaveValue('');
    const drop = createEvent.drop(field(name));
    fireEvent(field(name), drop);
    expect(drop.defaultPrevented).toBe(true);
    fill(name, 'other');
  }
  submit();
  expect(await screen.findByText('Password is required')).toBeInTheDocument();
  expect(screen.getByText('Email addresses do not match')).toBeInTheDocument();
  expect(screen.getByText('Passwords do not match')).toBeInTheDocument();
});

test.each([
  ['no network', OFFLINE, /could not reach the server.* what you typed is still here/],
  ['a proxy', fromProxy(502), 'Account creation failed. Please try again.'],
  [
    'an error message of the service',
    refused(CREATE, 'stripe-unavailable'),
    'The payment provider does not answer. Please try again.',
  ],
  ['a wrong response', MALFORMED, 'An unexpected error occurred during account creation. Please try again.'],
])('%s shows an error, the form keeps its values, and a retry works', async (_, response, words) => {
  const { responses } = await send({ [CREATE]: response });
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(field('Confirm Email')).toHaveValue('Ada@example.test');
  expect(field('Confirm Password')).toHaveValue('nine-digits-once');
  responses[CREATE] = { success: true };
  submit();
  expect(await screen.findByRole('heading', { name: 'Verify Your Email' })).toBeInTheDocument();
});

test.each([
  ['other-email', 'Email', 'Please use the email address that you gave when you paid.'],
  ['weak-password', 'Password', 'This password is too weak.'],
] as const)('shows the error %s at its field', async (code, name, words) => {
  await send({ [CREATE]: refused(CREATE, code) });
  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(field(name)).toHaveFocus();
  expect(field(name)).toHaveAccessibleDescription(words);
});

test('rejects an easily guessed password before sending anything', async () => {
  const { callsTo } = await send({}, '123456');
  expect(await screen.findByText(/easy to guess/)).toBeInTheDocument();
  expect(callsTo(CREATE)).toEqual([]);
});

test('leads the owner of an existing account through the sign-in to the activation', async () => {
  const { user } = await send({ [CREATE]: refused(CREATE, 'account-exists') });
  await user.click(await screen.findByRole('link', { name: 'Sign in' }));
  expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeInTheDocument();
  expect(field('Email')).toHaveValue('ada@example.test');
  expect(await screen.findByText(/to return to the page that you wanted/)).toBeInTheDocument();
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
    'The payment provider does not answer. Please try again.',
  ],
  ['a wrong response', MALFORMED, 'Failed to verify payment. Please contact support.'],
])('%s: shows no account form, and a retry works', async (_, response, words) => {
  const { responses, user } = come({ [VERIFY]: response });
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(screen.getByRole('heading', { name: 'Payment Verification Required' })).toHaveFocus();
  expect(screen.queryByLabelText('Password')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Create a free account' })).toHaveAttribute('href', '/signup');
  responses[VERIFY] = PAID;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByLabelText('Confirm Email')).toBeInTheDocument();
});

test('shows a pending payment, and the account form when it arrives', async () => {
  const { responses, user } = come({ [VERIFY]: PENDING });
  expect(await screen.findByRole('heading', { name: 'Payment Pending' })).toHaveFocus();
  expect(
    screen.getByText(/you do not need to pay again.*open the plans in this browser/),
  ).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  responses[VERIFY] = PAID;
  await user.click(screen.getByRole('button', { name: 'Check again' }));
  expect(await screen.findByLabelText('Confirm Email')).toBeInTheDocument();
});

test("another person's checkout leads to the sign-in page", async () => {
  const { user } = come({ [VERIFY]: refused(VERIFY, 'not-your-session') });
  await user.click(await screen.findByRole('link', { name: 'Sign in' }));
  expect(await screen.findByText(/to return to the page that you wanted/)).toBeInTheDocument();
});

test('forgets an unknown checkout and leads to the sign-up', async () => {
  localStorage.setItem('account:purchase', '3f2c1d9e-0f5b-4a55-9f4e-2d6d1f1c0a11');
  come({ [VERIFY]: refused(VERIFY, 'session-not-found') });
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Payment verification failed. Please try again.',
  );
  expect(screen.queryByLabelText('Confirm Email')).not.toBeInTheDocument();
  expect(localStorage).toHaveLength(0);
});

test.each(['/signup/success?session_id=cs_test_1', '/signup-success?session_id=cs_test_1&user_id=7'])(
  '%s of a guest finds its account too',
  async (address) => {
    come({}, address);
    expect(await screen.findByLabelText('Confirm Email')).toBeInTheDocument();
  },
);

test.each([
  '/signup/account',
  '/signup/account?session_id=pi_1&tier=elite',
  '/signup/account?session_id=cs_test_1&tier=premium',
])('%s requires a verified payment and leads back to the sign-up', async (address) => {
  const { callsTo, user } = come({}, address);
  expect(await screen.findByRole('heading', { name: 'Payment Verification Required' })).toBeInTheDocument();
  const back = await screen.findByRole('link', { name: 'Back to sign up' });
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(callsTo(VERIFY)).toEqual([]);
  await user.click(back);
  expect(await screen.findByText('A free account covers every daily challenge.')).toBeInTheDocument();
});
