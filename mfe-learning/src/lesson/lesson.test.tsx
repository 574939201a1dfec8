import { screen, within } from '@testing-library/react';
import { fakeLearning, learningState, progress } from '../testing/fake-learning';
import { openLearning } from '../testing/render-learning';
import './LessonPage';

beforeEach(() => localStorage.clear());

test('a lesson shows the idea, then an example step by step', async () => {
  const setTitle = jest.fn();
  const { user } = openLearning('/learn/mean', fakeLearning(), { setTitle });
  expect(await screen.findByRole('heading', { name: 'The mean' })).toBeInTheDocument();
  expect(setTitle).toHaveBeenCalledWith('The mean');
  expect(screen.getByRole('img', { name: /Three bars/ })).toBeInTheDocument();
  expect(screen.queryByText('Four numbers with the mean 6 have this sum.')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Show the first step' }));
  expect(screen.getByText('Four numbers with the mean 6 have this sum.')).toBeInTheDocument();
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
])('the lesson %s leads to the game where it is used', async (skill, name, path) => {
  openLearning(`/learn/${skill}`, fakeLearning());
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', path);
});

test('how the skill stands is shown when it is known', async () => {
  openLearning('/learn/mean', fakeLearning(learningState({ skills: [progress('mean', 'proficient')] })));
  expect(await screen.findByText('Proficient')).toBeInTheDocument();
});

test('a lesson is read without a network too, and tells what it builds on', async () => {
  const server = fakeLearning();
  server.fails = { learning_state: 'offline' };
  openLearning('/learn/distributing', server);
  expect(await within(document.body).findByRole('link', { name: 'Practice this' })).toBeInTheDocument();
  expect(screen.getByText('Needs:')).toContainElement(screen.getByRole('link', { name: 'Like terms' }));
});

test('there is nothing at a skill that is not known', async () => {
  openLearning('/learn/alchemy', fakeLearning());
  expect(await screen.findByText('Page Not Found')).toBeInTheDocument();
});
