import { fireEvent, screen } from '@testing-library/react';
import type { AccountMetadata } from '@ninefold/contracts';
import { signedIn } from '@ninefold/platform/testing';
import { fakeBackend, type FakeResponses } from '../../testing/fake-backend';
import {
  authFailure,
  authUser,
  databaseFailure,
  savedProfile,
  session,
} from '../../testing/backend-responses';
import { renderApp } from '../../testing/render-app';

const USER = 'PUT /auth/v1/user';
const PROFILE = 'PATCH /rest/v1/profiles';
const TOKEN = 'POST /auth/v1/token';
const NAMED: AccountMetadata = { first_name: 'Zoë', last_name: 'Q' };

const newcomer = (metadata: AccountMetadata = {}, firstName = 'User') =>
  signedIn({ firstName, username: null, country: null }, metadata);
const at = (name: string) => screen.findByRole('heading', { name });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const fill = (name: string, value: string) =>
  fireEvent.change(screen.getByLabelText(name), { target: { value } });

async function open(address: string, metadata: AccountMetadata = {}, responses: FakeResponses = {}) {
  const backend = fakeBackend({
    [TOKEN]: session(),
    [USER]: authUser(),
    [PROFILE]: savedProfile(),
    ...responses,
  });
  const client = await backend.supabase();
  await client.auth.signInWithPassword({ email: 'ada@example.test', password: 'secret-1' });
  const refreshProfile = jest.fn(() => Promise.resolve());
  const app = renderApp(address, {
    platform: { auth: newcomer(metadata), supabase: backend.supabase, refreshProfile },
  });
  await at('Tell Us About Yourself');
  const saved = () => backend.requestsTo(USER).map(({ body }) => body['data']);
  return { ...app, backend, refreshProfile, saved };
}

test('asks and saves four parts one by one, each with its purpose, and continues with the profile', async () => {
  const { backend, saved, refreshProfile } = await open('/signup?step=onboarding');
  expect(screen.getByText(/^We greet you by your first name/)).toBeInTheDocument();
  fill('First name', ' Zoë ');
  fill('Last name', 'Q');
  press('Next');
  expect(await at('Where are you in math?')).toHaveFocus();
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', 'Step 2 of 4');
  expect(screen.getByText(/^It chooses the first games and lessons/)).toBeInTheDocument();
  const labels = (role: string) => screen.getAllByRole(role).map((box) => box.parentElement?.textContent);
  expect(labels('radio')).toEqual([
    'Beginner',
    'Elementary school',
    'Middle school',
    'High school',
    'College',
    'Advanced',
  ]);
  expect(screen.getByRole('radio', { name: 'Beginner' })).toBeChecked();
  fireEvent.click(screen.getByRole('radio', { name: 'College' }));
  press('Next');
  await at('What would you like to reach?');
  expect(labels('checkbox')).toHaveLength(8);
  fireEvent.click(screen.getByRole('checkbox', { name: 'Build skills' }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Enjoy math' }));
  press('Next');
  await at('When do you like to study?');
  const commitments = ['10-15 minutes', '15-20 minutes', '20-30 minutes', '30+ minutes'];
  expect(labels('radio')).toEqual(['Morning', 'Afternoon', 'Evening', 'Flexible', ...commitments]);
  expect(screen.getByRole('radio', { name: 'Flexible' })).toBeChecked();
  expect(screen.getByRole('radio', { name: '15-20 minutes' })).toBeChecked();
  press('Finish');

  expect(await at('Complete Your Profile')).toBeInTheDocument();
  expect(saved()).toEqual<AccountMetadata[]>([
    NAMED,
    { math_level: 'college' },
    { learning_goals: ['skill_building', 'personal_interest'] },
    { preferred_study_time: 'flexible', daily_commitment: '15-20', onboarding_completed: true },
  ]);
  expect(backend.requestsTo(PROFILE).map(({ body }) => body)).toEqual([NAMED]);
  expect(backend.requestsTo(PROFILE)[0]?.query.get('id')).toBe('eq.user-1');
  expect(refreshProfile).toHaveBeenCalledTimes(1);
});

test('continues after saving names even when the profile cannot be refreshed', async () => {
  const { refreshProfile } = await open('/signup?step=onboarding');
  refreshProfile.mockImplementationOnce(() => Promise.reject(new Error('no network')));
  jest.spyOn(console, 'error').mockImplementation(() => {});
  fill('First name', 'Zoë');
  fill('Last name', 'Q');
  press('Next');
  await at('Where are you in math?');
  expect(screen.getByRole('button', { name: 'Next' })).toBeEnabled();
});

test.each([
  ['', 'First name is required'],
  ['   ', 'First name is required'],
  ['\u200b\u2060', 'First name is required'],
  ['\u3164', 'First name is required'],
  ['uSer', 'Please enter your actual first name instead of "User"'],
])('rejects the first name "%s"', async (name, message) => {
  const { backend } = await open('/signup?step=onboarding');
  fill('First name', name);
  press('Next');
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(screen.getByText('Last name is required')).toBeInTheDocument();
  expect(screen.getByLabelText('First name')).toHaveFocus();
  expect(backend.requestsTo(USER)).toHaveLength(0);
});

test('requires at least one goal', async () => {
  const { backend } = await open('/signup?step=onboarding', { ...NAMED, math_level: 'college' });
  await at('What would you like to reach?');
  press('Next');
  expect(await screen.findByText('Please choose at least one goal')).toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: 'Prepare for an exam' })).toHaveFocus();
  expect(backend.requestsTo(USER)).toHaveLength(0);
  fireEvent.click(screen.getByRole('checkbox', { name: 'Teach others' }));
  expect(screen.queryByText('Please choose at least one goal')).not.toBeInTheDocument();
});

