import { screen, waitFor, within } from '@testing-library/react';
import { findSkill } from '@ninefold/learning';
import { fakeLearning, storedSession } from '../../testing/fake-learning';
import { begin, press, TRY_ONCE_MORE } from '../../testing/play-session';
import { displayedExercise, likelyMistake, rightAnswer } from '../../testing/render-learning';
// Imported up front, so that compilation does not count toward the first test's timeout.
import '../PracticePage';

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

const EQUATIONS = '/practice?kind=skill&skill=one-step-equations';
const MIXED = '/practice?level=A1';

/** @returns restores the network */
function disconnect(id: string): () => void {
  const skill = findSkill(id);
  if (!skill) throw new Error(`There is no skill "${id}".`);
  const load = jest.spyOn(skill, 'load').mockRejectedValue(new Error('offline'));
  return () => load.mockRestore();
}

/** @returns lets the file of the skill arrive */
function delay(id: string): () => void {
  const skill = findSkill(id);
  if (!skill) throw new Error(`There is no skill "${id}".`);
  const { load } = skill;
  let arrive = () => {};
  const hasArrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  jest.spyOn(skill, 'load').mockImplementation(() => hasArrived.then(load));
  return arrive;
}

const part = async (name: string) => within(await screen.findByRole('region', { name }));
const field = () => screen.findByRole('textbox', { name: 'Your answer' });

/** Loses the network once the exercise is shown, and makes the same mistake until its worked example is shown. */
async function missTwice() {
  const { user } = await begin(fakeLearning(), EQUATIONS);
  // Needs the file of the skill.
  const exercise = await displayedExercise();
  const connect = disconnect('one-step-equations');
  const enter = async (text: string) => user.type(await field(), `${text}{Enter}`);
  const miss = () => enter(likelyMistake(exercise).value);
  await miss();
  await screen.findByText(TRY_ONCE_MORE);
  await miss();
  await screen.findByText(/^Here is the solution up to/);
  return { user, connect, miss, solve: () => enter(rightAnswer(exercise)) };
}

test('a new skill says that its example is missing, and shows it after another attempt', async () => {
  const connect = disconnect('negative-numbers');
  const { user } = await begin(fakeLearning(), MIXED);
  const example = await part('New: Negative numbers');
  expect(await example.findByRole('alert')).toHaveTextContent(
    'The example could not be loaded. You can start without it.',
  );
  await user.click(example.getByRole('button', { name: 'Try again' }));
  expect(await example.findByRole('button', { name: 'Try again' })).toHaveFocus();
  connect();
  await user.click(example.getByRole('button', { name: 'Try again' }));
  expect(await example.findByText(/^Here is an example, worked out/)).toBeVisible();
  expect(example.getAllByRole('listitem').length).toBeGreaterThan(0);
  expect(example.queryByRole('alert')).not.toBeInTheDocument();
  // The button is gone.
  expect(document.body).not.toHaveFocus();
  // The exercise that was missing too is loaded without an error in between.
  await user.click(await press('Try one yourself'));
  expect(await screen.findByTestId('exercise')).toBeVisible();
});

test('a screen reader hears each failure once, and no alert while the lesson loads again', async () => {
  disconnect('negative-numbers');
  const { user } = await begin(fakeLearning(), MIXED);
  const example = await part('New: Negative numbers');
  const first = await example.findByRole('alert');
  const changes: string[] = [];
  const observer = new MutationObserver((records) =>
    changes.push(...records.filter(({ target }) => first.contains(target)).map(({ type }) => type)),
  );
  observer.observe(first, { subtree: true, childList: true, characterData: true, attributes: true });
  let fail = () => {};
  const hasFailed = new Promise<never>((_, reject) => {
    fail = () => reject(new Error('offline'));
  });
  jest.spyOn(findSkill('negative-numbers')!, 'load').mockImplementation(() => hasFailed);
  await user.click(example.getByRole('button', { name: 'Try again' }));
  expect(example.getByRole('button', { name: 'Loading...' })).toHaveFocus();
  expect(example.getByRole('alert')).toBe(first);
  fail();
  await waitFor(() => expect(first).not.toBeInTheDocument());
  expect(example.getByRole('alert')).toHaveTextContent('The example could not be loaded.');
  expect(example.getByRole('button', { name: 'Try again' })).toHaveFocus();
  expect(changes).toEqual([]);
  observer.disconnect();
});

test('a new skill starts without its example', async () => {
  const connect = disconnect('negative-numbers');
  const { user } = await begin(fakeLearning(), MIXED);
  await screen.findByRole('alert');
  connect();
  await user.click(await press('Try one yourself'));
  expect(await screen.findByTestId('exercise')).toBeVisible();
  expect(storedSession()?.task).toMatchObject({ is_introduced: true });
});

test('the exercise is answered without the figure of its lesson', async () => {
  const { solve } = await missTwice();
  const figure = await part('From the lesson');
  expect(await figure.findByRole('alert')).toHaveTextContent(
    'This part of the lesson could not be loaded. You can answer without it.',
  );
  expect(await field()).toHaveFocus();
  await solve();
  expect(await screen.findByText('Correct, after the worked example')).toBeVisible();
  expect(storedSession()?.answers).toEqual([expect.objectContaining({ support: 'example', helped: true })]);
});

test('the figure can be loaded again, and leaves the focus in an answer that was begun', async () => {
  const { user, connect } = await missTwice();
  const figure = await part('From the lesson');
  const again = await figure.findByRole('button', { name: 'Try again' });
  connect();
  const arrive = delay('one-step-equations');
  await user.click(again);
  await user.type(await field(), '1');
  arrive();
  await waitFor(() => expect(figure.queryByRole('alert')).not.toBeInTheDocument());
  expect(screen.getByRole('region', { name: 'From the lesson' }).textContent).not.toBe('From the lesson');
  expect(await field()).toHaveFocus();
});

test('the session goes on without the lesson', async () => {
  const { user, connect, miss } = await missTwice();
  await miss();
  const lesson = await part('Review the lesson: One-step equations');
  expect(await lesson.findByRole('alert')).toHaveTextContent(
    'The lesson could not be loaded. You can continue without it.',
  );
  expect(lesson.getByText(/^Next come two exercises on a skill/)).toBeVisible();
  // The session compares questions with those of this file.
  connect();
  await user.click(await press('Continue'));
  expect(await screen.findByRole('heading', { name: 'New: Negative numbers' })).toBeVisible();
  await user.click(await press('Try one yourself'));
  expect(await screen.findByText('Something that this skill builds on')).toBeVisible();
});

test('the lesson is shown after another attempt, with the focus in it', async () => {
  const { user, connect, miss } = await missTwice();
  await miss();
  const lesson = await part('Review the lesson: One-step equations');
  const again = await lesson.findByRole('button', { name: 'Try again' });
  connect();
  await user.click(again);
  const example = await lesson.findByRole('heading', { name: 'A worked example' });
  expect(example.parentElement).toHaveFocus();
});
