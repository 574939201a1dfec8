import { signedIn } from 'shared-platform/testing';
import { NOON, renderGames } from '../testing/render-games';

beforeEach(() => {
  jest.useFakeTimers({ now: NOON });
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

test.each(['/puzzle-games', '/mental-math-speed', '/sum-grid-demo'])(
  'whoever is signed in at %s is who plays here while nobody knows, as long as nobody else comes',
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
