import { screen, waitFor, within } from '@testing-library/react';
import type { OpenSession } from '@ninefold/contracts';
import { fakeLearning, storedSession, learningState } from '../testing/fake-learning';
import {
  answerTheRest,
  begin,
  missExercise,
  press,
  SKILL_SESSION,
  TRY_ONCE_MORE,
} from '../testing/play-session';
import {
  displayedExercise,
  likelyMistake,
  openLearning,
  rightAnswer,
  typeAnswer,
} from '../testing/render-learning';
// Imported up front, so that compilation does not count toward the first test's timeout.
import './PracticePage';

beforeEach(() => localStorage.clear());

describe('a session', () => {
  test('ends with figures, missed exercises and the next step', async () => {
    const { user, server } = await begin();
    const exercise = await missExercise(user);
    await answerTheRest(user);
    expect(await screen.findByText('+45')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Session complete' })).toHaveFocus();
    expect(screen.getByText('Familiar, was not started')).toBeInTheDocument();
    const missed = within(screen.getByRole('region', { name: 'What you missed' }));
    expect(missed.getAllByRole('group')).toHaveLength(1);
    expect(missed.getByRole('group')).toHaveTextContent(
      `Your answer: ${likelyMistake(exercise).value}The answer: ${rightAnswer(exercise)}`,
    );
    expect(await screen.findByText('1 of 3 free sessions used today.')).toBeInTheDocument();
    expect(screen.getByText('Next step')).toBeInTheDocument();
    expect(server.completed).toHaveLength(1);
    expect(server.cards.map(({ card }) => card)).toEqual([expect.stringMatching(/^skill:mean:[0-9a-f]{8}$/)]);
    expect(storedSession()).toBeNull();
  });

  test('lists a wrong choice as it was shown', async () => {
    const { user } = await begin();
    const asked = await displayedExercise();
    const wrong = likelyMistake(asked).value;
    await user.click(await press('Show choices'));
    await user.click(screen.getByRole('radio', { name: wrong }));
    await user.keyboard('{Enter}');
    await screen.findByText(TRY_ONCE_MORE);
    // The options stay. One that no other try chose ends the exercise, or is right.
    const [other] = screen
      .getAllByRole('radio')
      .filter((option) => !option.closest('label')?.textContent?.includes(wrong));
    await user.click(other!);
    await user.keyboard('{Enter}');
    await press('Continue');
    await answerTheRest(user);
    const missed = within(await screen.findByRole('region', { name: 'What you missed' }));
    expect(missed.getByText(/^You chose:/).parentElement).toHaveTextContent(`You chose: ${wrong}`);
  });

  test('restores a half-typed answer', async () => {
    const first = await begin();
    await first.user.type(await screen.findByRole('textbox', { name: 'Your answer' }), '12');
    first.leave();
    openLearning(SKILL_SESSION, first.server);
    expect(await screen.findByRole('textbox', { name: 'Your answer' })).toHaveValue('12');
  });

  test('continues with the same exercise, without another start', async () => {
    const first = await begin();
    await typeAnswer(first.user, rightAnswer);
    await first.user.keyboard('{Enter}');
    await screen.findByText('Exercise 2 of 10');
    const asked = screen.getByTestId('exercise').textContent;
    first.leave();

    openLearning(SKILL_SESSION, first.server);
    expect(await screen.findByText('Welcome back. You are where you left off.')).toBeInTheDocument();
    expect(screen.getByText('Exercise 2 of 10')).toBeInTheDocument();
    expect((await screen.findByTestId('exercise')).textContent).toBe(asked);
    expect(first.server.calls.filter((call) => call === 'start_learning_session')).toHaveLength(1);
  });

  test('from another device is resumed with its answers', async () => {
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
    openLearning(SKILL_SESSION, fakeLearning(learningState({ open_session: open })));
    expect(await screen.findByText('Exercise 2 of 10')).toBeInTheDocument();
  });

  test('left for another one can be continued or ended with its answers', async () => {
    const open: OpenSession = {
      id: crypto.randomUUID(),
      kind: 'practice',
      level_id: 'A1',
      skill: null,
      answers: [],
    };
    const server = fakeLearning(learningState({ open_session: open }));
    const { user } = openLearning(SKILL_SESSION, server);
    expect(await screen.findByRole('link', { name: 'Continue it' })).toHaveAttribute(
      'href',
      '/practice?level=A1',
    );
    await user.click(await press('End it and start the new one'));
    expect(await press('Start')).toBeInTheDocument();
    expect(server.completed).toEqual([{ id: open.id, placed: null }]);
  });
});

describe('the sessions of a day', () => {
  test('are counted for a free account before one starts', async () => {
    openLearning(SKILL_SESSION, fakeLearning(learningState({ sessions_today: 1 })));
    expect(await screen.findByText(/You have used 1 of 3 free sessions today/)).toBeInTheDocument();
  });

  test('are counted beside the link of a lesson, which leads to the first exercise', async () => {
    const server = fakeLearning(learningState({ sessions_today: 1 }));
    const { user } = openLearning('/learn/mean', server);
    expect(await screen.findByText(/^You have used 1 of 3 free sessions today/)).toBeVisible();
    expect(server.calls).not.toContain('start_learning_session');
    await user.click(screen.getByRole('link', { name: 'Practice this' }));
    expect(await screen.findByText('Exercise 1 of 10')).toBeVisible();
  });

  test('end at the limit of a free account', async () => {
    openLearning(SKILL_SESSION, fakeLearning(learningState({ sessions_today: 3 })));
    expect(await press('Daily Limit Reached')).toBeDisabled();
    expect(screen.getByText(/New ones come at midnight EST/)).toBeInTheDocument();
  });

  test('have no limit for subscribers', async () => {
    openLearning(SKILL_SESSION, fakeLearning(learningState({ sessions_today: 9, sessions_limit: null })));
    expect(await screen.findByText('Exercise 1 of 10')).toBeVisible();
    expect(screen.queryByText(/free sessions/)).not.toBeInTheDocument();
  });
});

test.each(['?kind=skill&skill=nothing', '?kind=test_out', '?kind=x'])(
  'shows the not-found page at %s',
  async (query) => {
    openLearning(`/practice${query}`, fakeLearning());
    expect(await screen.findByText('Page Not Found')).toBeInTheDocument();
  },
);

test('a test-out is a separate session', async () => {
  openLearning('/practice?kind=test_out&level=A1', fakeLearning());
  expect(
    await screen.findByRole('heading', { name: 'Test-out: Algebra Basics, level A1' }),
  ).toBeInTheDocument();
});

test("a test-out states how many answers must be right, and is passed by the server's rule", async () => {
  const { user } = await begin(fakeLearning(), '/practice?kind=test_out&level=C1');
  expect(screen.getByText('Exercise 1 of 10')).toBeVisible();
  for (let index = 1; index <= 10; index += 1) {
    await user.click(await press('I don’t know'));
    const next = await screen.findByRole('button', { name: /Continue|See results/ });
    const isLast = next.textContent === 'See results';
    await user.click(next);
    if (isLast) break;
  }
  expect(
    await screen.findByText(/^Not this time: 8 of 10 right were needed for Mental Math, level C1/),
  ).toBeVisible();
});

test('a test-out leaves no review cards', async () => {
  const { user, server } = await begin(fakeLearning(), '/practice?kind=test_out&level=A1');
  while (!screen.queryByRole('button', { name: 'See results' })) {
    await user.click(await press('I don’t know'));
    await user.keyboard('{Enter}');
    if (!screen.queryByTestId('exercise')) break;
  }
  expect(await screen.findByRole('region', { name: 'What you missed' })).toBeInTheDocument();
  await waitFor(() => expect(server.completed).toHaveLength(1));
  expect(server.cards).toEqual([]);
  expect(server.calls).not.toContain('save_review_cards');
});
