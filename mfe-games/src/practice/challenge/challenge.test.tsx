import { screen, within } from '@testing-library/react';
import { rpcClient, signedIn } from '@ninefold/platform/testing';
import { demoPuzzle } from 'shared-puzzle-engine';
import { CODE, fakeChallenges, WAY } from '../../testing/fake-challenges';
import { cell, fill, press } from '../../testing/play';
import { address, NOON, renderGames, wait } from '../../testing/render-games';

const { solution } = demoPuzzle('sum_grid');
const auth = signedIn();

beforeEach(() => {
  jest.useFakeTimers({ now: NOON });
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

async function open(
  path = `/challenge/${CODE}`,
  as: typeof auth | undefined = undefined,
  fake = fakeChallenges(),
) {
  const client = rpcClient(fake.handlers);
  const view = await renderGames(path, { ...(as && { auth: as }), supabase: () => Promise.resolve(client) });
  await screen.findByRole('heading', { level: 1 });
  await wait(100);
  return { ...view, fake, challenges: fake.challenges };
}

async function race(as?: typeof auth, fake = fakeChallenges()) {
  const view = await open(undefined, as, fake);
  await view.user.click(await screen.findByRole('button', { name: 'Start' }));
  await screen.findByTestId('grid');
  return view;
}

const runners = () =>
  within(screen.getByLabelText('The race'))
    .getAllByRole('definition')
    .map(({ textContent }) => textContent);

test('a guest is told what to beat, and plays beside the ghost', async () => {
  const { user, challenges } = await open();
  expect(screen.getByRole('heading', { name: 'You are challenged to a Sum Grid' })).toBeInTheDocument();
  expect(screen.getByText('Time to beat: 1:15')).toBeInTheDocument();
  expect(challenges.started).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Start' }));
  await screen.findByTestId('grid');
  await wait(100);
  expect(challenges.started).toHaveLength(1);
  expect(runners()).toEqual(['3 of 9', '3 of 9']);
  await wait(6_000);
  await user.click(cell(1));
  await user.keyboard('7');
  expect(runners()).toEqual(['4 of 9', '4 of 9']);
  expect(document.body).not.toHaveTextContent('Clear Hint');
  expect(screen.queryByRole('button', { name: /Get Hint/ })).not.toBeInTheDocument();
});

test('after the race both times and both ways are there, and nobody is named', async () => {
  const { user, challenges } = await race();
  await wait(30_000);
  await fill(user, solution);
  await press(user, 'Submit');
  await wait(1_000);
  expect(screen.getByRole('heading', { name: /^You were faster, by 0:4\d!$/ })).toHaveFocus();
  expect(screen.getByText('Challenger: 1:15')).toBeInTheDocument();
  expect(screen.getAllByRole('button', { name: /^Watch: (You|Challenger)$/ })).toHaveLength(2);
  expect(challenges.answered).toMatchObject([
    { p_code: CODE, p_try: challenges.started[0], p_grid: [...solution], p_named: false },
  ]);
  expect(challenges.answered[0]?.p_moves).not.toHaveLength(0);
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});

test('a reload in the middle goes on, and one after the end shows the end', async () => {
  const { user, unmount, fake } = await race();
  await user.click(cell(1));
  await user.keyboard('7');
  await wait(5_000);
  unmount();
  const again = await open(undefined, undefined, fake);
  await again.user.click(await screen.findByRole('button', { name: 'Continue' }));
  expect(await screen.findByTestId('cell-1-2')).toHaveTextContent('7');
  expect(screen.getByRole('timer')).toHaveTextContent('0:05');
  await fill(again.user, solution);
  await press(again.user, 'Submit');
  await wait(1_000);
  again.unmount();
  await open(undefined, undefined, fake);
  expect(await screen.findByText('Challenger: 1:15')).toBeInTheDocument();
  // The same try both times: the server keeps one.
  expect(new Set(fake.challenges.answered.map(({ p_try }) => p_try)).size).toBe(1);
});

test('a player may send the username with it', async () => {
  const { user, challenges } = await race(auth);
  await fill(user, solution);
  await press(user, 'Submit');
  await wait(1_000);
  const box = screen.getByRole('checkbox', { name: 'Send my username with it' });
  expect(box).not.toBeChecked();
  await user.click(box);
  await wait(100);
  expect(box).toBeChecked();
  expect(challenges.named).toEqual([true]);
});

test('a link that was changed says that it is not valid', async () => {
  await open('/challenge/another');
  expect(await screen.findByRole('heading', { name: 'This link is not valid' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /Play Today/ })).toHaveAttribute('href', '/puzzle-games');
});

test('who made it sees the answers, each with its way, and can take it back', async () => {
  const fake = fakeChallenges();
  fake.challenges.mine = true;
  fake.challenges.answers = [
    {
      ...{
        id: 'a',
        seconds: 61,
        hints: 0,
        moves: [...WAY],
        measured: true,
        solved_at: '2026-11-21T16:00:00Z',
      },
      player: { username: 'grace', profile_color: '#3B82F6', country: 'US' },
    },
    {
      ...{ id: 'b', seconds: 90, hints: 0, moves: [], measured: false, solved_at: '2026-11-21T15:00:00Z' },
      player: null,
    },
  ];
  const { user } = await open(undefined, auth, fake);
  const [first, second] = screen.getAllByRole('listitem');
  expect(first).toHaveTextContent(/^grace.*1:01No hints\. · Nov 21, 2026See the way$/);
  expect(second).toHaveTextContent(/^Somebody1:30by their device/);
  await user.click(within(first!).getByRole('button', { name: 'See the way' }));
  expect(within(first!).getAllByRole('img')).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Take the challenge back' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Take the challenge back' }));
  await wait(100);
  expect(address()).toBe('/challenge');
  expect(await screen.findByText(/No challenge yet/)).toBeInTheDocument();
});

test('the challenges that one made are listed, and a guest is asked to sign in', async () => {
  const { unmount } = await open('/challenge', auth);
  expect(await screen.findByRole('link', { name: /Sum Grid/ })).toHaveAttribute('href', `/challenge/${CODE}`);
  unmount();
  await open('/challenge');
  expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login');
});
