import { screen, waitFor, within } from '@testing-library/react';
import { openedSolution, type Exercise } from '@ninefold/learning';
import { fakeLearning, learningState, storedSession } from '../testing/fake-learning';
import { begin, press, TRY_ONCE_MORE, UNKNOWN } from '../testing/play-session';
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

const EQUATIONS = '/practice?kind=skill&skill=one-step-equations';
const mistake = (exercise: Exercise) => likelyMistake(exercise).value;
const lastAnswer = () => storedSession()?.answers.at(-1);

type User = Awaited<ReturnType<typeof begin>>['user'];

/** Makes the same mistake until the exercise is over. */
async function missThrice(user: User) {
  await typeAnswer(user, mistake);
  await screen.findByText(TRY_ONCE_MORE);
  await typeAnswer(user, mistake);
  await screen.findByText(/^Here is the solution up to/);
  await typeAnswer(user, mistake);
}

/** Misses each exercise of the skill thrice, solves those of its prerequisite, and opens the results. */
async function stayStuck(user: User) {
  await missThrice(user);
  expect(await screen.findByRole('heading', { name: 'Review the lesson: One-step equations' })).toHaveFocus();
  expect(screen.getByText('The answer:')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try one like it' })).not.toBeInTheDocument();
  expect(lastAnswer()).toMatchObject({ correct: false, helped: false, support: 'lesson' });
  for (let asked = 0; asked < 2; asked++) {
    await user.click(await press('Continue'));
    // The prerequisite was never practiced before.
    if (asked === 0) await user.click(await press('Try one yourself'));
    expect(await screen.findByText('Something that this skill builds on')).toBeVisible();
    await typeAnswer(user, rightAnswer);
    await screen.findByText('Correct');
  }
  await user.click(await press('Continue'));
  await missThrice(user);
  expect(await screen.findByText(/^That is enough for now/)).toBeVisible();
  await user.click(await press('See results'));
}

/** The link of the proposed next step. */
async function nextStep(): Promise<HTMLElement> {
  const label = await screen.findByText('Next step');
  return within(label.closest('div')!.parentElement!).getByRole('link');
}

test('a first miss leads to its reason and another attempt, which counts as solved with help', async () => {
  const { user } = await begin();
  const asked = await typeAnswer(user, mistake);
  expect(await screen.findByText('Not quite')).toBeVisible();
  expect(screen.getByText(TRY_ONCE_MORE)).toBeVisible();
  expect(screen.queryByText('The answer:')).not.toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Your answer' })).toHaveFocus();
  expect(storedSession()?.answers).toEqual([]);
  await typeAnswer(user, rightAnswer);
  expect(await screen.findByText('Correct on the second attempt')).toBeVisible();
  expect(lastAnswer()).toMatchObject({
    given: mistake(asked),
    correct: false,
    helped: true,
    support: 'retry',
  });
});

test('a second attempt with another mistake shows the answer', async () => {
  const { user } = await begin();
  await typeAnswer(user, mistake);
  await screen.findByText(TRY_ONCE_MORE);
  await typeAnswer(user, () => UNKNOWN);
  expect(await screen.findByText('The answer:')).toBeVisible();
  expect(lastAnswer()).toMatchObject({ correct: false, helped: false });
});

test('an unknown mistake leads to a first step', async () => {
  const { user } = await begin();
  const asked = await displayedExercise();
  await typeAnswer(user, () => UNKNOWN);
  expect(await screen.findByText('Here is a first step:')).toBeVisible();
  expect(screen.getByRole('listitem')).toHaveTextContent(openedSolution(asked)[0]!.text.slice(0, 15));
});

test('the same mistake again leads to a worked example with its last step open', async () => {
  // We know a contradiction for each mistake of this skill.
  const { user } = await begin(fakeLearning(), '/practice?kind=skill&skill=products-near-100');
  const asked = await displayedExercise();
  await typeAnswer(user, mistake);
  await screen.findByText(TRY_ONCE_MORE);
  await typeAnswer(user, mistake);
  expect(await screen.findByText(/^Here is the solution up to/)).toBeVisible();
  const steps = screen.getAllByRole('list')[0]!;
  expect(within(steps).getAllByRole('listitem')).toHaveLength(openedSolution(asked).length);
  expect(await screen.findByRole('region', { name: 'From the lesson' })).toBeVisible();
  await user.click(await screen.findByText('See where this leads'));
  expect(screen.getByText(/Round the factors|Compare the last digits/)).toBeVisible();
  await typeAnswer(user, rightAnswer);
  expect(await screen.findByText('Correct, after the worked example')).toBeVisible();
  expect(lastAnswer()).toMatchObject({ correct: false, helped: true, support: 'example' });
});

test('the third time leads to the lesson, then to something else, and a second lesson ends the session', async () => {
  const { user, server } = await begin(fakeLearning(), EQUATIONS);
  await stayStuck(user);
  expect(await screen.findByRole('heading', { name: 'Session complete' })).toBeVisible();
  expect(server.answers()).toHaveLength(4);
  expect(await nextStep()).toHaveAccessibleName('Practice it Practice this first: Negative numbers');
});

test('without a session left today, the next step after a stuck session is its lesson, which is open', async () => {
  const { user } = await begin(fakeLearning(learningState({ sessions_today: 2 })), EQUATIONS);
  await stayStuck(user);
  expect(await screen.findByText(/^These were your 3 free sessions for today/)).toBeVisible();
  const step = await nextStep();
  expect(step).toHaveAccessibleName('Open the lesson Review the lesson: One-step equations');
  expect(step).toHaveAttribute('href', '/learn/one-step-equations');
});

test('the results of a stuck guest say that the session counts, and lead to its lesson', async () => {
  const server = fakeLearning();
  const { user } = openLearning(EQUATIONS, server, { auth: { status: 'out' } });
  await stayStuck(user);
  expect(await screen.findByText(/^You worked hard on something difficult/)).toHaveTextContent(
    /This session counts\.$/,
  );
  const step = await nextStep();
  expect(step).toHaveAccessibleName('Open the lesson Review the lesson: One-step equations');
  expect(step).toHaveAttribute('href', '/learn/one-step-equations');
  expect(server.calls).toEqual([]);
});

test('the server keeps of a miss after a shown step what the device keeps', async () => {
  const { user, server } = await begin(fakeLearning(), EQUATIONS);
  await user.click(await press('Show a step'));
  await missThrice(user);
  await user.click(await press('Continue'));
  const [kept] = storedSession()?.answers ?? [];
  expect(kept).toMatchObject({ correct: false, helped: true, solved: false, support: 'lesson' });
  await waitFor(() => expect(server.answers()).toHaveLength(1));
  expect(server.state().last_answers).toEqual([
    { skill: 'one-step-equations', correct: false, helped: true, solved: false, support: 'lesson' },
  ]);
});

test('a reload between two attempts keeps the attempt', async () => {
  const first = await begin();
  await typeAnswer(first.user, mistake);
  await screen.findByText(TRY_ONCE_MORE);
  first.leave();
  openLearning('/practice?kind=skill&skill=mean', first.server);
  expect(await screen.findByText(TRY_ONCE_MORE)).toBeVisible();
});

test('a new skill of mixed practice starts with a worked example and an easy exercise', async () => {
  const { user } = await begin(fakeLearning(), '/practice?level=A1');
  expect(await screen.findByRole('heading', { name: 'New: Negative numbers' })).toHaveFocus();
  expect(screen.queryByTestId('exercise')).not.toBeInTheDocument();
  await user.click(await press('Try one yourself'));
  expect(await screen.findByTestId('exercise')).toBeVisible();
  expect(storedSession()?.task).toMatchObject({ difficulty: 1, is_introduced: true });
});

test('a test-out has one attempt and no support', async () => {
  const { user } = await begin(fakeLearning(), '/practice?kind=test_out&level=C1');
  await typeAnswer(user, () => UNKNOWN);
  expect(await screen.findByText('The answer:')).toBeVisible();
  expect(screen.queryByText(TRY_ONCE_MORE)).not.toBeInTheDocument();
});
