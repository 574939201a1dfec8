import { screen, waitFor } from '@testing-library/react';
import { findSkill } from '@ninefold/learning';
import { asksBeforeReload, fault, refusal } from '@ninefold/web/testing';
import { fakeLearning, storedSession } from '../testing/fake-learning';
import { answerTheRest, begin, press } from '../testing/play-session';
import { displayedExercise, openLearning, rightAnswer, typeAnswer } from '../testing/render-learning';
// Imported up front, so that compilation does not count toward the first test's timeout.
import './PracticePage';

beforeEach(() => localStorage.clear());

const offline = 'offline' as const;

test.each([
  ['that stores data, answers are safe', false, /Your answers are safe\.$/],
  [
    'that stores nothing, the page has to stay open',
    true,
    /Keep this page open until your answers have been sent\.$/,
  ],
])('if an exercise cannot be loaded in a browser %s', async (_, isBlocked, sentence) => {
  const { user } = await begin();
  const answer = rightAnswer(await displayedExercise());
  const skill = findSkill('mean');
  const load = skill && jest.spyOn(skill, 'load').mockRejectedValue(new Error('offline'));
  await user.type(screen.getByRole('textbox', { name: 'Your answer' }), `${answer}{Enter}`);
  await press('Continue');
  if (isBlocked) {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
  }
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  load?.mockRestore();
  await user.click(await press('Try again'));
  expect(await screen.findByText('Exercise 2 of 10')).toBeInTheDocument();
  expect(await screen.findByTestId('exercise')).toBeInTheDocument();
});

describe('without a network', () => {
  test('stores answers and sends them later', async () => {
    const { user, server } = await begin();
    server.fails = { save_learning_answers: offline };
    await typeAnswer(user, rightAnswer);
    expect(
      await screen.findByText(/Your answers are kept on this device and sent later/),
    ).toBeInTheDocument();
    expect(storedSession()?.answers).toHaveLength(1);
    server.fails = {};
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(server.answers()).toHaveLength(1));
    await waitFor(() => expect(screen.queryByText(/sent later/)).not.toBeInTheDocument());
  });

  test('keeps an abandoned session open, even if the next page has only cached data', async () => {
    const { user, server } = await begin();
    await typeAnswer(user, rightAnswer);
    await waitFor(() => expect(storedSession()?.saved).toHaveLength(1));
    server.fails = { learning_state: offline };
    await user.click(screen.getByRole('link', { name: 'Leave (your place is kept)' }));
    await waitFor(() => expect(screen.getByTestId('address')).not.toHaveTextContent('/practice'));
    expect(storedSession()?.finished).toBe(false);
  });

  test('stores a finished session until the next visit', async () => {
    const { user, server, leave } = await begin();
    server.fails = { save_learning_answers: fault('57014'), complete_learning_session: offline };
    await typeAnswer(user, rightAnswer);
    await answerTheRest(user);
    expect(
      await screen.findByText(/Your XP and streak will be updated when you are online again/),
    ).toBeInTheDocument();
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(asksBeforeReload()).toBe(true);
    full.mockRestore();
    leave();
    server.fails = {};
    server.calls.length = 0;
    openLearning('/learn', server);
    await waitFor(() => expect(server.calls).toContain('learning_state'));
    // The refetched state includes what was just sent.
    expect(server.calls.indexOf('learning_state')).toBeGreaterThan(
      server.calls.indexOf('complete_learning_session'),
    );
    expect(server.completed).toHaveLength(1);
    expect(server.answers()).toHaveLength(10);
    expect(storedSession()).toBeNull();
  });

  test('cannot start a session, and says so', async () => {
    const server = fakeLearning();
    server.fails = { start_learning_session: offline };
    const { user } = await begin(server);
    expect(await screen.findByRole('alert')).toHaveTextContent('The session could not be started.');
    server.fails = {};
    await user.click(await press('Start'));
    expect(await screen.findByText('Exercise 1 of 10')).toBeInTheDocument();
  });

  test('holds back answers while another person is signed in', async () => {
    const { user, server } = await begin();
    const { auth } = await server.supabase();
    const other = { data: { session: { user: { id: 'user-2' } } }, error: null } as never;
    const session = jest.spyOn(auth, 'getSession').mockResolvedValue(other);
    await typeAnswer(user, rightAnswer);
    expect(await screen.findByText(/sent later/)).toBeInTheDocument();
    expect(server.calls).not.toContain('save_learning_answers');
    session.mockRestore();
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(server.answers()).toHaveLength(1));
  });

  test('holds back answers after a sign-out, and sends them after the next sign-in', async () => {
    const { user, server } = await begin();
    server.fails = { save_learning_answers: refusal('signed-out') };
    await typeAnswer(user, rightAnswer);
    expect(await screen.findByText(/sent later/)).toBeInTheDocument();
    server.fails = {};
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(server.answers()).toHaveLength(1));
  });

  test('permanently refused answers do not stop the session', async () => {
    const { user, server } = await begin();
    server.fails = { save_learning_answers: refusal('session-over') };
    await typeAnswer(user, rightAnswer);
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Exercise 2 of 10')).toBeInTheDocument();
    expect(screen.queryByText(/sent later/)).not.toBeInTheDocument();
  });
});
