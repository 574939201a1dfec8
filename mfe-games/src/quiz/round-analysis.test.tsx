/// <reference types="node" />
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { screen, within } from '@testing-library/react';
import { kindOf } from 'shared-puzzle-engine';
import { storedResults, NOON, wait } from '../testing/render-games';
import { answer, begin, pass, question, runOut, solutionOf, timer } from '../testing/play-round';
import { lessonPath, SKILL_OF_QUESTION } from '../screen/lessons';

beforeEach(() => {
  jest.useFakeTimers({ now: NOON });
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => jest.useRealTimers());

// This package may not import the skills, so the test reads their table as text.
const SKILL_TABLE = readFileSync(
  path.resolve(__dirname, '../../../packages/learning/src/skills/skill-map.ts'),
  'utf8',
);
test.each(Object.values(SKILL_OF_QUESTION))('%s is a skill of Learn', (skill) => {
  expect(SKILL_TABLE).toMatch(new RegExp(`^  C[12]\`${skill} \\| `, 'm'));
});

/** One right answer immediately, a wrong one after 12 seconds, then the end of the round. */
async function playRound() {
  const view = await begin();
  await answer(view.user, true);
  await pass(12);
  const missed = question() ?? '';
  await answer(view.user, false);
  await runOut();
  await screen.findByRole('region', { name: 'How it went' });
  return { ...view, missed };
}

test('a round shows its pace, its operations and the missed questions', async () => {
  const { missed } = await playRound();
  const rows = within(screen.getByRole('table', { name: 'Pace over the round' }))
    .getAllByRole('row')
    .slice(1);
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    '0–101',
    '10–200 + 1 wrong',
    '20–300',
    '30–400',
    '40–500',
    '50–600',
  ]);
  expect(screen.getByRole('table', { name: 'By operation' })).toBeInTheDocument();
  const fact = screen.getByRole('listitem');
  expect(fact).toHaveTextContent(`${missed} = ${solutionOf(missed)}, missed`);
  const lesson = screen.getByRole('link', { name: /^How to (add|take away|multiply) / });
  expect(lesson).toHaveAttribute('href', lessonPath(kindOf(missed)!));
});

const reviewLinks = () =>
  within(screen.getByRole('table', { name: /^Every question/ })).queryAllByRole('link');

test('a missed question links to its lesson in the review, and a correct one does not', async () => {
  const { missed } = await playRound();
  expect(reviewLinks().map((link) => [link.firstChild?.textContent, link.getAttribute('href')])).toEqual([
    [missed, lessonPath(kindOf(missed)!)],
  ]);
  expect(reviewLinks()[0]).toHaveAccessibleName(/: How to /);
});

test('a question missed again in the fun round links to its lesson too', async () => {
  const { user, missed } = await playRound();
  await user.click(screen.getByRole('button', { name: 'Play these again' }));
  for (const isRight of [false, true, true]) {
    await answer(user, isRight);
    await wait(1_000);
  }
  expect(reviewLinks().map((link) => link.getAttribute('href'))).toEqual([lessonPath(kindOf(missed)!)]);
});

test('missed questions are repeated three times for fun, and nothing is stored', async () => {
  const { user, missed } = await playRound();
  await user.click(screen.getByRole('button', { name: 'Play these again' }));
  expect(screen.getByText(/^For fun: your slow and missed questions/)).toBeInTheDocument();
  expect(timer()).toHaveTextContent('1:00');
  for (let time = 0; time < 3; time++) {
    expect(question()).toBe(missed);
    await answer(user, true);
    await wait(1_000);
  }
  expect(screen.getByRole('heading', { name: 'Played again, for fun' })).toHaveFocus();
  expect(screen.getByText('3 of 3 correct. Your earlier result still counts.')).toBeInTheDocument();
  expect(storedResults().of('guest')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Play Again' }));
  expect(screen.queryByText(/^For fun/)).not.toBeInTheDocument();
  expect(timer()).toHaveTextContent('1:00');
});

test('a round without an answer has no analysis and sets no best', async () => {
  await begin();
  await runOut();
  await wait(0);
  expect(screen.getByText('No correct answer this time. The first one sets the mark.')).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'How it went' })).not.toBeInTheDocument();
});
