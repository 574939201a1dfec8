import { screen } from '@testing-library/react';
import type { ApiError, InvitationResponse } from '@ninefold/contracts';
import type { Payments, PaymentsFailure } from '@ninefold/platform';
import { signedIn } from '@ninefold/platform/testing';
import { enter } from '../testing/enter';
import { renderApp } from '../testing/render-app';

const SENT: InvitationResponse = { success: true, message: 'The invitation is on its way.' };

/** A payments service with one response. */
function serve(response: InvitationResponse | { failure: PaymentsFailure }) {
  const calls: { path: string; body: object }[] = [];
  const payments: Payments = {
    post(path, body, read) {
      calls.push({ path, body });
      if ('failure' in response) return Promise.resolve({ ok: false, failure: response.failure });
      return Promise.resolve({ ok: true, body: read(response) });
    },
    getFile: () => Promise.resolve({ ok: false, failure: { kind: 'offline' } }),
  };
  const { user } = renderApp('/admin/invite', { platform: { auth: signedIn(), payments } });
  return { user, calls };
}

async function invite({ user }: ReturnType<typeof serve>, email = 'grace@example.test', key = 'the-key') {
  await screen.findByLabelText('Email');
  if (email) enter('Email', email);
  if (key) enter('Admin Key', key);
  await user.click(screen.getByRole('button', { name: 'Send Invitation' }));
}

const refused = (status: number, error: ApiError | null) =>
  ({ failure: { kind: 'refused', status, error, retrySeconds: null } }) as const;

test('sends an invitation and clears the address for the next one', async () => {
  const served = serve(SENT);
  await invite(served);
  expect(await screen.findByText(SENT.message)).toBeInTheDocument();
  expect(served.calls).toEqual([
    {
      path: '/api/invite',
      body: {
        email: 'grace@example.test',
        adminKey: 'the-key',
        redirectTo: 'http://localhost/update-password?type=invite',
        data: { invited_by: 'user-1', invitation_type: 'admin' },
      },
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
  const served = serve(SENT);
  await invite(served, email, key);
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(screen.getByLabelText(field)).toHaveFocus();
  expect(screen.getByLabelText(field)).toHaveAccessibleDescription(message);
  expect(served.calls).toEqual([]);
});

test.each([
  [
    'the sentence of the service',
    refused(403, { error: 'The admin key is wrong.', code: 'wrong-admin-key' }),
    'The admin key is wrong.',
  ],
  ['an error without a message', refused(502, null), 'Failed to send invitation'],
  ['no network', { failure: { kind: 'offline' } } as const, 'Network error. Please try again.'],
])('%s is shown, and the form keeps its values', async (_, response, words) => {
  await invite(serve(response));
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(screen.getByLabelText('Email')).toHaveValue('grace@example.test');
  expect(screen.getByLabelText('Admin Key')).toHaveValue('the-key');
});
