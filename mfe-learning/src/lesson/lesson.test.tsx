import { screen, within } from '@testing-library/react';
import { fakeLearning, learningState, progress } from '../testing/fake-learning';
import { openLearning } from '../testing/render-learning';
import './LessonPage';

beforeEach(() => localStorage.clear());

test('shows the idea, then an example step by step', async () => {
  const setTitle = jest.fn();
  const { user } = openLearning('/learn/mean', fakeLearning(), { setTitle });
  expect(await screen.findByRole('heading', { name: 'The mean' })).toBeInTheDocument();
  expect(setTitle).toHaveBeenCalledWith('The mean');
  expect(screen.getByRole('img', { name: /Three bars/ })).toBeInTheDocument();
  expect(screen.queryByText('Find the sum of four numbers with a mean of 6.')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Show the first step' }));
  expect(screen.getByText('Find the sum of four numbers with a mean of 6.')).toBeInTheDocument();
  for (const step of [2, 3, 4]) {
    await user.click(screen.getByRole('button', { name: `Show step ${step} of 4` }));
  }
  expect(screen.getByText('These are all the steps.')).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Practice this' })).toHaveAttribute(
    'href',
    '/practice?kind=skill&skill=mean',
  );
});

test.each([
  ['left-to-right-addition', 'Addition Drill', '/addition-drill'],
  ['doubling-and-halving', 'Mental Math Speed Round', '/mental-math-speed'],
])('the lesson %s links to the game that practices it', async (skill, name, path) => {
  openLearning(`/learn/${skill}`, fakeLearning());
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', path);
});

test('shows the mastery of the skill once it is loaded', async () => {
  openLearning('/learn/mean', fakeLearning(learningState({ skills: [progress('mean', 'proficient')] })));
  expect(await screen.findByText('Proficient')).toBeInTheDocument();
});

test('works without a network, and lists its prerequisites', async () => {
  const server = fakeLearning();
  server.fails = { learning_state: 'offline' };
  openLearning('/learn/distributing', server);
  expect(await within(document.body).findByRole('link', { name: 'Practice this' })).toBeInTheDocument();
  expect(screen.getByText('Needs:')).toContainElement(screen.getByRole('link', { name: 'Like terms' }));
});

test('shows the not-found page for an unknown skill', async () => {
  openLearning('/learn/alchemy', fakeLearning());
  expect(await screen.findByText('Page Not Found')).toBeInTheDocument();
});
