import { screen, waitFor, within } from '@testing-library/react';
import { mistakeLabel, newReviewCard } from '@ninefold/learning';
import { spokenText } from '../speech/spoken-text';
import { fakeLearning, learningState, storedSession } from '../testing/fake-learning';
import { begin, missExercise, press, TRY_ONCE_MORE, UNKNOWN } from '../testing/play-session';
import { displayedExercise, likelyMistake, rightAnswer, typeAnswer } from '../testing/render-learning';
// Imported up front, so that compilation does not count toward the first test's timeout.
import './PracticePage';

beforeEach(() => localStorage.clear());

describe('an exercise', () => {
  test('explains a known mistake, and Enter continues', async () => {
    const { user, server } = await begin();
    const announcer = screen.getByTestId('announcer');
    expect(announcer).toBeEmptyDOMElement();
    const exercise = await typeAnswer(user, (asked) => likelyMistake(asked).value);
    const { reason } = likelyMistake(exercise);
    await screen.findByText(TRY_ONCE_MORE);
    expect(screen.getByText('Not quite').closest('div')).toHaveTextContent(reason);
    // The element that was there without the answer, because screen readers announce no other.
    expect(announcer).toHaveTextContent(`Not quite. ${spokenText(reason)} You answered`);
    await typeAnswer(user, () => UNKNOWN);
    expect(screen.getByText('Not quite').closest('div')).toHaveTextContent(
      `The answer: ${rightAnswer(exercise)}`,
    );
    expect(await press('Continue')).toHaveFocus();
    expect(announcer).toHaveTextContent(
      `Not quite. You answered negative 98765. The answer: ${rightAnswer(exercise)}.`,
    );

    await user.keyboard('{Enter}');
    expect(await screen.findByText('Exercise 2 of 10')).toBeInTheDocument();
    expect(announcer).toBeEmptyDOMElement();
    expect(screen.getByRole('textbox', { name: 'Your answer' })).toHaveFocus();
    await waitFor(() => expect(server.answers()).toHaveLength(1));
    expect(server.answers()[0]).toMatchObject({
      skill: 'mean',
      correct: false,
      chosen: false,
      helped: false,
      // The label of the mistake, for classes.
      mistake: mistakeLabel(likelyMistake(exercise).reason),
    });
  });

  test('shows the first step of its solution after a mistake without a reason', async () => {
    const { user } = await begin();
    const { solution } = await missExercise(user);
    const steps = within(screen.getByRole('region', { name: 'Step by step' }));
    expect(steps.getByRole('listitem')).toHaveTextContent(solution[0]!.text.slice(0, 15));
    expect(steps.getByRole('button', { name: /Show step 2/ })).toBeVisible();
  });

  test('keeps its solution closed after a mistake with a reason', async () => {
    const { user } = await begin(fakeLearning(), '/practice?kind=test_out&level=C1');
    const exercise = await typeAnswer(user, (asked) => likelyMistake(asked).value);
    // After its last formula.
    const words = likelyMistake(exercise).reason.split('$').at(-1) ?? '';
    expect(screen.getByTestId('verdict')).toHaveTextContent(words);
    const steps = within(screen.getByRole('region', { name: 'Step by step' }));
    expect(steps.queryByRole('listitem')).not.toBeInTheDocument();
  });

  test('can be tried again with other numbers after a miss', async () => {
    const { user } = await begin();
    await missExercise(user);
    const before = screen.getByTestId('exercise').textContent;
    await user.click(await press('Try one like it'));
    expect(await screen.findByText('Exercise 2 of 10')).toBeInTheDocument();
    expect(screen.getByTestId('exercise').textContent).not.toBe(before);
  });

  test('does not count unreadable input', async () => {
    const { user } = await begin();
    await typeAnswer(user, () => ' ');
    expect(await screen.findByText('Type your answer first.')).toBeInTheDocument();
    await typeAnswer(user, () => 'ten');
    expect(screen.getByText(/We cannot read this as a number/)).toBeInTheDocument();
    expect(screen.getByText('Exercise 1 of 10')).toBeInTheDocument();
    expect(storedSession()?.answers).toEqual([]);
  });

  test('is never cut: spaces around it are ignored, and a longer text is refused', async () => {
    const { user } = await begin();
    await typeAnswer(user, (asked) => `${rightAnswer(asked)}${' '.repeat(120)}7`);
    expect(
      screen.getByText('That is longer than any answer. Write it in at most 100 characters.'),
    ).toBeVisible();
    expect(storedSession()?.answers).toEqual([]);
    await user.clear(screen.getByRole('textbox', { name: 'Your answer' }));
    await typeAnswer(user, (asked) => `${' '.repeat(120)}${rightAnswer(asked)}`);
    expect(screen.getByText('Correct')).toBeVisible();
  });

  test('does not count an unfinished answer, and says what is left', async () => {
    const { user } = await begin(fakeLearning(), '/practice?kind=skill&skill=distributing');
    await typeAnswer(user, ({ answer }) => `1(${answer.kind === 'expression' ? answer.value : ''})`);
    expect(
      await screen.findByText('The value is right. Distribute to remove the parentheses.'),
    ).toBeVisible();
    expect(storedSession()?.answers).toEqual([]);
  });

  test('does not count a rounded answer, and reads the exact one in other digits', async () => {
    const { user } = await begin(fakeLearning(), '/practice?kind=skill&skill=combined-probability');
    const { answer } = await typeAnswer(user, (asked) => {
      const [over = 0, under = 1] = rightAnswer(asked).split('/').map(Number);
      return (over / under).toFixed(3);
    });
    expect(screen.getByText(/^That is rounded. Enter the exact value/)).toBeVisible();
    expect(storedSession()?.answers).toEqual([]);
    const written = answer.kind === 'number' ? answer.value : '';
    await user.clear(screen.getByRole('textbox', { name: 'Your answer' }));
    await typeAnswer(user, () => written.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? digit));
    expect(screen.getByText('Correct')).toBeVisible();
    expect(storedSession()?.answers).toHaveLength(1);
  });

  test('names the unit of the answer', async () => {
    const { user } = await begin(fakeLearning(), '/practice?kind=skill&skill=unit-conversion');
    await typeAnswer(user, (asked) => `${rightAnswer(asked)} pounds`);
    expect(screen.getByText(/^Give your answer in /)).toBeVisible();
    expect(storedSession()?.answers).toEqual([]);
  });

  test('shows a right answer as a completed statement, read out once', async () => {
    const { user } = await begin();
    const right = rightAnswer(await typeAnswer(user, rightAnswer));
    expect(screen.getByTestId('settled')).toHaveTextContent(new RegExp(`^The .*mean.* is ${right}\\.$`));
    const said = screen.getByTestId('announcer');
    expect(said.textContent).toMatch(new RegExp(`^Correct\\. The .*mean.* is ${right}\\.$`));
    expect(screen.getAllByRole('status').filter(({ textContent }) => textContent?.includes(right))).toEqual([
      said,
    ]);
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Exercise 2 of 10')).toBeVisible();
    expect(screen.queryByTestId('settled')).not.toBeInTheDocument();
  });

  test('shows the completed fact as one equation', async () => {
    const due = newReviewCard('fact:7x8', new Date('2026-05-12T11:00:00Z'));
    const server = fakeLearning(learningState({ reviews_due: 1 }), [due]);
    const { user } = await begin(server, '/practice?kind=review');
    expect((await screen.findByTestId('exercise')).textContent).toBe('7×8');
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription(/^seven times eight\s*$/);
    await typeAnswer(user, rightAnswer);
    expect(screen.getByTestId('exercise').textContent).toBe('7×8 = 56');
    expect(screen.getByTestId('announcer')).toHaveTextContent('Correct. seven times eight equals 56.');
  });

  test('does not complete the statement after a miss', async () => {
    const { user } = await begin();
    await typeAnswer(user, (asked) => likelyMistake(asked).value);
    expect(screen.queryByTestId('settled')).not.toBeInTheDocument();
  });

  test('shows why it was chosen', async () => {
    const { user } = await begin();
    expect(await screen.findByText('New')).toBeVisible();
    await missExercise(user);
    await user.click(await press('Continue'));
    expect(await screen.findByText('Missed before')).toBeVisible();
  });

  test('does not count as correct with a step shown', async () => {
    const { user, server } = await begin();
    await user.click(await press('Show a step'));
    expect(await press(/Show step 2/)).toHaveFocus();
    await typeAnswer(user, rightAnswer);
    expect(screen.getByText('Correct, with help')).toBeInTheDocument();
    await waitFor(() => expect(server.answers()[0]).toMatchObject({ correct: false, helped: true }));
  });

  test('can be answered by choosing among known mistakes', async () => {
    const { user, server } = await begin();
    await user.click(await press('Show choices'));
    const options = within(screen.getByRole('group', { name: 'Choose your answer' })).getAllByRole('radio');
    expect(options).toHaveLength(4);
    await user.click(screen.getByRole('radio', { name: rightAnswer(await displayedExercise()) }));
    await user.keyboard('{Enter}');
    await press('Continue');
    await waitFor(() => expect(server.answers()[0]).toMatchObject({ chosen: true }));
  });
});
