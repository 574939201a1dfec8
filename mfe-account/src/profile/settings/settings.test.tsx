import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { signedIn } from '@ninefold/platform/testing';
import { authUser, databaseFailure, databaseRefusal, savedProfile } from '../../testing/backend-responses';
import { openSettings, UPDATE_PROFILE } from '../../testing/open-settings';
import type { ProfilePatch } from '../profile-fields';

test('the data export is outside the danger zone', async () => {
  await openSettings();
  const card = screen.getByRole('heading', { name: 'Your data' }).parentElement!;
  expect(within(card).getByRole('button', { name: 'Download my data' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Danger Zone' }).parentElement).not.toBe(card);
});

test('shows the profile', async () => {
  await openSettings();
  expect(screen.getByText('ada@example.test')).toBeInTheDocument();
  expect(screen.getByLabelText('First name')).toHaveValue('Ada');
  expect(screen.getByLabelText('Username')).toHaveValue('ada');
  expect(screen.getByLabelText('Country')).toHaveDisplayValue('United Kingdom 🇬🇧');
  const glance = screen.getByRole('group', { name: 'Your profile at a glance' });
  // It was still December in New York.
  expect(glance).toHaveTextContent('@adaFree AccountPlanFreeMember sinceDecember 2025');
});

test('shows the same letter and plan as the account menu', async () => {
  await openSettings({}, { auth: signedIn({ firstName: 'Grace', tier: 'elite', isSubscribed: true }) });
  const glance = screen.getByRole('group', { name: 'Your profile at a glance' });
  expect(glance).toHaveTextContent(/^AGrace@adaElite MemberPlanElite Access/);
});

test('offers the upgrade to free accounts where it is available', async () => {
  const upgrade = () => screen.queryByRole('link', { name: 'Upgrade to Elite Access' });
  const first = await openSettings();
  expect(upgrade()).toHaveAttribute('href', '/upgrade');
  first.unmount();
  const second = await openSettings({}, { isOpen: () => false });
  expect(upgrade()).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Change password' })).not.toBeInTheDocument();
  second.unmount();
  await openSettings({}, { auth: signedIn({ tier: 'elite', isSubscribed: true }) });
  expect(upgrade()).not.toBeInTheDocument();
});

test.each(['\u200b', '\u202e\u2066', '\u3164'])(
  'rejects a first name of invisible characters',
  async (name) => {
    const { user, backend } = await openSettings();
    fireEvent.change(screen.getByLabelText('First name'), { target: { value: name } });
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('First name is required')).toBeInTheDocument();
    expect(backend.requestsTo(UPDATE_PROFILE)).toHaveLength(0);
  },
);

test('saves a last name of invisible characters as empty', async () => {
  const { user, backend } = await openSettings({}, { auth: signedIn({ lastName: 'L' }) });
  fireEvent.change(screen.getByLabelText('Last name (optional)'), { target: { value: '\u200b \ufe0f' } });
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByText('Your changes are saved.')).toBeInTheDocument();
  expect(backend.requestsTo(UPDATE_PROFILE)[0]?.body).toMatchObject({ last_name: null });
});

test('changes the address and the name and deletes the account by keyboard alone', async () => {
  const { user, backend } = await openSettings(
    { 'PUT /auth/v1/user': authUser(), 'POST /rest/v1/rpc/delete_user_account': { body: null } },
    { withSession: true },
  );
  const tabTo = async (name: string, role = 'textbox') => {
    const wanted = await screen.findByRole(role, { name });
    for (let stops = 0; stops < 60 && document.activeElement !== wanted; stops += 1) await user.tab();
    expect(wanted).toHaveFocus();
  };
  await tabTo('Change email', 'button');
  await user.keyboard('{Enter}');
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveFocus();
  await user.keyboard('{Control>}a{/Control}new@example.test{Enter}');
  await screen.findByText('A confirmation email has been sent to your new email address.');
  expect(screen.getByRole('button', { name: 'Change email' })).toHaveFocus();

  await tabTo('First name');
  await user.keyboard('Augusta{Enter}');
  await screen.findByText('Your changes are saved.');
  expect(backend.requestsTo(UPDATE_PROFILE)[0]?.body).toMatchObject({ first_name: 'Augusta' });

  await tabTo('Delete Account', 'button');
  await user.keyboard('{Enter}');
  await tabTo('Type this word to confirm');
  await user.keyboard('DELETE');
  await tabTo('Delete Account', 'button');
  await user.keyboard('{Enter}');
  expect(await screen.findByText('elsewhere: /')).toBeInTheDocument();
});

test('saves changes and refreshes the profile', async () => {
  const { user, backend, refreshProfile } = await openSettings();
  await user.clear(screen.getByLabelText('First name'));
  await user.type(screen.getByLabelText('First name'), 'Augusta');
  await user.selectOptions(screen.getByLabelText('Country'), 'FR');
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByText('Your changes are saved.')).toBeInTheDocument();
  expect(backend.requestsTo(UPDATE_PROFILE).map(({ body }) => body)).toEqual<ProfilePatch[]>([
    { first_name: 'Augusta', last_name: null, username: 'ada', profile_color: '#3B82F6' },
    { country: 'FR' },
  ]);
  expect(refreshProfile).toHaveBeenCalled();
});

test('hides the confirmation when typing continues', async () => {
  const { user } = await openSettings();
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  await screen.findByText('Your changes are saved.');
  await user.click(screen.getByRole('radio', { name: 'Teal' }));
  expect(screen.queryByText('Your changes are saved.')).not.toBeInTheDocument();
});

test('shows a failed save and keeps the changes', async () => {
  const { user } = await openSettings({ [UPDATE_PROFILE]: databaseFailure() });
  await user.type(screen.getByLabelText('First name'), ' L');
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to update profile');
  expect(screen.getByLabelText('First name')).toHaveValue('Ada L');
});

test('reports a rejected country separately from the rest', async () => {
  const { user } = await openSettings({
    [UPDATE_PROFILE]: ({ body }) => ('country' in body ? databaseFailure() : savedProfile()),
  });
  await user.selectOptions(screen.getByLabelText('Country'), 'FR');
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Profile updated but country update failed');
});

test('offers a retry instead of default values when the profile could not be read', async () => {
  const { user, refreshProfile, change } = await openSettings({}, { auth: signedIn({ isFallback: true }) });
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to load profile');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(refreshProfile).toHaveBeenCalled();
  // The button has disappeared, so the focus moves to the top of the new screen.
  change({ auth: signedIn() });
  expect(await screen.findByLabelText('First name')).toHaveValue('Ada');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Profile Settings' })).toHaveFocus());
});

test.each([
  [databaseRefusal('usernameRemoved'), 'This name was removed after a report. Please choose another one.'],
  [
    databaseRefusal('usernameTooOften', 29 * 86_400),
    /^You have changed your username five times in 30 days\. You can change it again on \w+ \d+, \d{4}\.$/,
  ],
])('says at the field why a username is refused', async (refused, words) => {
  const { user } = await openSettings({ [UPDATE_PROFILE]: refused });
  const field = screen.getByLabelText('Username');
  await user.type(field, '2');
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringMatching(words)));
  expect(field).toHaveFocus();
});
