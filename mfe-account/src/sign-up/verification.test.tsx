import { act, fireEvent, screen } from '@testing-library/react';
import { fakeBackend } from '../testing/fake-backend';
import { authRefusal, session } from '../testing/fake-responses';
import { renderApp } from '../testing/render-app';

const RESEND = 'POST /auth/v1/resend';
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

test('asks to sign in within five seconds after the link was opened in this browser', async () => {
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

test('tells the tab of the link which address was confirmed, and stores it nowhere', async () => {
  await waitForMail();
  const otherTab = renderApp('/login?confirmed=true');
  const email = await screen.findByLabelText('Email');
  await screen.findByDisplayValue('ada@example.test');
  expect(email).toHaveValue('ada@example.test');
  expect(screen.getByLabelText('Password')).toHaveFocus();
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('ada');
  otherTab.unmount();
});

test('goes on within five seconds after a sign-in in another tab', async () => {
  const backend = fakeBackend({ 'POST /auth/v1/token': session() });
  await waitForMail(backend);
  await pass(5_000);
  expect(screen.getByText('Waiting for your confirmation…')).toBeInTheDocument();
  const client = await backend.supabase();
  await client.auth.signInWithPassword({ email: 'ada@example.test', password: 'secret-1' });
  await pass(5_000);
  expect(await screen.findByText('elsewhere: /')).toBeInTheDocument();
});

test('looks at once on the button, and says when there is nothing yet', async () => {
  await waitForMail();
  press('I have verified my email');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Email not verified yet. Please check your email and click the verification link.',
  );
});

test('sends the mail again, confirms it for five seconds, and counts down to the next one', async () => {
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

test("counts down by the server's limit, and says why the mail was not sent", async () => {
  const message = 'For security purposes, you can only request this after 59 seconds.';
  await waitForMail(fakeBackend({ [RESEND]: authRefusal(429, 'over_email_send_rate_limit', message) }));
  press('Resend email');
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(screen.getByRole('button', { name: 'Resend email in 59 seconds' })).toBeInTheDocument();
});

test('leads back to change the address, which is filled in', async () => {
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
])('%s is offered "%s"', async (email, name, href) => {
  await waitForMail(fakeBackend(), email);
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
});

test('an address of another provider is offered no link to it', async () => {
  await waitForMail();
  expect(screen.queryByRole('link', { name: /^Open/ })).not.toBeInTheDocument();
});
