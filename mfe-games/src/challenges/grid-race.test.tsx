import { screen, within } from '@testing-library/react';
import { signedIn } from '@ninefold/platform/testing';
import { rpcClient } from '@ninefold/web/testing';
import { demoPuzzle } from 'shared-puzzle-engine';
import { CODE, fakeChallenges } from '../testing/fake-challenges';
import { cell, fill, press } from '../testing/play';
import { NOON, renderGames, wait } from '../testing/render-games';

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
  return { ...view, client, fake, challenges: fake.challenges };
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

test('a guest sees the time to beat and plays beside the pace line', async () => {
  const { user, challenges } = await open();
  expect(screen.getByRole('heading', { name: 'You have been challenged to a Sum Grid' })).toBeInTheDocument();
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

test('a link whose challenger shows the name says who challenges, and a player can report the name', async () => {
  const fake = fakeChallenges();
  fake.challenges.shown = true;
  const { unmount } = await open(undefined, undefined, fake);
  const title = () => screen.getByRole('heading', { level: 1 });
  expect(title()).toHaveTextContent('grace challenges you to a Sum Grid');
  expect(title().querySelector('bdi')).toHaveTextContent('grace');
  expect(screen.queryByRole('button', { name: /^Report/ })).not.toBeInTheDocument();
  unmount();
  const { user } = await open(undefined, auth, fake);
  await user.click(screen.getByRole('button', { name: 'Report the name grace' }));
  await user.click(await screen.findByRole('button', { name: 'Report Name' }));
  await wait(100);
  expect(fake.challenges.reported).toEqual([CODE]);
});

test('the end of a race shows both times and both replays without naming anybody', async () => {
  const { user, challenges } = await race();
  await wait(30_000);
  await fill(user, solution);
  await press(user, 'Submit');
  await wait(1_000);
  expect(screen.getByRole('heading', { name: /^You were faster by 0:4\d!$/ })).toHaveFocus();
  expect(screen.getByText('Challenger: 1:15')).toBeInTheDocument();
  expect(screen.getAllByRole('button', { name: /^Watch: (You|Challenger)$/ })).toHaveLength(2);
  expect(challenges.answered).toMatchObject([
    { p_code: CODE, p_attempt: challenges.started[0], p_solution: { kind: 'grid', grid: [...solution] } },
  ]);
  expect(challenges.answered[0]?.p_solution).not.toMatchObject({ moves: [] });
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});

test('a reload during the race continues it, and a reload after the end shows the end', async () => {
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
  // Both starts are the same attempt, so the server keeps one.
  expect(new Set(fake.challenges.answered.map(({ p_attempt }) => p_attempt)).size).toBe(1);
});

test('a result waits while the account’s session cannot be refreshed, and is not sent as a guest’s', async () => {
  const { user, client, challenges } = await race(auth);
  const expired = { data: { session: null }, error: new Error('offline') } as never;
  const session = jest.spyOn(client.auth, 'getSession').mockResolvedValue(expired);
  await fill(user, solution);
  await press(user, 'Submit');
  await wait(1_000);
  expect(challenges.answered).toEqual([]);
  expect(screen.getByText('Sending your result...')).toBeInTheDocument();
  session.mockRestore();
  await wait(60_000);
  expect(challenges.answered).toHaveLength(1);
});

test('a player can send the username with the result', async () => {
  const { user, challenges, unmount, fake } = await race(auth);
  await fill(user, solution);
  await press(user, 'Submit');
  await wait(1_000);
  const box = screen.getByRole('checkbox', { name: 'Send my username with it' });
  expect(box).not.toBeChecked();
  await user.click(box);
  await wait(100);
  expect(box).toBeChecked();
  expect(challenges.named).toEqual([true]);
  unmount();
  await open(undefined, auth, fake);
  expect(screen.getByRole('checkbox', { name: 'Send my username with it' })).toBeChecked();
});

test('the name stays sent when the page is opened again', async () => {
  const { user, fake, update } = await race(auth);
  await fill(user, solution);
  await press(user, 'Submit');
  await wait(1_000);
  await user.click(screen.getByRole('checkbox', { name: 'Send my username with it' }));
  await wait(100);
  const sent = fake.challenges.answered.length;
  update({ auth: { status: 'out' } });
  await wait(100);
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  update({ auth });
  await wait(100);
  expect(await screen.findByRole('checkbox', { name: 'Send my username with it' })).toBeChecked();
  // The challenge was not requested again.
  expect(fake.challenges.answered).toHaveLength(sent);
});

test('a player without a username sees how to get one', async () => {
  const fake = fakeChallenges();
  fake.challenges.nameless = true;
  const { user } = await race(auth, fake);
  await fill(user, solution);
  await press(user, 'Submit');
  await wait(1_000);
  const box = screen.getByRole('checkbox', { name: 'Send my username with it' });
  await user.click(box);
  await wait(100);
  expect(box).not.toBeChecked();
  expect(screen.getByText(/You have no username yet/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go to my profile' })).toHaveAttribute('href', '/profile');
});

test.each([
  ['not-saved', /your result was not stored/, 2],
  ['refused', /did not accept this result/, 0],
] as const)('a result that is %s says so', async (takes, words, replays) => {
  const fake = fakeChallenges();
  fake.challenges.takes = takes;
  const { user } = await race(auth, fake);
  await fill(user, solution);
  await press(user, 'Submit');
  await wait(1_000);
  expect(screen.getByText(words)).toBeInTheDocument();
  expect(screen.queryAllByRole('button', { name: /^Watch: / })).toHaveLength(replays);
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});

test('the page shows the time that the server measured', async () => {
  const fake = fakeChallenges();
  fake.challenges.measuredSeconds = 80;
  const { user } = await race(auth, fake);
  await fill(user, solution);
  await press(user, 'Submit');
  await wait(1_000);
  expect(screen.getByText('You: 1:20')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Your challenger was faster by 0:05.' })).toBeInTheDocument();
});

test.each([true, false])('a saved result says if the server did not measure it: %s', async (measures) => {
  const fake = fakeChallenges();
  fake.challenges.measures = measures;
  const { user } = await race(auth, fake);
  await fill(user, solution);
  await press(user, 'Submit');
  await wait(1_000);
  expect(screen.queryAllByText(/^Our server measures only a first attempt/)).toHaveLength(measures ? 0 : 1);
});

test('a guest in a busy network learns how the result can be sent', async () => {
  const fake = fakeChallenges();
  fake.challenges.networkIsBusy = true;
  const { user } = await race(undefined, fake);
  await fill(user, solution);
  await press(user, 'Submit');
  await wait(1_000);
  expect(screen.getByText(/^People on your network/)).toHaveTextContent(
    /Your result stays on this device\. Sign in to send it now/,
  );
  fake.challenges.networkIsBusy = false;
  await wait(600_000);
  expect(fake.challenges.answered).toHaveLength(1);
});

test('the grid of a race stays after its end if the device has no space for the result', async () => {
  const { user } = await race();
  await user.click(cell(1));
  await user.keyboard('7');
  const grids = () => Object.keys(localStorage).filter((key) => key.startsWith('games:practice:guest:'));
  expect(grids()).toHaveLength(1);
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await fill(user, solution);
  await press(user, 'Submit');
  await wait(1_000);
  full.mockRestore();
  expect(screen.getByRole('heading', { name: /^You were faster/ })).toBeInTheDocument();
  expect(grids()).toHaveLength(1);
});

test('a changed link says that it is not valid', async () => {
  await open('/challenge/another');
  expect(await screen.findByRole('heading', { name: 'This link is not valid' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /Play Today/ })).toHaveAttribute('href', '/puzzle-games');
});

test('an invalid link is forgotten for a signed-in player, and a friend group’s invitation is kept', async () => {
  localStorage.setItem('invitation', `${NOON} /challenge/another`);
  const { unmount } = await open('/challenge/another', auth);
  await screen.findByRole('heading', { name: 'This link is not valid' });
  expect(localStorage.getItem('invitation')).toBeNull();
  unmount();
  localStorage.setItem('invitation', `${NOON} /friends/join/0v9k`);
  await open('/challenge');
  expect(localStorage.getItem('invitation')).toBe(`${NOON} /friends/join/0v9k`);
});

test('a withdrawn link says so when it is opened again', async () => {
  const { unmount, fake } = await open();
  expect(screen.getByRole('button', { name: 'Start' })).toBeInTheDocument();
  unmount();
  fake.challenges.removed = true;
  await open(undefined, undefined, fake);
  expect(await screen.findByRole('heading', { name: 'This link is not valid' })).toBeInTheDocument();
});

test('the same link can be passed on after the race', async () => {
  const { user } = await race();
  await fill(user, solution);
  await press(user, 'Submit');
  await wait(1_000);
  const share = jest.fn<Promise<void>, [ShareData]>(() => Promise.resolve());
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  await user.click(screen.getByRole('button', { name: 'Challenge Someone Else' }));
  expect(share.mock.calls[0]?.[0].text).toMatch(
    new RegExp(`^Sum Grid: 0:\\d\\d, in a challenge.*\\n${window.location.origin}/challenge/${CODE}$`),
  );
  Reflect.deleteProperty(navigator, 'share');
  // Guests see texts that do not apply to an account.
  expect(screen.getByRole('link', { name: 'Create a free account' })).toHaveAttribute('href', '/signup');
});

test('a guest’s started race continues for the account, and a solved one becomes the account’s', async () => {
  const { user, unmount, fake } = await race();
  await user.click(cell(1));
  await user.keyboard('7');
  await wait(5_000);
  unmount();
  const begun = await open(undefined, auth, fake);
  await begun.user.click(await screen.findByRole('button', { name: 'Continue' }));
  expect(await screen.findByTestId('cell-1-2')).toHaveTextContent('7');
  begun.unmount();

  localStorage.clear();
  const guest = await race(undefined, fake);
  await fill(guest.user, solution);
  await press(guest.user, 'Submit');
  await wait(1_000);
  const sent = fake.challenges.answered.at(-1);
  guest.unmount();
  await open(undefined, auth, fake);
  await wait(100);
  expect(fake.challenges.answered.at(-1)).toEqual(sent);
  expect(await screen.findByRole('checkbox', { name: 'Send my username with it' })).toBeInTheDocument();
  expect(localStorage.getItem(`games:challenge:guest:${CODE}`)).toBeNull();
});

test('an unsent result is sent from any page of the account', async () => {
  const fake = fakeChallenges();
  const { user, unmount } = await race(auth, fake);
  fake.challenges.offline = true;
  await fill(user, solution);
  await press(user, 'Submit');
  await wait(1_000);
  expect(screen.getByText('Sending your result...')).toBeInTheDocument();
  unmount();
  // The player leaves for another page immediately, and the server recovers later: nothing else there would retry.
  await open('/puzzle-games', auth, fake);
  await wait(20_000);
  fake.challenges.offline = false;
  await wait(60_000);
  expect(fake.challenges.answered).toMatchObject([{ p_code: CODE, p_attempt: fake.challenges.started[0] }]);
  await wait(600_000);
  expect(fake.challenges.answered).toHaveLength(1);
});
