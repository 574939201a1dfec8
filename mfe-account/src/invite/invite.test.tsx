import { screen } from '@testing-library/react';
import { signedIn } from '@ninefold/platform/testing';
import { enter } from '../testing/enter';
import { fakePayments, fromProxy, INVITATION, OFFLINE, refused } from '../testing/fake-payments';
import { renderApp } from '../testing/render-app';

const INVITE = '/api/invite';

function serve(response: Required<Parameters<typeof fakePayments>[0]>[typeof INVITE]) {
  const { payments, callsTo } = fakePayments({ [INVITE]: response });
  const { user } = renderApp('/admin/invite', { platform: { auth: signedIn(), payments } });
  return { user, callsTo };
}

async function invite({ user }: ReturnType<typeof serve>, email = 'grace@example.test', key = 'the-key') {
  await screen.findByLabelText('Email');
  if (email) enter('Email', email);
  if (key) enter('Admin Key', key);
  await user.click(screen.getByRole('button', { name: 'Send Invitation' }));
}

test('sends an invitation and clears the address for the next one', async () => {
  const served = serve(INVITATION);
  await invite(served);
  expect(await screen.findByText(INVITATION.message)).toBeInTheDocument();
  expect(served.callsTo(INVITE)).toEqual([
    {
      email: 'grace@example.test',
      adminKey: 'the-key',
      redirectTo: 'http://localhost/update-password?type=invite',
      data: { invited_by: 'user-1', invitation_type: 'admin' },
    },
  ]);
  expect(screen.getByLabelText('Email')).toHaveValue('');
  expect(screen.getByLabelText('Email')).toHaveFocus();
  expect(screen.getByLabelText('Admin Key')).toHaveValue('the-key');
});

test.each([
  ['', '', 'Email', 'Please fill in all required fields'],
  ['grace@example.test', '', 'Admin Key', 'Please fill in all required fields'],
  ['grace@', 'the-key', 'Email', 'Please enter a valid email address'],
])('an error for "%s" with the key "%s" appears at its field', async (email, key, field, message) => {
  const served = serve(INVITATION);
  await invite(served, email, key);
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(screen.getByLabelText(field)).toHaveFocus();
  expect(screen.getByLabelText(field)).toHaveAccessibleDescription(message);
  expect(served.callsTo(INVITE)).toEqual([]);
});

test.each([
  ['the sentence of the service', refused(INVITE, 'wrong-admin-key'), 'The admin key is wrong.'],
  ['an error without a message', fromProxy(502), 'Failed to send invitation'],
  ['no network', OFFLINE, 'Network error. Please try again.'],
])('%s is shown, and the form keeps its values', async (_, response, words) => {
  await invite(serve(response));
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(screen.getByLabelText('Email')).toHaveValue('grace@example.test');
  expect(screen.getByLabelText('Admin Key')).toHaveValue('the-key');
});
