import { act, screen, waitFor } from '@testing-library/react';
import type { RemoteAppProps } from '@ninefold/platform';
import { testRemote, testRemotes } from '../testing/test-remotes';
import { heading, main, openShell } from '../testing/open-shell';

jest.mock('../pages/legal/LegalPage', () => ({
  __esModule: true,
  default: () => {
    throw new Error('broken page');
  },
}));

let log: jest.SpyInstance;
beforeEach(() => {
  log = jest.spyOn(console, 'error').mockImplementation(() => {});
});

const headerWorks = () => expect(screen.getByRole('link', { name: 'Puzzles' })).toBeVisible();

test('a page of the shell that throws costs only the content', async () => {
  openShell('/about');
  expect(await heading('Something went wrong')).toBeVisible();
  expect(main()).toHaveTextContent('saved results are kept');
  expect(screen.getByRole('button', { name: 'Refresh Page' })).toBeVisible();
  headerWorks();
  expect(log).toHaveBeenCalledWith('[screen]', expect.any(Error));
});

describe.each<[string, Record<string, unknown>]>([
  ['a number as username', { username: 7 }],
  ['an object as name', { username: null, first_name: { given: 'Ada' } }],
  ['no color', { profile_color: null }],
  ['a text as XP', { total_xp: 'many' }],
])('a profile with %s', (_, profile) => {
  test('costs only what is known of the profile', async () => {
    openShell('/dashboard', { profile });
    expect(await heading('learning at /dashboard')).toBeVisible();
    await waitFor(() => expect(document.documentElement).toHaveAttribute('data-auth', 'in'));
    headerWorks();
    expect(log).toHaveBeenCalledWith('[profile]', expect.any(TypeError));
  });
});

/** Opens a page of games whose remote does this when its button is pressed. */
async function openRemote(press: (props: RemoteAppProps) => void) {
  const games = testRemote('games', {
    default: (props: RemoteAppProps) => (
      <>
        <h1>the remote</h1>
        <button type="button" onClick={() => press(props)}>
          press
        </button>
      </>
    ),
  });
  const shell = openShell('/archive', { network: testRemotes({ games }) });
  await heading('the remote');
  await shell.user.click(screen.getByRole('button', { name: 'press' }));
  return shell;
}

const wrong = (value: unknown) => value as never;

test.each<[string, (props: RemoteAppProps) => void]>([
  ['a notice that is an error', ({ platform }) => platform.notify(wrong(new Error('x')))],
  ['a notice that is an object', ({ platform }) => platform.notify(wrong({ text: 'x' }))],
  ['a tone that does not exist', ({ platform }) => platform.notify('Saved.', wrong({}))],
  ['a tone without a text', ({ platform }) => platform.notify('Saved.', wrong(Object.create(null)))],
  ['a notice of a million characters', ({ platform }) => platform.notify('x'.repeat(1e6))],
  ['a title that is a symbol', ({ platform }) => platform.setTitle(wrong(Symbol('x')))],
  ['a sound that does not exist', ({ platform }) => platform.playSound(wrong(7))],
  ['results that are not a list', ({ platform }) => platform.announceSaved(wrong(7))],
  ['results of an unknown kind', ({ platform }) => platform.announceSaved(wrong([null]))],
  ['a context that is a symbol', ({ platform }) => platform.reportError('x', wrong(Symbol('x')))],
  ['a context without a text', ({ platform }) => platform.reportError('x', wrong(Object.create(null)))],
])('survives %s', async (_, press) => {
  await openRemote(press);
  expect(screen.getByRole('heading', { name: 'the remote' })).toBeVisible();
  expect(document.body).not.toHaveTextContent('Error: x');
  expect(document.title).toMatch(/^Archive/);
  headerWorks();
});

test('a listener that throws, or is not a function, does not keep the results from the others', async () => {
  const listener = jest.fn();
  await openRemote(({ platform }) => {
    platform.onSaved(wrong('not a function'));
    platform.onSaved(() => {
      throw new Error('broken listener');
    });
    platform.onSaved(listener);
    act(() => platform.announceSaved());
  });
  expect(listener).toHaveBeenCalledTimes(1);
  expect(log).toHaveBeenCalledWith('[onSaved]', expect.objectContaining({ message: 'broken listener' }));
});

test('keeps the preferences when a remote sets invalid ones', async () => {
  await openRemote(({ platform }) => {
    expect(() => platform.preferences.setSoundEnabled(wrong('yes'))).toThrow(TypeError);
    expect(platform.preferences.soundEnabled).toBe(true);
  });
});
