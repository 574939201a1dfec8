import { act, fireEvent, screen } from '@testing-library/react';
import { fakeBackend, type FakeResponse, type FakeResponses } from '../testing/fake-backend';
import { authRefusal, session, unconfirmedUser } from '../testing/backend-responses';
import { renderApp } from '../testing/render-app';

const RESEND = 'POST /auth/v1/resend';
const SIGN_IN = 'POST /auth/v1/token';
const WATCH = 'POST /rest/v1/rpc/watch_sign_up';
const IS_CONFIRMED = 'POST /rest/v1/rpc/sign_up_is_confirmed';
const CONFLICT = 'POST /rest/v1/rpc/report_sign_up_conflict';
const UNCONFIRMED: FakeResponses = { [WATCH]: { body: null }, [IS_CONFIRMED]: { body: false } };
const verifying = (email = 'ada@example.test') =>
  `/signup?${new URLSearchParams({ step: 'email_verification', email }).toString()}`;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  localStorage.clear();
});

async function waitForMail(backend = fakeBackend(), email?: string) {
  renderApp(verifying(email), { platform: { supabase: backend.supabase } });
  await screen.findByRole('heading', { name: 'Verify Your Email' });
  return backend;
}

test('leads to the sign-in within five seconds of a confirmation on another device, even after a reload', async () => {
  const responses: FakeResponses = { ...UNCONFIRMED };
  const backend = await waitForMail(fakeBackend(responses));
  await pass(5_000);
  expect(screen.getByText('Waiting for your confirmation…')).toBeInTheDocument();
  responses[IS_CONFIRMED] = { body: true };
  await pass(5_000);
  expect(await screen.findByText('Email confirmed successfully! You can now sign in.')).toBeInTheDocument();
  expect(await screen.findByLabelText('Email')).toHaveValue('ada@example.test');
  await pass(1);
  expect(screen.getByLabelText('Password')).toHaveFocus();
  // One watch, and the secret is the id that the link brings back.
  const [watch, ...more] = backend.requestsTo(WATCH);
  expect(more).toEqual([]);
  expect(watch?.body).toEqual({ p_email: 'ada@example.test', p_secret: localStorage.getItem('signing-up') });
});

test('sends the address to the tab of the link without storing it', async () => {
  await waitForMail();
  const otherTab = renderApp('/login?confirmed=true');
  const email = await screen.findByLabelText('Email');
  await screen.findByDisplayValue('ada@example.test');
  expect(email).toHaveValue('ada@example.test');
  expect(screen.getByLabelText('Password')).toHaveFocus();
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('ada@');
  otherTab.unmount();
});

test('continues within five seconds of a sign-in in another tab', async () => {
  const backend = fakeBackend({ 'POST /auth/v1/token': session() });
  await waitForMail(backend);
  await pass(5_000);
  expect(screen.getByText('Waiting for your confirmation…')).toBeInTheDocument();
  const client = await backend.supabase();
  await client.auth.signInWithPassword({ email: 'ada@example.test', password: 'secret-1' });
  await pass(5_000);
  expect(await screen.findByText('elsewhere: /')).toBeInTheDocument();
});

test('reports an unknown state without the password and links to the sign-in', async () => {
  const backend = await waitForMail();
  press('I have verified my email');
  expect(await screen.findByText(/This page cannot see whether you opened the link/)).toBeInTheDocument();
  expect(screen.queryByText(/not verified yet/)).not.toBeInTheDocument();
  expect(backend.requestsTo(SIGN_IN)).toHaveLength(0);
  fireEvent.click(screen.getAllByRole('link', { name: 'Sign in here' })[0]!);
  expect(await screen.findByLabelText('Email')).toHaveValue('ada@example.test');
});

