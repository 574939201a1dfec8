import { screen } from '@testing-library/react';
import { signedIn } from 'shared-platform/testing';
import { fakeBackend, type FakeResponse, type FakeResponses } from '../../testing/fake-backend';
import { authRefusal, authUser, databaseRefusal, savedProfile, session } from '../../testing/fake-responses';
import { renderApp } from '../../testing/render-app';
import type { ProfilePatch } from '../use-save-profile';

const UPDATE = 'PATCH /rest/v1/profiles';
const UPDATE_USER = 'PUT /auth/v1/user';

async function openSettings(responses: FakeResponses = {}, auth = signedIn()) {
  const backend = fakeBackend({ [UPDATE]: savedProfile(), ...responses });
  const refreshProfile = jest.fn(() => Promise.resolve());
  const page = renderApp('/profile', { platform: { auth, supabase: backend.supabase, refreshProfile } });
  await screen.findByRole('heading', { name: /Profile Settings/ });
  return { ...page, backend, refreshProfile };
}

test('shows the profile', async () => {
  await openSettings();
  expect(screen.getByText('ada@example.test')).toBeInTheDocument();
  expect(screen.getByLabelText('First name')).toHaveValue('Ada');
  expect(screen.getByLabelText('Username')).toHaveValue('ada');
  expect(screen.getByLabelText('Country')).toHaveDisplayValue('United Kingdom 🇬🇧');
  const glance = screen.getByRole('group', { name: 'Your profile at a glance' });
  expect(glance).toHaveTextContent('@adaPlanFreeMember sinceJanuary 2026');
});

test('saves changes, and has the shell read the new profile', async () => {
  const { user, backend, refreshProfile } = await openSettings();
  await user.clear(screen.getByLabelText('First name'));
  await user.type(screen.getByLabelText('First name'), 'Augusta');
  await user.selectOptions(screen.getByLabelText('Country'), 'FR');
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByText('Your changes are saved.')).toBeInTheDocument();
  expect(backend.requestsTo(UPDATE).map(({ body }) => body)).toEqual<ProfilePatch[]>([
    { first_name: 'Augusta', last_name: null, username: 'ada', profile_color: '#3B82F6' },
    { country: 'FR' },
  ]);
  expect(refreshProfile).toHaveBeenCalled();
});

test('a failed save says so and keeps the changes', async () => {
  const { user } = await openSettings({ [UPDATE]: databaseRefusal() });
  await user.type(screen.getByLabelText('First name'), ' L');
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to update profile');
  expect(screen.getByLabelText('First name')).toHaveValue('Ada L');
});

test('a refused country does not hide that the rest was saved', async () => {
  const { user } = await openSettings({
    [UPDATE]: ({ body }) => ('country' in body ? databaseRefusal() : savedProfile()),
  });
  await user.selectOptions(screen.getByLabelText('Country'), 'FR');
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Profile updated but country update failed');
});

describe('the address', () => {
  async function changeTo(email: string, response: FakeResponse) {
    const page = await openSettings({ 'POST /auth/v1/token': session(), [UPDATE_USER]: response });
    const client = await page.backend.supabase();
    await client.auth.signInWithPassword({ email: 'ada@example.test', password: 'secret-1' });
    await page.user.click(screen.getByRole('button', { name: 'Change email' }));
    expect(screen.getByLabelText('Email')).toHaveFocus();
    await page.user.clear(screen.getByLabelText('Email'));
    await page.user.type(screen.getByLabelText('Email'), email);
    await page.user.click(screen.getByRole('button', { name: 'Save' }));
    return page;
  }

  test('changes after a mail to the new one', async () => {
    const { backend } = await changeTo('new@example.test', authUser());
    expect(
      await screen.findByText('A confirmation email has been sent to your new email address.'),
    ).toBeInTheDocument();
    expect(backend.requestsTo(UPDATE_USER)[0]?.body).toMatchObject({ email: 'new@example.test' });
    expect(screen.getByRole('button', { name: 'Change email' })).toHaveFocus();
  });

  test.each([
    [authRefusal(422, 'email_exists', 'This address is in use'), 'This address is in use'],
    [authRefusal(500, 'unexpected_failure', 'oops'), 'Failed to update email'],
  ])('stays when the service refuses', async (response, words) => {
    await changeTo('new@example.test', response);
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(screen.getByLabelText('Email')).toHaveValue('new@example.test');
  });

  test('stays on Cancel', async () => {
    const { user, backend } = await openSettings();
    await user.click(screen.getByRole('button', { name: 'Change email' }));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByText('ada@example.test')).toBeInTheDocument();
    expect(backend.requests).toHaveLength(0);
  });
});

test('a profile that could not be read is not shown with wrong values, and has a retry', async () => {
  const { user, refreshProfile } = await openSettings({}, signedIn({ isFallback: true }));
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to load profile');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(refreshProfile).toHaveBeenCalled();
});
