import { signedIn } from '@ninefold/platform/testing';
import { asksBeforeReload } from '@ninefold/web/testing';
import { openChallenge, race, solveRace } from '../testing/grid-race';
import { NOON, wait } from '../testing/render-games';

const auth = signedIn();

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
async function solve(as: typeof auth | undefined, problem: 'networkIsBusy' | 'offline') {
  const view = await race(as);
  view.challenges[problem] = true;
  await solveRace(view.user);
  return view;
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
  const { unmount, fake } = await solve(auth, 'offline');
  unmount();
  await openChallenge('/puzzle-games', auth, fake);
  expect(asksBeforeReload()).toBe(false);
  fillStorage();
  expect(asksBeforeReload()).toBe(true);
});
