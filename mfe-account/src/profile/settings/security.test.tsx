import { screen } from '@testing-library/react';
import { authFailure } from '../../testing/backend-responses';
import { openSettings } from '../../testing/open-settings';

const SIGN_OUT = 'POST /auth/v1/logout';

test('ends the sessions of all other devices', async () => {
  const { user, backend } = await openSettings({ [SIGN_OUT]: { body: {} } }, { withSession: true });
  await user.click(screen.getByRole('button', { name: 'End all other sessions' }));
  expect(await screen.findByText(/All other sessions have been ended/)).toBeInTheDocument();
  expect(backend.requestsTo(SIGN_OUT).map(({ query }) => query.get('scope'))).toEqual(['others']);
});

test('shows a failure, and allows a retry', async () => {
  const { user } = await openSettings({ [SIGN_OUT]: authFailure() }, { withSession: true });
  await user.click(screen.getByRole('button', { name: 'End all other sessions' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to end the other sessions.');
  expect(screen.getByRole('button', { name: 'End all other sessions' })).toBeEnabled();
});

test('links to the reset page without the address in the URL', async () => {
  const { user } = await openSettings();
  const link = screen.getByRole('link', { name: 'Change password' });
  expect(link).toHaveAttribute('href', '/reset-password');
  await user.click(link);
  expect(await screen.findByRole('heading', { name: 'Reset your password' })).toBeInTheDocument();
  expect(screen.getByLabelText('Email')).toHaveValue('ada@example.test');
});
