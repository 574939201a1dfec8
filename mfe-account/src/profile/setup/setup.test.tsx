import { act, screen } from '@testing-library/react';
import { signedIn } from '@ninefold/platform/testing';
import { databaseFailure, databaseRefusal, savedProfile } from '../../testing/backend-responses';
import type { ProfilePatch } from '../profile-fields';
import { setUp, UPDATE } from './testing/open-setup';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('leads a new user through four saved steps and to the start page', async () => {
  const { user, backend, refreshProfile, go } = setUp('/profile');
  expect(await screen.findByRole('heading', { name: 'Welcome' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Complete Your Profile' })).toBeInTheDocument();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();

  await user.type(screen.getByLabelText('First name'), 'Zoë');
  await go();
  // The rest has suggestions, so the last step shows everything, with a link to each step.
  expect(await screen.findByRole('heading', { name: 'Where do you play from?' })).toHaveFocus();
  expect(screen.getByText('Zoë')).toBeInTheDocument();
  expect(screen.getByText(/^@zoe\d{3}$/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Change color' }));
  await screen.findByRole('heading', { name: 'Pick your color' });
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(await screen.findByRole('heading', { name: 'Choose your username' })).toHaveFocus();
  const username = screen.getByLabelText<HTMLInputElement>('Username');
  expect(username.value).toMatch(/^zoe\d{3}$/);
  const suggestion = username.value;
  await go();
  await screen.findByRole('heading', { name: 'Where do you play from?' });
  await user.click(screen.getByRole('button', { name: 'Back' }));
  await screen.findByRole('heading', { name: 'Pick your color' });
  expect(screen.getAllByRole('radio')).toHaveLength(16);
  expect(screen.getByRole('radio', { name: 'Blue' })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: 'Teal' }));
  expect(screen.getByLabelText('Profile color')).toHaveValue('14B8A6');
  await go();
  const country = await screen.findByLabelText<HTMLSelectElement>('Country');
  // Every country by its English name, after the placeholder.
  expect(country.options).toHaveLength(250);
  expect([...country.options].map(({ text }) => text)).toEqual(
    expect.arrayContaining(['Select your country', 'Afghanistan 🇦🇫', 'Germany 🇩🇪', 'Zimbabwe 🇿🇼']),
  );
  await user.selectOptions(country, 'DE');
  await user.click(screen.getByRole('button', { name: 'Complete Setup!' }));

  expect(await screen.findByText(/^Profile setup complete! Welcome to .+!$/)).toBeInTheDocument();
  expect(document.activeElement).toHaveTextContent(/^Profile setup complete!/);
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', 'Step 4 of 4');
  expect(refreshProfile).toHaveBeenCalledTimes(1);
  expect(backend.requestsTo(UPDATE).map(({ body }) => body)).toEqual<ProfilePatch[]>([
    { first_name: 'Zoë', last_name: null },
    { username: suggestion },
    { profile_color: '#14B8A6' },
    { first_name: 'Zoë', last_name: null, username: suggestion, profile_color: '#14B8A6', country: 'DE' },
  ]);
  expect(backend.requestsTo(UPDATE)[0]?.query.get('id')).toBe('eq.user-1');
  act(() => jest.advanceTimersByTime(2_000));
  expect(await screen.findByText('elsewhere: /')).toBeInTheDocument();
  // It does not reopen the wizard.
  await user.click(screen.getByRole('button', { name: 'Back of the browser' }));
  expect(await screen.findByText('elsewhere: /before')).toBeInTheDocument();
});

test('suggests a username again after a reload', async () => {
  setUp('/profile?setup=true&step=username', signedIn({ firstName: 'Zoë', username: null, country: null }));
  expect(await screen.findByDisplayValue(/^zoe\d{3}$/)).toBe(screen.getByLabelText('Username'));
});

test.each([
  ['', 'First name is required'],
  ['\u200b\u2066', 'First name is required'],
  ['   ', 'First name is required'],
  ['uSeR', 'Please enter your actual first name instead of "User"'],
])('rejects the first name "%s"', async (name, message) => {
  const { user, backend, go } = setUp();
  const field = await screen.findByLabelText('First name');
  expect(field).toHaveValue('');
  if (name) await user.type(field, name);
  await go();
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(field).toHaveFocus();
  expect(backend.requests).toHaveLength(0);
});

test('a color needs six hex digits, and the hint counts the missing ones', async () => {
  const { user, go } = setUp('/profile?setup=true&step=color', signedIn({ country: null }));
  const field = await screen.findByLabelText('Profile color');
  await user.clear(field);
  await user.type(field, '#12xyz3');
  expect(field).toHaveValue('123');
  expect(screen.getByText('Enter 3 more characters')).toBeInTheDocument();
  await go();
  expect(await screen.findByText('Invalid color format')).toBeInTheDocument();
  await user.type(field, 'abcdef');
  expect(field).toHaveValue('123ABC');
  await user.clear(field);
  await user.paste('0x3366ff');
  expect(field).toHaveValue('3366FF');
});

test('the country is required, and a failed save keeps the choice', async () => {
  const address = '/profile?setup=true&step=country';
  const { user } = setUp(address, signedIn({ country: null }), { [UPDATE]: databaseFailure() });
  await user.selectOptions(await screen.findByLabelText('Country'), '');
  await user.click(await screen.findByRole('button', { name: 'Complete Setup!' }));
  expect(await screen.findByText('Please select your country to complete setup')).toBeInTheDocument();
  await user.selectOptions(screen.getByLabelText('Country'), 'GB');
  await user.click(screen.getByRole('button', { name: 'Complete Setup!' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to complete setup');
  expect(screen.getByLabelText('Country')).toHaveValue('GB');
});

test('the last button stays busy until the profile has been refreshed', async () => {
  const { user, refreshProfile } = setUp('/profile?setup=true&step=country', signedIn());
  let read: () => void = () => undefined;
  refreshProfile.mockReturnValue(new Promise((resolve) => (read = resolve)));
  await user.click(await screen.findByRole('button', { name: 'Complete Setup!' }));
  expect(await screen.findByRole('button', { name: 'Completing...' })).toBeInTheDocument();
  expect(screen.queryByText(/^Profile setup complete!/)).not.toBeInTheDocument();
  read();
  expect(await screen.findByText(/^Profile setup complete!/)).toBeInTheDocument();
});

test('the URL cannot skip an unanswered step', async () => {
  setUp('/profile?setup=true&step=country');
  expect(await screen.findByRole('heading', { name: 'What is your name?' })).toBeInTheDocument();
});

test('going back keeps the answers, and signing out is always possible', async () => {
  const { user, go, signOut } = setUp('/profile?setup=true&step=name', signedIn());
  await screen.findByRole('heading', { name: 'What is your name?' });
  await go();
  await user.click(await screen.findByRole('button', { name: 'Change name' }));
  expect(await screen.findByLabelText('First name')).toHaveValue('Ada');
  await user.click(screen.getByRole('button', { name: 'Sign Out' }));
  expect(signOut).toHaveBeenCalled();
});

test('one click completes the setup when the name is known, and a taken suggestion is replaced', async () => {
  const named = signedIn({ firstName: 'Ada', username: null, country: null });
  // Drawn again, the first number would produce the taken name.
  jest.spyOn(Math, 'random').mockReturnValueOnce(0.1).mockReturnValueOnce(0.1).mockReturnValue(0.9);
  const answers = [databaseRefusal('usernameTaken'), savedProfile()];
  const { user, backend } = setUp('/profile?setup=true', named, { [UPDATE]: () => answers.shift()! });
  await screen.findByRole('heading', { name: 'Where do you play from?' });
  expect(screen.getByLabelText('Country')).not.toHaveValue('');
  expect(screen.getByRole('link', { name: 'Compare the plans' })).toBeInTheDocument();
  const complete = screen.getByRole('button', { name: 'Complete Setup!' });
  await user.click(complete);
  const notice = (await screen.findByText(/was taken a moment ago\./)).closest('[role="status"]')!;
  expect(notice).toHaveTextContent(
    /^@ada\d{3} was taken a moment ago\. How about @ada\d{3}\? You can change it\.$/,
  );
  expect(notice.querySelectorAll('bdi[translate="no"]')).toHaveLength(2);
  await user.click(complete);
  expect(await screen.findByText(/^Profile setup complete!/)).toBeInTheDocument();
  const [lost, saved] = backend.requestsTo(UPDATE).map(({ body }) => body['username']);
  expect(saved).toMatch(/^ada\d{3}$/);
  expect(saved).not.toBe(lost);
});

test('redirects to the page requested before the sign-up, even after going back', async () => {
  const from = { pathname: '/sum-grid', search: '?mode=practice' };
  const requested = signedIn({ firstName: 'User', username: null }, { onboarding_completed: false });
  const { user, go } = setUp('/signup?step=complete', requested, {}, { from });
  await user.type(await screen.findByLabelText('First name'), 'Ada');
  await go();
  await user.click(await screen.findByRole('button', { name: 'Change color' }));
  await go();
  await screen.findByLabelText('Country');
  await user.selectOptions(screen.getByLabelText('Country'), 'GB');
  await user.click(screen.getByRole('button', { name: 'Complete Setup!' }));
  expect(await screen.findByText('elsewhere: /sum-grid?mode=practice')).toBeInTheDocument();
});
