import { screen } from '@testing-library/react';
import { signedIn } from '@ninefold/platform/testing';
import { asksBeforeReload, rpcClient } from '@ninefold/web/testing';
import { demoPuzzle } from 'shared-puzzle-engine';
import { CODE, fakeChallenges } from '../testing/fake-challenges';
import { fill, press } from '../testing/play';
import { NOON, renderGames, wait } from '../testing/render-games';

const { solution } = demoPuzzle('sum_grid');

beforeEach(() => {
  jest.useFakeTimers({ now: NOON });
  localStorage.clear();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const fillStorage = () =>
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });

/** Solves a challenge whose result cannot be sent. */
async function solve(auth: ReturnType<typeof signedIn> | undefined, problem: 'networkIsBusy' | 'offline') {
  const fake = fakeChallenges();
  const client = rpcClient(fake.handlers);
  const platform = { ...(auth && { auth }), supabase: () => Promise.resolve(client) };
  const { user, unmount } = await renderGames(`/challenge/${CODE}`, platform);
  await user.click(await screen.findByRole('button', { name: 'Start' }));
  await screen.findByTestId('grid');
  fake.challenges[problem] = true;
  await fill(user, solution);
  await press(user, 'Submit');
  await wait(1_000);
  return { platform, unmount, challenges: fake.challenges };
}

test.each(['networkIsBusy', 'offline'] as const)(
  'where nothing is stored, a reload asks until a guest’s result is sent: %s',
  async (problem) => {
    const { challenges } = await solve(undefined, problem);
    expect(asksBeforeReload()).toBe(false);
    fillStorage();
    expect(asksBeforeReload()).toBe(true);
    challenges[problem] = false;
    await wait(600_000);
    expect(challenges.answered).toHaveLength(1);
    expect(asksBeforeReload()).toBe(false);
  },
);

test('where nothing is stored, a reload of another page asks while a player’s result is not sent', async () => {
  const { platform, unmount } = await solve(signedIn(), 'offline');
  unmount();
  await renderGames('/puzzle-games', platform);
  expect(asksBeforeReload()).toBe(false);
  fillStorage();
  expect(asksBeforeReload()).toBe(true);
});
