import { screen } from '@testing-library/react';
import { signedIn } from '@ninefold/platform/testing';
import { CODE, fakeChallenges } from '../testing/fake-challenges';
import { openChallenge, race, solveRace } from '../testing/grid-race';
import { cell } from '../testing/play';
import { NOON, wait } from '../testing/render-games';

const auth = signedIn();

beforeEach(() => {
  jest.useFakeTimers({ now: NOON });
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

test('a result waits while the account’s session cannot be refreshed, and is not sent as a guest’s', async () => {
  const { user, client, challenges } = await race(auth);
  const expired = { data: { session: null }, error: new Error('offline') } as never;
  const session = jest.spyOn(client.auth, 'getSession').mockResolvedValue(expired);
  await solveRace(user);
  expect(challenges.answered).toEqual([]);
  expect(screen.getByText('Sending your result...')).toBeInTheDocument();
  session.mockRestore();
  await wait(60_000);
  expect(challenges.answered).toHaveLength(1);
});

test('a player can send the username with the result', async () => {
  const { user, challenges, unmount, fake } = await race(auth);
  await solveRace(user);
  const box = screen.getByRole('checkbox', { name: 'Send my username with it' });
  expect(box).not.toBeChecked();
  await user.click(box);
  await wait(100);
  expect(box).toBeChecked();
  expect(challenges.named).toEqual([true]);
  unmount();
  await openChallenge(undefined, auth, fake);
  expect(screen.getByRole('checkbox', { name: 'Send my username with it' })).toBeChecked();
});

test('the name stays sent when the page is opened again', async () => {
  const { user, fake, update } = await race(auth);
  await solveRace(user);
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
  await solveRace(user);
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
  await solveRace(user);
  expect(screen.getByText(words)).toBeInTheDocument();
  expect(screen.queryAllByRole('button', { name: /^Watch: / })).toHaveLength(replays);
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});

test.each([true, false])('a saved result says if the server did not measure it: %s', async (measures) => {
  const fake = fakeChallenges();
  fake.challenges.measures = measures;
  const { user } = await race(auth, fake);
  await solveRace(user);
  expect(screen.queryAllByText(/^Our server measures only a first attempt/)).toHaveLength(measures ? 0 : 1);
});

test('a guest in a busy network learns how the result can be sent', async () => {
  const fake = fakeChallenges();
  fake.challenges.networkIsBusy = true;
  const { user } = await race(undefined, fake);
  await solveRace(user);
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
  await solveRace(user);
  full.mockRestore();
  expect(screen.getByRole('heading', { name: /^You were faster/ })).toBeInTheDocument();
  expect(grids()).toHaveLength(1);
});

test('a guest’s started race continues for the account, and a solved one becomes the account’s', async () => {
  const { user, unmount, fake } = await race();
  await user.click(cell(1));
  await user.keyboard('7');
  await wait(5_000);
  unmount();
  const begun = await openChallenge(undefined, auth, fake);
  await begun.user.click(await screen.findByRole('button', { name: 'Continue' }));
  expect(await screen.findByTestId('cell-1-2')).toHaveTextContent('7');
  begun.unmount();

  localStorage.clear();
  const guest = await race(undefined, fake);
  await solveRace(guest.user);
  const sent = fake.challenges.answered.at(-1);
  guest.unmount();
  await openChallenge(undefined, auth, fake);
  await wait(100);
  expect(fake.challenges.answered.at(-1)).toEqual(sent);
  expect(await screen.findByRole('checkbox', { name: 'Send my username with it' })).toBeInTheDocument();
  expect(localStorage.getItem(`games:challenge:guest:${CODE}`)).toBeNull();
});

test('an unsent result is sent from any page of the account', async () => {
  const fake = fakeChallenges();
  const { user, unmount } = await race(auth, fake);
  fake.challenges.offline = true;
  await solveRace(user);
  expect(screen.getByText('Sending your result...')).toBeInTheDocument();
  unmount();
  // The player leaves for another page immediately, and the server recovers later: nothing else there would retry.
  await openChallenge('/puzzle-games', auth, fake);
  await wait(20_000);
  fake.challenges.offline = false;
  await wait(60_000);
  expect(fake.challenges.answered).toMatchObject([{ p_code: CODE, p_attempt: fake.challenges.started[0] }]);
  await wait(600_000);
  expect(fake.challenges.answered).toHaveLength(1);
});
