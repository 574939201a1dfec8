import { screen, waitFor, within } from '@testing-library/react';
import { fakeLearning, keptSession, learningState } from '../testing/fake-learning';
import { likelyMistake, openLearning, rightAnswer, typeAnswer } from '../testing/render-learning';

const SKILL = '/practice?kind=skill&skill=mean';
const press = (name: string | RegExp) => screen.findByRole('button', { name });

beforeEach(() => localStorage.clear());

async function begin(server = fakeLearning(), address = SKILL) {
  const { user, leave } = openLearning(address, server);
  await user.click(await press('Start'));
  return { user, leave, server };
}

test('a mistake that people make is explained, and Enter goes on', async () => {
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
  expect(server.answers()[0]).toMatchObject({ skill: 'mean', correct: false, chosen: false, helped: false });
});

test('a session ends with figures, what was missed, and what is next', async () => {
  const { user, server } = await begin();
  await typeAnswer(user, (asked) => likelyMistake(asked).value);
  while (!screen.queryByRole('button', { name: 'See results' })) {
    await user.keyboard('{Enter}');
    await typeAnswer(user, rightAnswer);
  }
  await user.keyboard('{Enter}');
  expect(await screen.findByText('+45')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Session complete' })).toHaveFocus();
  expect(screen.getByText('Familiar, was not started')).toBeInTheDocument();
  const missed = within(screen.getByRole('region', { name: 'What you missed' }));
  expect(missed.getAllByRole('group')).toHaveLength(1);
  expect(await screen.findByText('1 of 3 free sessions used today.')).toBeInTheDocument();
  expect(screen.getByText('Next step')).toBeInTheDocument();
  expect(server.completed).toHaveLength(1);
  expect(keptSession()).toBeNull();
});
