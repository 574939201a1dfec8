import { createEvent, fireEvent, screen } from '@testing-library/react';
import { fromProxy, MALFORMED, OFFLINE, PAID, PAID_BY_MEMBER, refused } from '../../testing/fake-payments';
import { storeCheckout } from '../../checkout/stored-checkout';
import { come, RETURN_URL, VERIFY, type Responses } from './testing/come';

const CREATE = '/api/create-account-after-checkout';
const SIGNING_UP = '7d1b8c52-43d0-4c0e-8a44-0f2f9b6f5e01';
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

/** In another browser than the one that paid. */
const ELSEWHERE = { ...PAID, customer_email: null };

const MISTYPED = /Did you mistype your email address when you paid\?/;

const field = (name: string) => screen.getByLabelText(name);
const fill = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Create Account' }));

/** Fills in and submits the form, whose address is fixed. */
async function send(responses: Responses, password = 'nine-digits-once') {
  const page = come(responses);
  await screen.findByLabelText('Confirm Password');
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
  expect(screen.getByText(/We sent a link to choose your password to/)).toHaveTextContent('ada@example.test');
  expect(screen.getByRole('link', { name: 'Send another email' })).toHaveAttribute('href', '/reset-password');
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
  expect(await screen.findByLabelText('Confirm Password')).toBeInTheDocument();
  expect(callsTo(VERIFY)).toEqual([{ session_id: 'cs_test_1', expected_tier: 'elite' }]);
});

test('names all missing fields at once', async () => {
  come({ [VERIFY]: ELSEWHERE });
  await screen.findByLabelText('Email');
  submit();
  for (const message of [
    'Email address is required',
    'Please confirm your email',
    'Password is required',
    'Please confirm your password',
    'You must agree to the Terms of Service, Privacy Policy, and Cookie Policy to create an account',
  ]) {
    expect(await screen.findByText(message)).toBeInTheDocument();
  }
});

test('says what was paid, where the receipt goes and what is open', async () => {
  come({});
  expect(await screen.findByRole('heading', { name: 'Create Your Account' })).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent(
    'Paid: $49.99We are sending your receipt to ada@example.test.',
  );
  expect(screen.getByText('Unlimited learning sessions')).toBeInTheDocument();
});

test('fixes the address of the checkout, and sends it', async () => {
  const { callsTo, user } = await send({ [CREATE]: { success: true } });
  expect(screen.queryByLabelText('Confirm Email')).not.toBeInTheDocument();
  const email = screen.queryByLabelText('Email');
  if (email) await user.type(email, 'x');
  await screen.findByRole('heading', { name: 'Verify Your Email' });
  expect(callsTo(CREATE)).toEqual([expect.objectContaining({ email: 'ada@example.test' })]);
});

test('the fixed address can be read and focused, but not changed', async () => {
  const { user } = come({});
  const email = await screen.findByLabelText('Email');
  await user.type(email, 'x');
  expect(email).toHaveFocus();
  expect(email).toHaveValue('ada@example.test');
  expect(email).toHaveAttribute('readonly');
  expect(email).toHaveAccessibleDescription(/You paid with this address/);
});

test.each([
  ['with the address of the checkout', PAID],
  ['in another browser', ELSEWHERE],
])('the form %s leads to support if the address was mistyped', async (_, paid) => {
  come({ [VERIFY]: paid });
  expect((await screen.findByText(MISTYPED)).parentElement).toHaveTextContent('help@ninefold.test');
});

test.each([
  ['verification', 'Verify Your Email', { success: true }],
  ['password mail', 'Choose Your Password', { success: true, password_by_mail: true }],
])('the %s leads to support, not to a free account with another address', async (_, title, created) => {
  await send({ [CREATE]: created as { success: true } });
  await screen.findByRole('heading', { name: title });
  expect(screen.getByText(MISTYPED)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Change the address' })).not.toBeInTheDocument();
});

test('shows only a part of the address to the next person on the device', async () => {
  come({}, RETURN_URL, { isRemembered: true });
  await screen.findByLabelText('Confirm Email');
  expect(screen.getByRole('status')).toHaveTextContent('receipt to a•••@example.test.');
  expect(field('Email')).toHaveValue('');
  expect(field('Email')).not.toHaveAttribute('readonly');
  expect(screen.queryByText(/ada@/)).not.toBeInTheDocument();
});

test('leads to the sign-in when the address of the checkout has an account', async () => {
  const { user } = come({ [VERIFY]: PAID_BY_MEMBER });
  expect(await screen.findByRole('heading', { name: 'You Already Have an Account' })).toHaveFocus();
  expect(screen.getByText('Paid: $49.99')).toBeInTheDocument();
  expect(screen.queryByLabelText('Password')).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Sign in' }));
  expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeInTheDocument();
  expect(field('Email')).toHaveValue('ada@example.test');
});

test('prefills the address in the browser that started the purchase', async () => {
  const purchase_id = '3f2c1d9e-0f5b-4a55-9f4e-2d6d1f1c0a11';
  localStorage.setItem('account:purchase', purchase_id);
  const { callsTo } = come({});
  expect(await screen.findByLabelText('Email')).toHaveValue('ada@example.test');
  expect(callsTo(VERIFY)).toEqual([{ session_id: 'cs_test_1', expected_tier: 'elite', purchase_id }]);
});

test('asks for the address in another browser', async () => {
  const { callsTo } = come({ [VERIFY]: ELSEWHERE });
  expect(await screen.findByLabelText('Email')).toHaveValue('');
  expect(screen.getByText(/receipt to the address that you gave when you paid/)).toBeInTheDocument();
  expect(callsTo(VERIFY)).toEqual([{ session_id: 'cs_test_1', expected_tier: 'elite' }]);
});

test('address and password must be repeated without pasting', async () => {
  const { user } = come({ [VERIFY]: ELSEWHERE });
  fireEvent.change(await screen.findByLabelText('Email'), { target: { value: 'ada@example.test' } });
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
    'The payment provider is not responding. Please try again.',
  ],
  ['a wrong response', MALFORMED, 'An unexpected error occurred during account creation. Please try again.'],
])('%s shows an error, the form keeps its values, and a retry works', async (_, response, words) => {
  const { responses } = await send({ [CREATE]: response });
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
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

test.each(['/signup/success?session_id=cs_test_1', '/signup-success?session_id=cs_test_1&user_id=7'])(
  '%s of a guest finds its account too',
  async (address) => {
    come({}, address);
    expect(await screen.findByLabelText('Confirm Password')).toBeInTheDocument();
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
  expect(await screen.findByText(/^A free account covers every daily challenge/)).toBeInTheDocument();
});
