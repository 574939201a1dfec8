import { render, screen, waitFor } from '@testing-library/react';
import { useLocation, type Platform } from '@ninefold/platform';
import { fakePlatform, MemoryRouter, signedIn } from '@ninefold/platform/testing';
import { asksBeforeReload, refusal } from '@ninefold/web/testing';
import App from './App';
import Background from './Background';
import { fakeLearning, storedSession } from './testing/fake-learning';
import { answerTheRest, missExercise, press, SKILL_SESSION } from './testing/play-session';
import { testDevice, openLearning, rightAnswer, typeAnswer } from './testing/render-learning';
// Imported up front, so that compilation does not count toward the first test's timeout.
import './practice/PracticePage';
import './lesson/LessonPage';
import './map/MapPage';
import './map/NextPage';

beforeEach(() => localStorage.clear());

const GUEST = { auth: { status: 'out' } } as const;
const OTHER_SKILL = '/practice?kind=skill&skill=median';

const asGuest = (address: string, server = fakeLearning()) => ({
  server,
  ...openLearning(address, server, GUEST),
});

async function beginAsGuest() {
  const opened = asGuest(SKILL_SESSION);
  await missExercise(opened.user);
  await screen.findByText('Not quite');
  return opened;
}

async function finishAsGuest() {
  const opened = await beginAsGuest();
  await answerTheRest(opened.user);
  await screen.findByRole('heading', { name: 'Session complete' });
  return opened;
}

const heading = (name: string) => screen.findByRole('heading', { name });

