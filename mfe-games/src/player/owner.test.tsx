import { signedIn } from '@ninefold/platform/testing';
import { NOON, renderGames } from '../testing/render-games';

beforeEach(() => {
  jest.useFakeTimers({ now: NOON });
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

test.each(['/puzzle-games', '/mental-math-speed', '/sum-grid-demo'])(
  'the player who was signed in at %s owns the grid until the session is read',
  async (path) => {
    const { unmount } = await renderGames('/sum-grid', { auth: signedIn() });
    unmount();
    await renderGames(path, {
      auth: { ...signedIn(), user: { id: 'user-2', email: 'bob@example.test' } } as ReturnType<
        typeof signedIn
      >,
    });
    expect(localStorage.getItem('games:last-player')).toBe('user-2');
  },
);