test.each([
  ['the auth service', { [USER]: authFailure() }],
  ['the database', { [PROFILE]: databaseFailure() }],
  ['the network', { [USER]: 'offline' as const }],
])('a failure of %s shows an error and keeps the answers', async (_, responses) => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  await open('/signup?step=onboarding', {}, responses);
  fill('First name', 'Zoë');
  fill('Last name', 'Q');
  press('Next');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Failed to save your information. Please try again.',
  );
  expect(screen.getByLabelText('First name')).toHaveValue('Zoë');
  fill('First name', 'Zoé');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('restores a part and its answers from the URL, and keeps them when going back', async () => {
  await open('/signup?step=onboarding&part=2', { ...NAMED, math_level: 'middle' });
  await at('Where are you in math?');
  expect(screen.getByRole('radio', { name: 'Middle school' })).toBeChecked();
  fireEvent.click(screen.getByRole('radio', { name: 'Advanced' }));
  press('Back');
  await at('What is your name?');
  expect(screen.getByLabelText('First name')).toHaveValue('Zoë');
  press('Next');
  await at('Where are you in math?');
  expect(screen.getByRole('radio', { name: 'Advanced' })).toBeChecked();
});

test.each(['/signup?step=onboarding&part=4', '/signup', '/signup?step=plan_selection', '/plans'])(
  '%s leads to the first part without an answer',
  async (address) => {
    await open(address, NAMED);
    expect(await at('Where are you in math?')).toBeInTheDocument();
  },
);

test('one click skips all questions, and the profile setup asks for the name', async () => {
  const { saved } = await open('/signup?step=onboarding');
  press('Skip for now');
  expect(await at('What is your name?')).toBeInTheDocument();
  expect(saved()).toEqual<AccountMetadata[]>([{ onboarding_completed: false }]);
});

test('skips even when that cannot be saved', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  await open('/signup?step=onboarding', {}, { [USER]: 'offline' });
  press('Skip for now');
  expect(await at('Complete Your Profile')).toBeInTheDocument();
});