test('a guest completes the first session of a path without a server call', async () => {
  const { server } = await finishAsGuest();
  expect(await heading('Keep what you have learned')).toBeInTheDocument();
  expect(screen.getByText('Your skills')).toBeInTheDocument();
  expect(screen.getByText('What you missed')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/signup');
  expect(server.calls).toEqual([]);
});

test('the results ask before a reload where nothing is stored, and mark the given answer as a figure', async () => {
  await finishAsGuest();
  expect(screen.getByText('Your answer:').nextElementSibling).toHaveAttribute('translate', 'no');
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(asksBeforeReload()).toBe(true);
  full.mockRestore();
  expect(asksBeforeReload()).toBe(false);
});

test('a reload in the middle or at the end restores the session', async () => {
  const { leave } = await beginAsGuest();
  leave();
  const again = asGuest(SKILL_SESSION);
  await screen.findByText('Not quite');
  (await press('Continue')).focus();
  await answerTheRest(again.user);
  await heading('Session complete');
  again.leave();
  asGuest(SKILL_SESSION);
  expect(await heading('Session complete')).toBeInTheDocument();
});

test('a second session of a path requires an account, and lists what is open without one', async () => {
  const { leave } = await finishAsGuest();
  leave();
  asGuest(OTHER_SKILL);
  expect(await heading('You have started Statistics')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login');
  expect(screen.getByRole('link', { name: /^A first session in Algebra Basics/ })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /^A first session in Statistics/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Start' })).not.toBeInTheDocument();
});

test('an open session has priority over another one of its path; another path starts', async () => {
  const { leave } = await beginAsGuest();
  leave();
  const { leave: leaveSecond } = asGuest(OTHER_SKILL);
  expect(await screen.findByRole('link', { name: 'Continue it' })).toHaveAttribute('href', SKILL_SESSION);
  leaveSecond();
  asGuest('/practice?kind=skill&skill=like-terms');
  expect(
    await screen.findByText(/^Your first session in Algebra Basics\. It needs no account/),
  ).toBeVisible();
  expect(screen.getByText('Exercise 1 of 10')).toBeVisible();
});

test.each([
  '/practice',
  '/practice?kind=review',
  '/practice?kind=placement',
  '/practice?kind=test_out&level=A1',
])('%s requires an account, with an explanation', async (address) => {
  const { server } = asGuest(address);
  expect(await heading('This one comes with an account')).toBeInTheDocument();
  expect(server.calls).toEqual([]);
});

test("the map shows the guest's progress and offers nothing that requires an account", async () => {
  const { leave } = await finishAsGuest();
  leave();
  const { server } = asGuest('/learn');
  const mean = await screen.findByRole('link', { name: /^The mean /, hidden: true });
  expect(mean).not.toHaveAccessibleName('The mean Not started');
  expect(screen.getByText(/Every lesson is open, and so is/)).toBeInTheDocument();
  expect(screen.queryByText(/welcome back/i)).not.toBeInTheDocument();
  for (const name of [/Find my level/, /Test out/, /Mixed practice/])
    expect(screen.queryByRole('link', { name, hidden: true })).not.toBeInTheDocument();
  expect(server.calls).toEqual([]);
});

test('suggests the next lesson to a guest, never something that requires an account', async () => {
  const { leave } = await finishAsGuest();
  leave();
  asGuest('/learn/next');
  const address = await screen.findByTestId('address');
  await waitFor(() => expect(address.textContent).toMatch(/^\/learn\/(?!next)/));
  expect(address).not.toHaveTextContent('/learn/mean');
});

describe('the account that signs in on the device', () => {
  test("receives the guest's sessions once; nobody else finds them", async () => {
    const { leave } = await finishAsGuest();
    const id = storedSession()!.id;
    leave();
    const server = fakeLearning();
    const first = openLearning('/learn', server);
    await waitFor(() => expect(server.completed).toEqual([{ id, placed: null }]));
    expect(server.migrated).toEqual([id]);
    expect(server.answers().length).toBeGreaterThanOrEqual(10);
    expect(server.cards.length).toBeGreaterThan(0);
    first.leave();
    expect(storedSession()).toBeNull();
    const { leave: leaveGuest } = asGuest(SKILL_SESSION);
    expect(await screen.findByText('Exercise 1 of 10')).toBeVisible();
    leaveGuest();
  });

  test('receives them on any page', async () => {
    const { leave } = await finishAsGuest();
    const id = storedSession()!.id;
    leave();
    const server = fakeLearning();
    const announceSaved = jest.fn();
    const platform = fakePlatform({ auth: signedIn(), supabase: server.supabase, announceSaved });
    render(<Background platform={platform} device={testDevice()} />);
    await waitFor(() => expect(server.completed).toEqual([{ id, placed: null }]));
    expect(server.migrated).toEqual([id]);
    // The current screen refetches.
    await waitFor(() => expect(announceSaved).toHaveBeenCalledTimes(1));
    expect(storedSession()).toBeNull();
  });

  test('continues in the middle of a session', async () => {
    const { leave } = await beginAsGuest();
    leave();
    const server = fakeLearning();
    const { user } = openLearning(SKILL_SESSION, server);
    await screen.findByText('Not quite');
    await user.click(await press('Continue'));
    await typeAnswer(user, rightAnswer);
    await waitFor(() => expect(server.answers()).toHaveLength(2));
    expect(server.migrated).toHaveLength(1);
  });

  test("keeps them for another day when the server's limit is reached", async () => {
    const { leave } = await finishAsGuest();
    leave();
    const server = fakeLearning();
    server.fails = { migrate_guest_session: refusal('daily-session-limit') };
    openLearning('/learn', server);
    await screen.findByText('Next step');
    await waitFor(() => expect(server.calls).toContain('migrate_guest_session'));
    expect(storedSession()).toMatchObject({ by_guest: true, finished: true });
    expect(server.completed).toEqual([]);
  });
});

test('/learn/next leads a newcomer to a first lesson, and other guests on in their path', async () => {
  const { leave } = asGuest('/learn/next');
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(/^\/learn\/negative-numbers$/));
  leave();
  (await beginAsGuest()).leave();
  asGuest('/learn/next');
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(SKILL_SESSION));
});

test('/learn/next leads a member to an unfinished session', async () => {
  const session = {
    id: crypto.randomUUID(),
    kind: 'skill',
    level_id: 'B1',
    skill: 'mean',
    answers: [],
  } as const;
  const server = fakeLearning();
  openLearning('/learn/next', fakeLearning({ ...server.state(), open_session: { ...session, answers: [] } }));
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(SKILL_SESSION));
});

test('asks a member with an expired session to sign in, instead of treating them as a guest', async () => {
  const server = fakeLearning();
  const at = (auth: Platform['auth']) => (
    <MemoryRouter initialEntries={[SKILL_SESSION]}>
      <App platform={fakePlatform({ auth, supabase: server.supabase })} />
      <Address />
    </MemoryRouter>
  );
  const { rerender } = render(at(signedIn()));
  await press('Start');
  rerender(at({ status: 'out' }));
  expect(screen.getByText('/login')).toBeInTheDocument();
});

function Address() {
  return <p>{useLocation().pathname}</p>;
}
