import { act, fireEvent, screen } from '@testing-library/react';
import { fakeBackend, type FakeResponse, type FakeResponses } from '../testing/fake-backend';
import { authRefusal, session, unconfirmedUser } from '../testing/backend-responses';
import { renderApp } from '../testing/render-app';

const RESEND = 'POST /auth/v1/resend';
const SIGN_IN = 'POST /auth/v1/token';
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

test('leads to the sign-in within five seconds of opening the link in this browser', async () => {
  await waitForMail();
  const otherTab = renderApp('/login?confirmed=true');
  await screen.findByRole('heading', { name: 'Welcome back' });
  otherTab.unmount();
  await pass(5_000);
  expect(await screen.findByText('Email confirmed successfully! You can now sign in.')).toBeInTheDocument();
  expect(await screen.findByLabelText('Email')).toHaveValue('ada@example.test');
  await pass(1);
  expect(screen.getByLabelText('Password')).toHaveFocus();
});

test('sends the address to the tab of the link without storing it', async () => {
  await waitForMail();
  const otherTab = renderApp('/login?confirmed=true');
  const email = await screen.findByLabelText('Email');
  await screen.findByDisplayValue('ada@example.test');
  expect(email).toHaveValue('ada@example.test');
  expect(screen.getByLabelText('Password')).toHaveFocus();
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('ada');
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

  async function signUp(response: FakeResponse) {
    const responses: FakeResponses = { 'POST /auth/v1/signup': unconfirmedUser(), [SIGN_IN]: response };
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
    await screen.findByText('Check your inbox');
    return { backend, responses };
  }

  test('detects a link opened on another device within half a minute', async () => {
    const { backend, responses } = await signUp(unconfirmed);
    await pass(30_000);
    expect(screen.getByText('Waiting for your confirmation…')).toBeInTheDocument();
    responses[SIGN_IN] = session();
    await pass(30_000);
    expect(await screen.findByText('elsewhere: /')).toBeInTheDocument();
    expect(backend.requestsTo(SIGN_IN)).toHaveLength(2);
    expect(backend.requestsTo(SIGN_IN)[1]?.body).toMatchObject({ password: 'nine digits once' });
  });

  test('detects it when the person returns to the page, and on the button', async () => {
    const { backend, responses } = await signUp(unconfirmed);
    fireEvent(document, new Event('visibilitychange'));
    await pass(0);
    expect(backend.requestsTo(SIGN_IN)).toHaveLength(1);
    press('I have verified my email');
    expect(await screen.findByRole('alert')).toHaveTextContent(NOT_YET);
    responses[SIGN_IN] = session();
    press('I have verified my email');
    expect(await screen.findByText('elsewhere: /')).toBeInTheDocument();
  });

  test('tries the password of an existing account only once, and shows the same', async () => {
    const { backend } = await signUp(refused);
    for (let presses = 0; presses < 3; presses += 1) {
      press('I have verified my email');
      expect(await screen.findByRole('alert')).toHaveTextContent(NOT_YET);
    }
    await pass(120_000);
    expect(backend.requestsTo(SIGN_IN)).toHaveLength(1);
  });

  test.each([0, 1])(
    'link %i to the sign-in: when it is refused there too, another one is chosen by mail',
    async (which) => {
      await signUp(refused);
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
