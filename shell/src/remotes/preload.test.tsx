import { fakeNetwork } from '../testing/fake-network';
import { testRemote, testRemotes } from '../testing/test-remotes';
import { createRemoteApps } from './load-remote-app';

afterEach(() => jest.useRealTimers());

test('a remote whose own preload is never done is waited for no longer than ten seconds', async () => {
  jest.useFakeTimers();
  const preload = () => new Promise<void>(() => {});
  const games = testRemote('games', { default: () => null, preload });
  const { close } = fakeNetwork(testRemotes({ games }));
  const done = jest.fn();
  void createRemoteApps('App').preload('games', '/sum-grid').then(done);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(done).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(done).toHaveBeenCalledTimes(1);
  close();
});
