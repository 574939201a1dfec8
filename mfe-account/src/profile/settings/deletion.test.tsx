import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { Database } from '@ninefold/contracts/database';
import type { FakeResponse, FakeResponses } from '../../testing/fake-backend';
import { databaseFailure, databaseRefusal } from '../../testing/backend-responses';
import { openSettings } from '../../testing/open-settings';

const DELETE_ACCOUNT = 'POST /rest/v1/rpc/delete_user_account';
const EXPORT = 'POST /rest/v1/rpc/export_my_data';
type DeletionArgs = Database['public']['Functions']['delete_user_account']['Args'];
type Exported = Database['public']['Functions']['export_my_data']['Returns'];

beforeEach(() => {
  localStorage.setItem('games:result:user-1:r1', '{}');
  localStorage.setItem('games:last-player', 'user-1');
  localStorage.setItem('games:result:guest:r2', '{}');
  sessionStorage.setItem('games:attempt:user-1:sum_grid', '{}');
});
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

async function openPanel(responses: FakeResponses = {}) {
  const signOut = jest.fn(() => Promise.resolve());
  const notify = jest.fn();
  const page = await openSettings({ [DELETE_ACCOUNT]: { body: null }, ...responses }, { signOut, notify });
  await page.user.click(screen.getByRole('button', { name: 'Delete Account' }));
  return { ...page, signOut, notify };
}

const field = () => screen.getByLabelText('Type this word to confirm');
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const confirm = () => screen.getByRole('button', { name: 'Delete Account' });

test('the panel focuses its question', async () => {
  await openPanel();
  expect(screen.getByRole('heading', { name: 'Delete your account?' })).toHaveFocus();
  expect(screen.getByRole('heading', { name: 'Danger Zone' })).toBeInTheDocument();
});

test('accepts only the exact word', async () => {
  const { backend } = await openPanel();
  expect(confirm()).toBeDisabled();
  for (const typed of ['delete', 'DELET', 'DELETE ', ' DELETE', 'DELETED']) {
    type(typed);
    expect(confirm()).toBeDisabled();
    fireEvent.submit(field());
  }
  expect(backend.requestsTo(DELETE_ACCOUNT)).toHaveLength(0);
  type('DELETE');
  expect(confirm()).toBeEnabled();
});

test('a translated page still shows the word to type', async () => {
  await openPanel();
  expect(screen.getByText('DELETE')).toHaveAttribute('translate', 'no');
});

test('accepts the word in full-width letters, as input methods type it', async () => {
  await openPanel();
  type('ＤＥＬＥＴＥ');
  expect(confirm()).toBeEnabled();
});

test('Cancel closes the panel and clears the field', async () => {
  const { user } = await openPanel();
  type('DELETE');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  const open = screen.getByRole('button', { name: 'Delete Account' });
  expect(open).toHaveFocus();
  await user.click(open);
  expect(field()).toHaveValue('');
  expect(confirm()).toBeDisabled();
});

test('a deleted account is signed out, removed from the device and confirmed on the start page', async () => {
  const { user, backend, signOut, notify } = await openPanel();
  type('DELETE');
  await user.click(confirm());
  expect(await screen.findByText('elsewhere: /')).toBeInTheDocument();
  expect(backend.requestsTo(DELETE_ACCOUNT).map(({ body }) => body)).toEqual<DeletionArgs[]>([
    { user_id_to_delete: 'user-1' },
  ]);
  expect(signOut).toHaveBeenCalledTimes(1);
  expect(notify).toHaveBeenCalledWith('Your account and all its data have been deleted.');
  expect(Object.keys(localStorage)).toEqual(['games:result:guest:r2']);
  expect(sessionStorage).toHaveLength(0);
});

test('an account deleted by a call whose response was lost is signed out too', async () => {
  const { user, signOut } = await openPanel({ [DELETE_ACCOUNT]: databaseRefusal('accountDeleted') });
  type('DELETE');
  await user.click(confirm());
  expect(await screen.findByText('elsewhere: /')).toBeInTheDocument();
  expect(signOut).toHaveBeenCalledTimes(1);
});

test.each<[string, FakeResponse, string]>([
  ['the server fails', databaseFailure(), 'Failed to delete account'],
  ['the session has ended elsewhere', databaseRefusal('sessionOver'), 'Your session has expired.'],
  [
    'a subscription runs that cannot be ended',
    databaseRefusal('subscriptionLive'),
    'Your subscription could not be canceled, so your account was not deleted.',
  ],
  ['there is no network', 'offline', 'We could not reach the server.'],
])('when %s, the account stays and an error is shown', async (_, response, words) => {
  const { user, signOut } = await openPanel({ [DELETE_ACCOUNT]: response });
  type('DELETE');
  await user.click(confirm());
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(field()).toHaveValue('DELETE');
  expect(signOut).not.toHaveBeenCalled();
  expect(localStorage.getItem('games:result:user-1:r1')).toBe('{}');
});

describe('the data export', () => {
  const exported: Exported = {
    exported_at: '2026-11-21T19:00:00Z',
    account: {
      id: 'user-1',
      email: 'ada@example.test',
      email_confirmed_at: null,
      created_at: null,
      last_sign_in_at: null,
      metadata: null,
    },
    sessions: [],
    tables: { game_sessions: [{ id: 'r1' }] },
    next: { table: 'public.game_sessions', key: ['r1'] },
  };
  const lastPage: Exported = {
    ...exported,
    tables: { game_sessions: [{ id: 'r2' }], profiles: [{ id: 'user-1' }] },
    next: null,
  };

  test('can be downloaded first', async () => {
    let file = new Blob();
    let name = '';
    URL.createObjectURL = (blob) => {
      file = blob as Blob;
      return 'blob:data';
    };
    URL.revokeObjectURL = () => undefined;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      name = this.download;
    });
    const { user, backend } = await openPanel({
      [EXPORT]: ({ body }) => ({ body: body['p_after'] ? lastPage : exported }),
    });
    await user.click(screen.getByRole('button', { name: 'Download my data' }));
    expect(await screen.findByText('Your data is in your downloads.')).toBeInTheDocument();
    expect(name).toMatch(/^\w+-data-2026-11-21\.json$/);
    const { next, ...data } = exported;
    expect(JSON.parse(await file.text())).toEqual({
      ...data,
      tables: { game_sessions: [{ id: 'r1' }, { id: 'r2' }], profiles: [{ id: 'user-1' }] },
    });
    expect(backend.requestsTo(EXPORT).map(({ body }) => body)).toEqual([
      { p_after: null },
      { p_after: next },
    ]);
  });

  test('asks to try again later when it is rate limited', async () => {
    const { user } = await openPanel({ [EXPORT]: databaseRefusal('tooManyCalls', 1) });
    await user.click(screen.getByRole('button', { name: 'Download my data' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'You have downloaded a lot in the last few minutes. Please try again in a few minutes.',
    );
  });

  test('shows an error when it fails, and deletes nothing', async () => {
    const { user, backend } = await openPanel({ [EXPORT]: databaseFailure() });
    await user.click(screen.getByRole('button', { name: 'Download my data' }));
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent('Your data could not be downloaded.'),
    );
    expect(backend.requestsTo(DELETE_ACCOUNT)).toHaveLength(0);
  });
});
