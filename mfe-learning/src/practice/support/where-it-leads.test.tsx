import { act, screen, waitFor } from '@testing-library/react';
import { findSkill, type Exercise } from '@ninefold/learning';
import { fakeLearning } from '../../testing/fake-learning';
import { begin, TRY_ONCE_MORE } from '../../testing/play-session';
import { likelyMistake, typeAnswer } from '../../testing/render-learning';
// Imported up front, so that compilation does not count toward the first test's timeout.
import '../PracticePage';

// We know a contradiction for each mistake of this skill.
const SKILL = 'products-near-100';
const LEADS = 'See where this leads';

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

/** Lets timers run, such as those between two exercises of the search. */
const pass = (ms: number) => act(() => new Promise((resolve) => setTimeout(resolve, ms)));

const withoutMistakes = (exercise: Exercise): Exercise =>
  exercise.answer.kind === 'number'
    ? { ...exercise, answer: { ...exercise.answer, mistakes: [] } }
    : exercise;

/** Holds the file of the skill. When it arrives, only the displayed exercise has mistakes, so a search goes through all. */
async function holdSkill({ prompt }: Exercise) {
  const entry = findSkill(SKILL)!;
  const skill = await entry.load();
  const makeExercise = jest.fn<Exercise, Parameters<typeof skill.makeExercise>>((...args) => {
    const made = skill.makeExercise(...args);
    return JSON.stringify(made.prompt) === JSON.stringify(prompt) ? made : withoutMistakes(made);
  });
  let arrive = () => {};
  const held = new Promise<typeof skill>((resolve) => {
    arrive = () => resolve({ ...skill, makeExercise });
  });
  const load = jest.spyOn(entry, 'load').mockReturnValue(held);
  return { load, makeExercise, arrive };
}

test('the search for a contradiction ends with its screen, and starts again with it', async () => {
  const { user } = await begin(fakeLearning(), `/practice?kind=skill&skill=${SKILL}`);
  const mistake = (exercise: Exercise) => likelyMistake(exercise).value;
  const asked = await typeAnswer(user, mistake);
  await screen.findByText(TRY_ONCE_MORE);
  const { load, makeExercise, arrive } = await holdSkill(asked);
  await user.type(screen.getByRole('textbox', { name: 'Your answer' }), `${mistake(asked)}{Enter}`);
  await screen.findByText(/^Here is the solution up to/);
  // The search waits for the file.
  await waitFor(() => expect(load).toHaveBeenCalled());

  await user.click(screen.getByRole('link', { name: 'Open the lesson' }));
  await waitFor(() => expect(screen.queryByTestId('exercise')).not.toBeInTheDocument());
  arrive();
  await pass(100);
  // The exercise with the mistake, and the first one of the search.
  expect(makeExercise).toHaveBeenCalledTimes(2);

  load.mockRestore();
  await user.click(await screen.findByRole('link', { name: 'Back to your session' }));
  expect(await screen.findByText(LEADS)).toBeVisible();
});
