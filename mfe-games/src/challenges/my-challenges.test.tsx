import { screen, within } from '@testing-library/react';
import { signedIn } from '@ninefold/platform/testing';
import { rpcClient } from '@ninefold/web/testing';
import { CODE, fakeChallenges, MOVES } from '../testing/fake-challenges';
import { address, NOON, renderGames, wait } from '../testing/render-games';

const auth = signedIn();

beforeEach(() => {
  jest.useFakeTimers({ now: NOON });
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

async function open(path: string, as: typeof auth | undefined, fake = fakeChallenges()) {
  const client = rpcClient(fake.handlers);
  const view = await renderGames(path, { ...(as && { auth: as }), supabase: () => Promise.resolve(client) });
  await screen.findByRole('heading', { level: 1 });
  await wait(100);
  return view;
}

test('the challenger sees the answers with their replays, and can withdraw the challenge', async () => {
  const fake = fakeChallenges();
  fake.challenges.mine = true;
  fake.challenges.answers = [
    {
      ...{
        id: 'a',
        seconds: 61,
        hints: 0,
        moves: [...MOVES],
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
  const { user } = await open(`/challenge/${CODE}`, auth, fake);
  const [first, second] = screen.getAllByRole('listitem');
  expect(first).toHaveTextContent(/^grace.*1:01No hints\. · Nov 21, 2026See the replay of grace/);
  expect(second).toHaveTextContent(/^Somebody1:30measured on their device/);
  await user.click(within(first!).getByRole('button', { name: 'See the replay of grace' }));
  // Names are isolated and not translated, in each sentence; words in their place are translated.
  const button = within(first!).getByRole('button', { name: 'Watch: grace' });
  expect(button.querySelector('bdi[translate="no"]')).toHaveTextContent('grace');
  expect(first!.querySelectorAll('button bdi[translate="no"]')).toHaveLength(2);
  expect(second!.querySelector('bdi')).toBeNull();
  expect(within(first!).getAllByRole('img')).toHaveLength(2);
  await user.click(within(first!).getByRole('button', { name: 'Report the name grace' }));
  const question = within(await screen.findByRole('dialog'));
  expect(question.getByRole('status')).toHaveTextContent(/“grace”/);
  fake.challenges.refusesReports = 'too-many-reports';
  await user.click(question.getByRole('button', { name: 'Report Name' }));
  await wait(100);
  expect(question.getByRole('alert')).toHaveTextContent(/^You have reported many names today/);
  fake.challenges.refusesReports = null;
  await user.click(question.getByRole('button', { name: 'Report Name' }));
  await wait(100);
  expect(fake.challenges.reported).toEqual(['a']);
  await user.click(question.getAllByRole('button', { name: 'Close' }).at(-1)!);
  expect(within(second!).queryByRole('button', { name: /^Report/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Withdraw the challenge' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Withdraw the challenge' }));
  await wait(100);
  expect(address()).toBe('/challenge');
  expect(await screen.findByText(/No challenge yet/)).toBeInTheDocument();
});

test('the challenger decides whether the link shows the name, which an account without a username cannot', async () => {
  const fake = fakeChallenges();
  fake.challenges.mine = true;
  const { user } = await open(`/challenge/${CODE}`, auth, fake);
  const box = screen.getByRole('checkbox', { name: 'Show my username to everybody who opens the link' });
  expect(box).not.toBeChecked();
  await user.click(box);
  await wait(100);
  expect(box).toBeChecked();
  expect(fake.challenges.shown).toBe(true);
  fake.challenges.nameless = true;
  fake.challenges.shown = false;
  await user.click(box);
  await wait(100);
  expect(box).not.toBeChecked();
  await user.click(box);
  await wait(100);
  expect(screen.getByRole('alert')).toHaveTextContent('Please choose a username in your settings first.');
  expect(box).not.toBeChecked();
});

test('the list shows the player’s challenges, and asks a guest to sign in', async () => {
  const { unmount } = await open('/challenge', auth);
  expect(await screen.findByRole('link', { name: /Sum Grid/ })).toHaveAttribute('href', `/challenge/${CODE}`);
  unmount();
  await open('/challenge', undefined);
  expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login');
});

test.each([
  [true, 'Answered by 1, best 1:30'],
  [false, 'Answered by 1'],
])('the list shows the best answer if the server measured it: %s', async (measured, words) => {
  const fake = fakeChallenges();
  fake.challenges.answers = [
    {
      ...{ id: 'b', seconds: 90, hints: 0, moves: [], measured },
      solved_at: '2026-11-21T15:00:00Z',
      player: null,
    },
  ];
  await open('/challenge', auth, fake);
  expect(await screen.findByText(words)).toBeInTheDocument();
});

test('the list shows fifty challenges, and older ones on request', async () => {
  const fake = fakeChallenges();
  fake.challenges.made = 70;
  const { user } = await open('/challenge', auth, fake);
  expect(screen.getAllByRole('link', { name: /Sum Grid/ })).toHaveLength(50);
  await user.click(screen.getByRole('button', { name: 'Show Older Ones' }));
  await wait(100);
  expect(screen.getAllByRole('link', { name: /Sum Grid/ })).toHaveLength(70);
  expect(screen.queryByRole('button', { name: 'Show Older Ones' })).not.toBeInTheDocument();
});

test('the list offers no older challenges after exactly fifty', async () => {
  const fake = fakeChallenges();
  fake.challenges.made = 50;
  const { user } = await open('/challenge', auth, fake);
  await user.click(screen.getByRole('button', { name: 'Show Older Ones' }));
  await wait(100);
  expect(screen.getByText('No older ones.')).toBeInTheDocument();
});

test.each([
  [0, false],
  [1, true],
])(
  'with %i more answers than are listed, the note about the newest fifty shows: %s',
  async (more, isNoted) => {
    const fake = fakeChallenges();
    fake.challenges.mine = true;
    fake.challenges.more = more;
    fake.challenges.answers = Array.from({ length: 50 }, (_, at) => ({
      ...{ id: `${at}`, seconds: 61, hints: 0, moves: [], measured: true, player: null },
      solved_at: '2026-11-21T16:00:00Z',
    }));
    await open(`/challenge/${CODE}`, auth, fake);
    expect(screen.getAllByRole('listitem')).toHaveLength(50);
    expect(screen.queryAllByText('The newest fifty are shown.')).toHaveLength(isNoted ? 1 : 0);
  },
);

test('a daily puzzle shows its day in the list, on its page and in the shared text', async () => {
  const fake = fakeChallenges();
  fake.challenges.day = '2026-11-20';
  const { unmount } = await open('/challenge', auth, fake);
  expect(screen.getByRole('link', { name: /^Sum Grid for November 20, 2026/ })).toBeInTheDocument();
  unmount();
  fake.challenges.mine = true;
  const { user } = await open(`/challenge/${CODE}`, auth, fake);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Sum Grid for November 20, 2026');
  const share = jest.fn<Promise<void>, [ShareData]>(() => Promise.resolve());
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  await user.click(screen.getByRole('button', { name: 'Send the Challenge' }));
  expect(share.mock.calls[0]?.[0].text).toMatch(/^Can you beat my 1:15 in Sum Grid for November 20, 2026\?/);
  Reflect.deleteProperty(navigator, 'share');
});