describe('with the password typed on the page', () => {
  const NOT_YET = /Email not verified yet. Please check your email and click the verification link./;
  const unconfirmed = authRefusal('unconfirmedAddress');
  const refused = authRefusal('wrongPassword');

  async function fillAndSubmit(responses: FakeResponses) {
    const backend = fakeBackend(responses);
    renderApp('/signup', { platform: { supabase: backend.supabase } });
    for (const [label, value] of [
      ['Email', 'ada@example.test'],
      ['Password', 'nine digits once'],
      ['Confirm Password', 'nine digits once'],
    ] as const) {
      fireEvent.change(await screen.findByLabelText(label), { target: { value } });
    }
    fireEvent.click(screen.getByRole('checkbox'));
    press('Create Account');
    return { backend, responses };
  }

  async function signUp(response: FakeResponse, more: FakeResponses = {}) {
    const seen = await fillAndSubmit({
      ...UNCONFIRMED,
      'POST /auth/v1/signup': unconfirmedUser(),
      [SIGN_IN]: response,
      ...more,
    });
    await screen.findByText('Check your inbox');
    return seen;
  }

  test('signs in within five seconds of a confirmation on another device', async () => {
    const { backend, responses } = await signUp(unconfirmed);
    await pass(5_000);
    expect(screen.getByText('Waiting for your confirmation…')).toBeInTheDocument();
    Object.assign(responses, { [IS_CONFIRMED]: { body: true }, [SIGN_IN]: session() });
    await pass(5_000);
    expect(await screen.findByText('elsewhere: /')).toBeInTheDocument();
    expect(backend.requestsTo(SIGN_IN)).toHaveLength(2);
    expect(backend.requestsTo(SIGN_IN)[1]?.body).toMatchObject({ password: 'nine digits once' });
  });

  test('notices it on the button, and says until then that the address is not confirmed', async () => {
    const { backend, responses } = await signUp(unconfirmed);
    press('I have verified my email');
    expect(await screen.findByRole('alert')).toHaveTextContent(NOT_YET);
    // While nothing is confirmed, no password is tried again.
    expect(backend.requestsTo(SIGN_IN)).toHaveLength(1);
    Object.assign(responses, { [IS_CONFIRMED]: { body: true }, [SIGN_IN]: session() });
    press('I have verified my email');
    expect(await screen.findByText('elsewhere: /')).toBeInTheDocument();
  });

  test('reports nothing if the service has this password', async () => {
    const { backend } = await signUp(unconfirmed, { [CONFLICT]: { body: null } });
    expect(backend.requestsTo(CONFLICT)).toEqual([]);
  });

  test('reports a conflict if the service has another password, and shows the same', async () => {
    const { backend } = await signUp(refused, { [CONFLICT]: { body: null } });
    // Whoever registers the address between the comparison and the sign-up is found by another one.
    const called = backend.requests
      .map(({ call }) => call)
      .filter((call) => call !== WATCH && call !== IS_CONFIRMED);
    const compared = [SIGN_IN, CONFLICT];
    expect(called).toEqual([...compared, 'POST /auth/v1/signup', ...compared]);
    expect(backend.requestsTo(CONFLICT)[0]?.body).toEqual({ p_email: 'ada@example.test', p_was_tried: true });
    press('I have verified my email');
    expect(await screen.findByRole('alert')).toHaveTextContent(NOT_YET);
  });

  test('reports a conflict when the mail is refused, because somebody may have just registered the address', async () => {
    const { backend } = await fillAndSubmit({
      'POST /auth/v1/signup': authRefusal('tooManyMails', 42),
      [SIGN_IN]: refused,
      [CONFLICT]: { body: null },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent(/try again in 42 seconds/);
    expect(backend.requestsTo(CONFLICT)).toHaveLength(2);
  });

  test('a password that could not be tried is reported as such', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    let tries = 0;
    const { backend } = await signUp(unconfirmed, {
      [SIGN_IN]: () => ((tries += 1) === 1 ? refused : 'offline'),
      [CONFLICT]: { body: null },
    });
    expect(backend.requestsTo(CONFLICT)[1]?.body).toMatchObject({ p_was_tried: false });
  });

  test.each([
    ['the password was compared', 'offline', { body: null }],
    ['the report has arrived', refused, 'offline'],
  ] as const)('no mail is requested, and the form stays, until %s', async (_, signIn, report) => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const { backend } = await fillAndSubmit({
      'POST /auth/v1/signup': unconfirmedUser(),
      [SIGN_IN]: signIn,
      [CONFLICT]: report,
    });
    expect(await screen.findByRole('alert')).toHaveTextContent(/We could not reach the server/);
    expect(backend.requestsTo('POST /auth/v1/signup')).toEqual([]);
    expect(screen.getByLabelText('Password')).toHaveValue('nine digits once');
  });

  test('tries the password on the button if the server could not be told of this page in time', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const { responses } = await signUp(unconfirmed, { [WATCH]: 'offline' });
    await pass(0);
    Object.assign(responses, { [WATCH]: { body: null }, [SIGN_IN]: session() });
    await pass(5_000);
    expect(screen.getByText('Waiting for your confirmation…')).toBeInTheDocument();
    press('I have verified my email');
    expect(await screen.findByText('elsewhere: /')).toBeInTheDocument();
  });

  test('an account with this password is signed in', async () => {
    const { backend } = await fillAndSubmit({
      'POST /auth/v1/signup': unconfirmedUser(),
      [SIGN_IN]: session(),
    });
    await pass(0);
    expect(backend.requestsTo(CONFLICT)).toEqual([]);
    expect(screen.queryByText('Check your inbox')).not.toBeInTheDocument();
  });

  test.each([0, 1])(
    'link %i to the sign-in: when the password is refused there, another one is chosen by mail',
    async (which) => {
      await signUp(refused, { [CONFLICT]: { body: null } });
      press('I have verified my email');
      await screen.findByRole('alert');
      fireEvent.click(screen.getAllByRole('link', { name: 'Sign in here' })[which]!);
      fireEvent.change(await screen.findByLabelText('Password'), { target: { value: 'nine digits once' } });
      press('Sign In');
      expect(await screen.findByText(/sign up with this address more than once/)).toBeInTheDocument();
      fireEvent.click(screen.getByRole('link', { name: 'Choose a password by email' }));
      expect(await screen.findByLabelText('Email')).toHaveValue('ada@example.test');
    },
  );

  test('is not stored', async () => {
    await signUp(unconfirmed);
    const stored = [{ ...localStorage }, { ...sessionStorage }, window.history.state];
    expect(JSON.stringify(stored)).not.toContain('nine digits once');
  });
});

