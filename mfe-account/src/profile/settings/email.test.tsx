import { fireEvent, screen, waitFor } from '@testing-library/react';
import { type FakeResponse } from '../../testing/fake-backend';
import { authFailure, authRefusal, authUser } from '../../testing/backend-responses';
import { openSettings } from '../../testing/open-settings';

const GET_USER = 'GET /auth/v1/user';
const UPDATE_USER = 'PUT /auth/v1/user';

async function changeTo(email: string, response: FakeResponse) {
  const page = await openSettings({ [GET_USER]: authUser(), [UPDATE_USER]: response }, { withSession: true });
  await page.user.click(screen.getByRole('button', { name: 'Change email' }));
  expect(screen.getByLabelText('Email')).toHaveFocus();
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: email } });
  await page.user.click(screen.getByRole('button', { name: 'Save' }));
  return page;
}

test('sends an email to the new address and waits for its link', async () => {
  const { backend } = await changeTo('new@example.test', authUser());
  expect(
    await screen.findByText('A confirmation email has been sent to your new email address.'),
  ).toBeInTheDocument();
  const current = screen.getByText('ada@example.test', { selector: 'bdi[translate="no"]' });
  expect(current.parentElement).toHaveTextContent(
    /Until then you sign in with ada@example\.test\. We will also tell that address about the change\./,
  );
  expect(backend.requestsTo(UPDATE_USER)[0]?.body).toMatchObject({ email: 'new@example.test' });
  expect(screen.getByRole('button', { name: 'Change email' })).toHaveFocus();
});

test.each([
  [authRefusal('addressTaken'), 'A user with this email address has already been registered'],
  [authFailure(), 'Failed to update email'],
])('keeps the address when the service rejects the change', async (response, words) => {
  await changeTo('new@example.test', response);
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(screen.getByLabelText('Email')).toHaveValue('new@example.test');
});

test.each([
  ['', 'Email address is required'],
  ['ada at home', 'Please enter a valid email address'],
])('rejects "%s"', async (typed, words) => {
  const { backend } = await changeTo(typed, 'offline');
  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(backend.requestsTo(UPDATE_USER)).toHaveLength(0);
});

test('keeps the address on Cancel', async () => {
  const { user, backend } = await openSettings();
  await user.click(screen.getByRole('button', { name: 'Change email' }));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByText('ada@example.test')).toBeInTheDocument();
  expect(backend.requests.filter(({ method }) => method !== 'GET')).toEqual([]);
});

test('shows a pending change after a reload', async () => {
  await openSettings({ [GET_USER]: authUser({ new_email: 'new@example.test' }) }, { withSession: true });
  const wanted = await screen.findByText('new@example.test', { selector: 'bdi[translate="no"]' });
  expect(wanted.parentElement).toHaveTextContent(/^We sent a link to new@example\.test\./);
});

test('refreshes the session after a change confirmed elsewhere', async () => {
  const confirmed = authUser({ email: 'new@example.test' });
  const { backend } = await openSettings({ [GET_USER]: confirmed }, { withSession: true });
  const renewals = () =>
    backend
      .requestsTo('POST /auth/v1/token')
      .filter(({ query }) => query.get('grant_type') === 'refresh_token');
  await waitFor(() => expect(renewals()).toHaveLength(1));
});

test('confirms a change whose link was opened', async () => {
  await openSettings({ [GET_USER]: authUser() }, { withSession: true, address: '/profile?confirmed=true' });
  expect(await screen.findByText(/Your new email address is confirmed/)).toBeInTheDocument();
});

test('reports a failed link and shows the current address', async () => {
  await openSettings({ [GET_USER]: authUser() }, { withSession: true, address: '/profile?confirmed=failed' });
  expect(await screen.findByRole('alert')).toHaveTextContent(/This link does not work.*change it again/);
  expect(screen.getByText('ada@example.test')).toBeInTheDocument();
});

test('the emailed link leads back to the settings', async () => {
  const { backend } = await changeTo('new@example.test', authUser());
  await screen.findByText('A confirmation email has been sent to your new email address.');
  const { query } = backend.requestsTo(UPDATE_USER)[0] ?? {};
  expect(query?.get('redirect_to')).toBe(`${window.location.origin}/profile?confirmed=true`);
});
