import { screen, waitFor, within } from '@testing-library/react';
import { newReviewCard, type Exercise } from '@ninefold/learning';
import { fakeLearning, learningState, storedSession } from '../testing/fake-learning';
import { answerTheRest, begin, missExercise, press, SKILL_SESSION } from '../testing/play-session';
import { likelyMistake, openLearning, rightAnswer, typeAnswer } from '../testing/render-learning';
// Imported up front, so that compilation does not count toward the first test's timeout.
import './PracticePage';

beforeEach(() => localStorage.clear());

type Session = Awaited<ReturnType<typeof begin>>;

/** Simulates a reload, which clears module state. */
function reload({ leave, server }: Session, address = SKILL_SESSION): Session {
  leave();
  return { ...openLearning(address, server), server };
}

/** Of another kind than the likely one, so the exercise ends. */
function otherMistake({ answer }: Exercise) {
  const mistake = answer.kind === 'number' ? answer.mistakes[1] : undefined;
  if (!mistake) throw new Error('This test knows numbers only.');
  return mistake;
}

const verdict = async (text: string) => (await screen.findByText(text)).closest('div');

test('after a wrong answer restores its explanation and revealed steps, and then continues', async () => {
  const before = await begin();
  await typeAnswer(before.user, (asked) => likelyMistake(asked).value);
  const missed = await typeAnswer(before.user, (asked) => otherMistake(asked).value);
  await before.user.click(await press('Show the first step'));
  const [question, message] = [
    screen.getByTestId('exercise').textContent,
    (await verdict('Not quite'))?.textContent,
  ];
  const next = storedSession()?.task;

  const { user, server } = reload(before);
  expect((await verdict('Not quite'))?.textContent).toBe(message);
  expect(message).toContain(otherMistake(missed).reason);
  expect(screen.getByTestId('exercise').textContent).toBe(question);
  expect(screen.getByText('Exercise 1 of 10')).toBeVisible();
  const steps = within(screen.getByRole('region', { name: 'Step by step' }));
  expect(steps.getAllByRole('listitem')).toHaveLength(1);
  expect(steps.getByRole('button', { name: /^Show step 2/ })).toBeVisible();

  await user.click(await press('Continue'));
  expect(await screen.findByText('Exercise 2 of 10')).toBeVisible();
  expect(storedSession()).toMatchObject({ task: next, answers: [{ skill: 'mean' }] });
  expect(storedSession()).not.toHaveProperty('feedback');
  await waitFor(() => expect(server.answers()).toHaveLength(1));
});

test.each([
  ['right', false, 'Correct'],
  ['right, with a step shown before', true, 'Correct, with help'],
])('after an answer that is %s restores its feedback', async (_, isHelped, headline) => {
  const before = await begin();
  if (isHelped) await before.user.click(await press('Show a step'));
  await typeAnswer(before.user, rightAnswer);
  await verdict(headline);
  const { user } = reload(before);
  expect(await screen.findByText(headline)).toBeVisible();
  await user.click(await press('Continue'));
  expect(await screen.findByText('Exercise 2 of 10')).toBeVisible();
});

test('after a miss still offers a similar exercise', async () => {
  const before = await begin();
  await missExercise(before.user);
  const { user } = reload(before);
  const missed = (await screen.findByTestId('exercise')).textContent;
  await user.click(await press('Try one like it'));
  expect(await screen.findByText('Exercise 2 of 10')).toBeVisible();
  expect((await screen.findByTestId('exercise')).textContent).not.toBe(missed);
});

test('restores why a card was asked', async () => {
  const due = newReviewCard('fact:7x8', new Date('2026-05-12T11:00:00Z'));
  const review = '/practice?kind=review';
  const before = await begin(fakeLearning(learningState({ reviews_due: 1 }), [due]), review);
  await typeAnswer(before.user, () => '54');
  reload(before, review);
  expect(await screen.findByText('Not quite')).toBeVisible();
  expect(screen.getByText('Due for review')).toBeVisible();
});

describe('after the last answer', () => {
  async function answerAll() {
    const before = await begin();
    await typeAnswer(before.user, rightAnswer);
    while (!screen.queryByRole('button', { name: 'See results' })) {
      await before.user.keyboard('{Enter}');
      await typeAnswer(before.user, rightAnswer);
    }
    return before;
  }

  test('restores the feedback, then the results; the session counts once', async () => {
    const before = await answerAll();
    await waitFor(() => expect(before.server.completed).toHaveLength(1));
    const { user, server } = reload(before);
    expect(await screen.findByText('Correct')).toBeVisible();
    expect(screen.getByText('Exercise 10 of 10')).toBeVisible();
    await user.click(await press('See results'));
    expect(await screen.findByText('+45')).toBeVisible();
    expect(server.answers()).toHaveLength(10);
    expect(new Set(server.completed.map(({ id }) => id)).size).toBe(1);
    await waitFor(() => expect(storedSession()).toBeNull());
  });

  test('a reload of the results does not start another session', async () => {
    const server = fakeLearning(learningState({ sessions_limit: null }));
    // Subscribers start without another page.
    const { user, leave } = openLearning(SKILL_SESSION, server);
    await typeAnswer(user, rightAnswer);
    await answerTheRest(user);
    expect(await screen.findByText('+45')).toBeVisible();
    leave();
    openLearning(SKILL_SESSION, server);
    expect(await press('Start')).toBeVisible();
  });

  test('an abandoned finished session is sent immediately, and is not restored', async () => {
    const before = await answerAll();
    await waitFor(() => expect(before.server.completed).toHaveLength(1));
    const left = reload(before, '/learn');
    expect(await screen.findByText('Next step')).toBeVisible();
    left.leave();
    openLearning(SKILL_SESSION, before.server);
    expect(await press('Start')).toBeVisible();
    await waitFor(() => expect(storedSession()).toBeNull());
  });
});

test('of a session continued on another device shows the next exercise, not the old feedback', async () => {
  const before = await begin();
  await typeAnswer(before.user, rightAnswer);
  await waitFor(() => expect(before.server.answers()).toHaveLength(1));
  const [here] = before.server.answers();
  const { id, kind, skill, level_id } = storedSession()!;
  const elsewhere = { ...here!, id: crypto.randomUUID(), seed: here!.seed + 1 };
  const open_session = { id, kind, skill, level_id, answers: [here!, elsewhere] };
  reload({ ...before, server: fakeLearning(learningState({ open_session })) });
  expect(await screen.findByText('Exercise 3 of 10')).toBeVisible();
  expect(screen.queryByText('Correct')).not.toBeInTheDocument();
});