test('sends the email again, confirms it for five seconds and counts down to the next one', async () => {
  const backend = await waitForMail(fakeBackend({ [RESEND]: { body: {} } }));
  press('Resend email');
  expect(await screen.findByText(/Verification email sent/)).toBeInTheDocument();
  expect(backend.requestsTo(RESEND)[0]?.body).toMatchObject({ type: 'signup', email: 'ada@example.test' });
  await pass(5_000);
  expect(screen.queryByText(/Verification email sent/)).not.toBeInTheDocument();
  press('Resend email in 55 seconds');
  expect(backend.requestsTo(RESEND)).toHaveLength(1);
  await pass(55_000);
  expect(screen.getByRole('button', { name: 'Resend email' })).toBeInTheDocument();
});

test("counts down by the server's limit and says why no email was sent", async () => {
  const message = 'For security purposes, you can only request this after 59 seconds.';
  await waitForMail(fakeBackend({ [RESEND]: authRefusal('tooManyMails', 59) }));
  press('Resend email');
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(screen.getByRole('button', { name: 'Resend email in 59 seconds' })).toBeInTheDocument();
});

test('leads back to the prefilled form to change the address', async () => {
  await waitForMail();
  press('Change the address');
  expect(await screen.findByRole('heading', { name: 'Create Your Account' })).toHaveFocus();
  expect(screen.getByLabelText('Email')).toHaveValue('ada@example.test');
});

test.each([
  ['ada@gmail.com', 'Open Gmail', 'https://mail.google.com/mail/'],
  ['ada@hotmail.com', 'Open Outlook', 'https://outlook.live.com/mail/'],
  ['ada@Yahoo.com', 'Open Yahoo Mail', 'https://mail.yahoo.com/'],
  ['ada@me.com', 'Open iCloud Mail', 'https://www.icloud.com/mail/'],
  ['ada@pm.me', 'Open Proton Mail', 'https://mail.proton.me/'],
])('%s gets the link "%s"', async (email, name, href) => {
  await waitForMail(fakeBackend(), email);
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
});

test('shows no link for an unknown provider', async () => {
  await waitForMail();
  expect(screen.queryByRole('link', { name: /^Open/ })).not.toBeInTheDocument();
});
