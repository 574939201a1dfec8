import { screen, waitFor, within } from '@testing-library/react';
import type { OpenSession } from 'shared-contracts';
import { newReviewCard } from 'shared-learning';
import { fakeLearning, keptSession, learningState } from '../testing/fake-learning';
import { likelyMistake, openLearning, rightAnswer, typeAnswer } from '../testing/render-learning';
// Compiled before the first test waits for it.
import './PracticePage';

const SKILL = '/practice?kind=skill&skill=mean';
const press = (name: string | RegExp) => screen.findByRole('button', { name });
const offline = 'offline' as const;
const refused = (hint: string, code = '22023') => ({ error: { code, hint } });

beforeEach(() => localStorage.clear());

async function begin(server = fakeLearning(), address = SKILL) {
  const { user, leave } = openLearning(address, server);
  await user.click(await press('Start'));
  return { user, leave, server };
}

type User = Awaited<ReturnType<typeof begin>>['user'];

async function answerTheRest(user: User) {
  while (!screen.queryByRole('button', { name: 'See results' })) {
    await user.keyboard('{Enter}');
    await typeAnswer(user, rightAnswer);
  }
  await user.keyboard('{Enter}');
}

describe('an exercise', () => {
  test('that is missed in a known way is explained, and Enter goes on', async () => {
    const { user, server } = await begin();
    const exercise = await typeAnswer(user, (asked) => likelyMistake(asked).value);
    const verdict = screen.getByText('Not quite').closest('div');
    expect(verdict).toHaveTextContent(likelyMistake(exercise).reason);
    expect(verdict).toHaveTextContent(`The answer: ${rightAnswer(exercise)}`);
    expect(await press('Continue')).toHaveFocus();

    await user.keyboard('{Enter}');
    expect(await screen.findByText('Exercise 2 of 10')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Your answer' })).toHaveFocus();
    await waitFor(() => expect(server.answers()).toHaveLength(1));
    expect(server.answers()[0]).toMatchObject({
      skill: 'mean',
      correct: false,
      chosen: false,
      helped: false,
    });
  });

  test('that is missed can be tried again with other numbers', async () => {
    const { user } = await begin();
    await typeAnswer(user, (asked) => likelyMistake(asked).value);
    const before = screen.getByTestId('exercise').textContent;
    await user.click(await press('Try one like it'));
    expect(await screen.findByText('Exercise 2 of 10')).toBeInTheDocument();
    expect(screen.getByTestId('exercise').textContent).not.toBe(before);
  });

  test('is not judged by what is no number', async () => {
    const { user } = await begin();
    await typeAnswer(user, () => ' ');
    expect(await screen.findByText('Type your answer first.')).toBeInTheDocument();
    await typeAnswer(user, () => 'ten');
    expect(screen.getByText(/This is not read as a number/)).toBeInTheDocument();
    expect(screen.getByText('Exercise 1 of 10')).toBeInTheDocument();
    expect(keptSession()?.answers).toEqual([]);
  });

  test('that is right and not in the form that was asked for is not counted, and says what is left', async () => {
    const { user } = await begin(fakeLearning(), '/practice?kind=skill&skill=distributing');
    await typeAnswer(user, ({ answer }) => `1(${answer.kind === 'expression' ? answer.value : ''})`);
    expect(await screen.findByText('The value is right. Multiply the brackets out.')).toBeVisible();
    expect(keptSession()?.answers).toEqual([]);
  });

  test('says why it was chosen', async () => {
    const { user } = await begin();
    expect(await screen.findByText('New')).toBeVisible();
    await typeAnswer(user, (asked) => likelyMistake(asked).value);
    await user.click(await press('Continue'));
    expect(await screen.findByText('Missed before')).toBeVisible();
  });

  test('with a step shown is right, and does not count as correct', async () => {
    const { user, server } = await begin();
    await user.click(await press('Show a step'));
    expect(await press(/Show step 2/)).toHaveFocus();
    await typeAnswer(user, rightAnswer);
    expect(screen.getByText('Correct, with help')).toBeInTheDocument();
    await waitFor(() => expect(server.answers()[0]).toMatchObject({ correct: false, helped: true }));
  });

  test('can be chosen among what people get wrong', async () => {
    const { user, server } = await begin();
    await user.click(await press('Choose instead'));
    const options = within(screen.getByRole('group', { name: 'Choose your answer' })).getAllByRole('radio');
    expect(options).toHaveLength(4);
    await user.click(options[0]!);
    await user.keyboard('{Enter}');
    await press('Continue');
    await waitFor(() => expect(server.answers()[0]).toMatchObject({ chosen: true }));
  });
});

describe('a session', () => {
  test('ends with figures, what was missed, and what is next', async () => {
    const { user, server } = await begin();
    await typeAnswer(user, (asked) => likelyMistake(asked).value);
    await answerTheRest(user);
    expect(await screen.findByText('+45')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Session complete' })).toHaveFocus();
    expect(screen.getByText('Familiar, was not started')).toBeInTheDocument();
    const missed = within(screen.getByRole('region', { name: 'What you missed' }));
    expect(missed.getAllByRole('group')).toHaveLength(1);
    expect(await screen.findByText('1 of 3 free sessions used today.')).toBeInTheDocument();
    expect(screen.getByText('Next step')).toBeInTheDocument();
    expect(server.completed).toHaveLength(1);
    expect(server.cards.map(({ card }) => card)).toEqual([expect.stringMatching(/^skill:mean:1:\d+$/)]);
    expect(keptSession()).toBeNull();
  });

  test('that is left half typed has what was typed', async () => {
    const first = await begin();
    await first.user.type(await screen.findByRole('textbox', { name: 'Your answer' }), '12');
    first.leave();
    openLearning(SKILL, first.server);
    expect(await screen.findByRole('textbox', { name: 'Your answer' })).toHaveValue('12');
  });

  test('that is left goes on with the same exercise, without another start', async () => {
    const first = await begin();
    await typeAnswer(first.user, rightAnswer);
    await first.user.keyboard('{Enter}');
    await screen.findByText('Exercise 2 of 10');
    const asked = screen.getByTestId('exercise').textContent;
    first.leave();

    openLearning(SKILL, first.server);
    expect(await screen.findByText('Welcome back. You are where you left.')).toBeInTheDocument();
    expect(screen.getByText('Exercise 2 of 10')).toBeInTheDocument();
    expect((await screen.findByTestId('exercise')).textContent).toBe(asked);
    expect(first.server.calls.filter((call) => call === 'start_learning_session')).toHaveLength(1);
  });

  test('of another device is resumed with its answers', async () => {
    const given = {
      difficulty: 1,
      seed: 1,
      given: '4',
      correct: true,
      chosen: false,
      helped: false,
      seconds: 3,
    };
    const open: OpenSession = {
      id: crypto.randomUUID(),
      kind: 'skill',
      level_id: 'B1',
      skill: 'mean',
      answers: [{ ...given, id: crypto.randomUUID(), skill: 'mean' }],
    };
    openLearning(SKILL, fakeLearning(learningState({ open_session: open })));
    expect(await screen.findByText('Exercise 2 of 10')).toBeInTheDocument();
  });

  test('that was left for another one is continued, or ended with what it has', async () => {
    const open: OpenSession = {
      id: crypto.randomUUID(),
      kind: 'practice',
      level_id: 'A1',
      skill: null,
      answers: [],
    };
    const server = fakeLearning(learningState({ open_session: open }));
    const { user } = openLearning(SKILL, server);
    expect(await screen.findByRole('link', { name: 'Continue it' })).toHaveAttribute('href', '/practice');
    await user.click(await press('End it and start the new one'));
    expect(await press('Start')).toBeInTheDocument();
    expect(server.completed).toEqual([{ id: open.id, placed: null }]);
  });
});

describe('without a network', () => {
  test('the answers are kept and sent later', async () => {
    const { user, server } = await begin();
    server.fails = { save_learning_answers: offline };
    await typeAnswer(user, rightAnswer);
    expect(
      await screen.findByText(/Your answers are kept on this device and sent later/),
    ).toBeInTheDocument();
    expect(keptSession()?.answers).toHaveLength(1);
    server.fails = {};
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(server.answers()).toHaveLength(1));
    await waitFor(() => expect(screen.queryByText(/sent later/)).not.toBeInTheDocument());
  });

  test('a finished session is kept until the next visit', async () => {
    const { user, server, leave } = await begin();
    server.fails = { save_learning_answers: refused('', '57014'), complete_learning_session: offline };
    await typeAnswer(user, rightAnswer);
    await answerTheRest(user);
    expect(await screen.findByText(/XP and streak come when you are online again/)).toBeInTheDocument();
    leave();
    server.fails = {};
    openLearning('/learn', server);
    await waitFor(() => expect(server.completed).toHaveLength(1));
    expect(server.answers()).toHaveLength(10);
    expect(keptSession()).toBeNull();
  });

  test('no session starts, and the page says so', async () => {
    const server = fakeLearning();
    server.fails = { start_learning_session: offline };
    const { user } = await begin(server);
    expect(await screen.findByRole('alert')).toHaveTextContent('The session could not be started.');
    server.fails = {};
    await user.click(await press('Start'));
    expect(await screen.findByText('Exercise 1 of 10')).toBeInTheDocument();
  });

  test('answers wait while another person is signed in, and are not sent as theirs', async () => {
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

  test('answers that the server will never take do not stop the session', async () => {
    const { user, server } = await begin();
    server.fails = { save_learning_answers: refused('session-over') };
    await typeAnswer(user, rightAnswer);
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Exercise 2 of 10')).toBeInTheDocument();
    expect(screen.queryByText(/sent later/)).not.toBeInTheDocument();
  });
});

describe('the sessions of a day', () => {
  test('are counted for a free account before one starts', async () => {
    openLearning(SKILL, fakeLearning(learningState({ sessions_today: 1 })));
    expect(await screen.findByText(/You have used 1 of 3 free sessions today/)).toBeInTheDocument();
  });

  test('end at the limit of a free account', async () => {
    openLearning(SKILL, fakeLearning(learningState({ sessions_today: 3 })));
    expect(await press('Daily Limit Reached')).toBeDisabled();
    expect(screen.getByText(/New ones come at midnight EST/)).toBeInTheDocument();
  });

  test('have no limit for subscribers', async () => {
    openLearning(SKILL, fakeLearning(learningState({ sessions_today: 9, sessions_limit: null })));
    expect(await press('Start')).toBeEnabled();
    expect(screen.queryByText(/free sessions/)).not.toBeInTheDocument();
  });

  test('are not used by a placement, which has no help', async () => {
    const { user } = openLearning(
      '/practice?kind=placement',
      fakeLearning(learningState({ sessions_today: 3 })),
    );
    expect(await screen.findByText('This does not count as one of your sessions.')).toBeInTheDocument();
    await user.click(await press('Start'));
    await user.click(await press('I don’t know'));
    expect(await screen.findByText('That is fine')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Try one like it' })).not.toBeInTheDocument();
  });
});

test.each(['?kind=skill&skill=nothing', '?kind=test_out', '?kind=x'])(
  'there is no session at %s',
  async (query) => {
    openLearning(`/practice${query}`, fakeLearning());
    expect(await screen.findByText('Page Not Found')).toBeInTheDocument();
  },
);

test('a review asks what is due, and schedules it anew', async () => {
  const due = newReviewCard('skill:mean:1:7', new Date('2026-11-01T12:00:00Z'));
  const server = fakeLearning(learningState({ reviews_due: 1 }), [due]);
  const { user } = await begin(server, '/practice?kind=review');
  await typeAnswer(user, rightAnswer);
  await user.click(await press('See results'));
  await waitFor(() => expect(server.completed).toHaveLength(1));
  expect(server.cards).toHaveLength(1);
  expect(server.cards[0]).toMatchObject({ card: due.card });
  expect(Date.parse(server.cards[0]!.due_at)).toBeGreaterThan(Date.parse(due.due_at));
});

test('a review of another device goes on with what is due', async () => {
  const due = newReviewCard('skill:mean:1:7', new Date('2026-11-01T12:00:00Z'));
  const open: OpenSession = {
    id: crypto.randomUUID(),
    kind: 'review',
    level_id: 'B1',
    skill: null,
    answers: [],
  };
  const state = learningState({ open_session: open, reviews_due: 1 });
  openLearning('/practice?kind=review', fakeLearning(state, [due]));
  expect(await screen.findByText('Due for review')).toBeVisible();
});

test('a placement says where to start', async () => {
  const { user, server } = await begin(fakeLearning(), '/practice?kind=placement');
  while (!screen.queryByRole('button', { name: 'See results' })) {
    await user.click(await press('I don’t know'));
    await user.keyboard('{Enter}');
    if (!screen.queryByTestId('exercise')) break;
  }
  expect(await screen.findByText('You start at level A1')).toBeInTheDocument();
  expect(server.completed).toEqual([expect.objectContaining({ placed: 'A1' })]);
});

test('a test-out is a session of its own', async () => {
  openLearning('/practice?kind=test_out&level=A1', fakeLearning());
  expect(await screen.findByRole('heading', { name: 'Test-out of A1' })).toBeInTheDocument();
});
