import { screen } from '@testing-library/react';
import { StoredPracticeSchema } from '@ninefold/contracts';
import { signedIn } from '@ninefold/platform/testing';
import { createRecordStore } from 'shared-data';
import { CODE } from '../testing/fake-challenges';
import { fakeServer } from '../testing/fake-server';
import { fill, press } from '../testing/play';
import { fakeDevice, NOON, renderGames, wait } from '../testing/render-games';
// Loaded before, so that it comes while a test waits.
import './ChallengeSomeone';

const auth = signedIn();

beforeEach(() => {
  jest.useFakeTimers({ now: NOON });
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

/** A practice puzzle that its player has just solved. */
async function solved(server = fakeServer()) {
  const { user } = await renderGames('/sum-grid?mode=practice', { auth, supabase: server.supabase });
  await screen.findByTestId('grid');
  const { solution, id } = createRecordStore(fakeDevice().store, StoredPracticeSchema).read(
    'games:practice:user-1:sum_grid',
  )!;
  await fill(user, solution);
  await press(user, 'Submit');
  for (let second = 0; second < 3; second++) await wait(1_000);
  return { user, server, id };
}

test('a solved practice puzzle becomes a link, which is then sent', async () => {
  const { user, server, id } = await solved();
  const share = jest.fn<Promise<void>, [ShareData]>(() => Promise.resolve());
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  await user.click(screen.getByRole('button', { name: 'Challenge someone' }));
  await wait(100);
  expect(server.challenged).toMatchObject([{ p_result_id: id }]);
  expect(server.challenged[0]?.p_moves.length).toBeGreaterThan(5);
  const send = screen.getByRole('button', { name: 'Send the Challenge' });
  expect(send).toHaveFocus();
  await user.click(send);
  expect(share.mock.calls[0]?.[0].text).toMatch(
    new RegExp(`^Can you beat my 0:\\d\\d in Sum Grid.*\\n${window.location.origin}/challenge/${CODE}$`),
  );
  Reflect.deleteProperty(navigator, 'share');
});

test('a result that waits to be sent is no challenge yet', async () => {
  const server = fakeServer();
  server.refuses = 'too-many-results';
  await solved(server);
  expect(screen.queryByRole('button', { name: 'Challenge someone' })).not.toBeInTheDocument();
});
