import { act, waitFor } from '@testing-library/react';
import type { Platform, RemoteAppProps } from '@ninefold/platform';
import { testPlatformContract } from '@ninefold/platform/platform-contract';
import { fakeAccount, SUPABASE_URL } from '../testing/fake-account';
import { testRemote, testRemotes } from '../testing/test-remotes';
import { CONFIG, heading, openShell } from '../testing/open-shell';

/** Opens a games page whose remote only records each platform it receives. */
function openRecorder(opening: Parameters<typeof openShell>[1] = {}) {
  const given: Platform[] = [];
  const remote = testRemote('games', {
    default: ({ platform }: RemoteAppProps) => {
      if (given.at(-1) !== platform) given.push(platform);
      return <h1>recorder</h1>;
    },
  });
  const remotes = testRemotes({ games: remote });
  const shell = openShell('/sum-grid', { ...opening, network: { ...remotes, ...opening.network } });
  return { ...shell, given, platform: () => given.at(-1) as Platform };
}

const isIn = () => waitFor(() => expect(document.documentElement).toHaveAttribute('data-auth', 'in'));

test('announces saves to all current listeners and refreshes the profile', async () => {
  const { network, platform } = openRecorder({ profile: { total_xp: 10 } });
  await isIn();
  const [stays, leaves] = [jest.fn(), jest.fn()];
  platform().onSaved(stays);
  const end = platform().onSaved(leaves);
  Object.assign(network.stubs, fakeAccount({ total_xp: 60 }));
  act(() => platform().announceSaved());
  end();
  await waitFor(() => expect(platform().auth).toMatchObject({ profile: { totalXp: 60 } }));
  act(() => platform().announceSaved());
  expect(stays).toHaveBeenCalledTimes(2);
  expect(leaves).toHaveBeenCalledTimes(1);
});

describe('after the save of known results', () => {
  const daily = { completion_time_seconds: 62, time_verified: true, xp_earned: 50, current_streak: 3 };
  const DAILY = { kind: 'daily', game: 'sum_grid', day: '2026-11-21' } as const;
  const profileReads = ({ network }: ReturnType<typeof openRecorder>) =>
    network.requests.filter((url) => url.endsWith('/rest/v1/profiles')).length;

  test.each([
    ['takes the XP of a daily from its result', [{ ...DAILY, daily: { ...daily, total_xp: 60 } }], 60],
    ['keeps the XP after practice and rounds', [{ kind: 'practice', game: 'sum_grid' }], 10],
    ['never lowers the XP', [{ ...DAILY, daily: { ...daily, total_xp: 5 } }], 10],
  ] as const)('%s, without reading the profile', async (_, saved, totalXp) => {
    const shell = openRecorder({ profile: { total_xp: 10 } });
    await isIn();
    const before = profileReads(shell);
    act(() => shell.platform().announceSaved(saved));
    expect(shell.platform().auth).toMatchObject({ profile: { totalXp } });
    expect(profileReads(shell)).toBe(before);
  });

  test.each([
    ['a daily without its result', DAILY],
    ['a learning session', { kind: 'learning' }],
  ] as const)('reads the profile after %s', async (_, saved) => {
    const { network, platform } = openRecorder({ profile: { total_xp: 10 } });
    await isIn();
    Object.assign(network.stubs, fakeAccount({ total_xp: 60 }));
    act(() => platform().announceSaved([saved]));
    await waitFor(() => expect(platform().auth).toMatchObject({ profile: { totalXp: 60 } }));
  });
});

test.each([
  [{}, true],
  [{ breachedPasswordCheck: false }, false],
])('with the configuration %j, the lookup of leaked passwords is enabled: %s', async (config, isOn) => {
  const { platform } = openRecorder({ config });
  await heading('recorder');
  expect(platform().settings.breachedPasswordCheck).toBe(isOn);
});

test('keeps the known profile when a refresh fails', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const { network, platform } = openRecorder({ profile: { total_xp: 60 } });
  await isIn();
  const known = { profile: { isFallback: false, username: 'ada', totalXp: 60 } };
  expect(platform().auth).toMatchObject(known);
  network.stubs[`${SUPABASE_URL}/rest/v1/profiles`] = { status: 403 };
  await act(() => expect(platform().refreshProfile()).rejects.toThrow());
  expect(platform().auth).toMatchObject(known);
});

test('ignores the response of an earlier refresh that arrives after a later one', async () => {
  const { network, platform } = openRecorder({ profile: { total_xp: 10 } });
  await isIn();
  const responses: ((totalXp: number) => void)[] = [];
  const online = globalThis.fetch;
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (...request) => {
    const totalXp = await new Promise<number>((resolve) => responses.push(resolve));
    Object.assign(network.stubs, fakeAccount({ total_xp: totalXp }));
    return online(...request);
  });
  const earlier = platform().refreshProfile();
  await waitFor(() => expect(responses).toHaveLength(1));
  const later = platform().refreshProfile();
  await waitFor(() => expect(responses).toHaveLength(2));
  responses[1]?.(60);
  await act(() => later);
  responses[0]?.(20);
  await act(() => earlier);
  expect(platform().auth).toMatchObject({ profile: { totalXp: 60 } });
});

describe('keeps the contract that fakePlatform keeps', () => {
  testPlatformContract({
    guest: async () => {
      const { platform } = openRecorder();
      await heading('recorder');
      return platform();
    },
    signedIn: async () => {
      jest.spyOn(console, 'error').mockImplementation(() => {});
      const { network, platform } = openRecorder({ profile: {} });
      await waitFor(() => expect(platform()?.auth.status).toBe('in'));
      network.stubs[`${SUPABASE_URL}/rest/v1/profiles`] = { status: 403 };
      network.stubs[`${CONFIG.paymentsUrl}/api/invite`] = 'offline';
      network.stubs[`${CONFIG.paymentsUrl}/api/receipts/cs_test_1`] = 'offline';
      return platform();
    },
  });
});

test('calls listeners for guests too, without reading a profile', async () => {
  const { platform } = openRecorder();
  await heading('recorder');
  const listener = jest.fn();
  platform().onSaved(listener);
  platform().announceSaved();
  expect(listener).toHaveBeenCalledTimes(1);
});

test('the platform object changes only when its contents do', async () => {
  const { given, platform } = openRecorder();
  await heading('recorder');
  const before = given.length;
  act(() => {
    platform().setTitle('A title');
    platform().announceSaved();
    platform().notify('A message');
  });
  expect(given).toHaveLength(before);
  act(() => platform().preferences.setSoundEnabled(false));
  expect(given).toHaveLength(before + 1);
  expect(platform().preferences.soundEnabled).toBe(false);
});

test.each([
  [
    { soundEnabled: false, darkMode: true },
    { soundEnabled: false, darkMode: true },
  ],
  [{ soundEnabled: false }, { soundEnabled: false, darkMode: null }],
  [{ soundEnabled: 'no' }, { soundEnabled: true, darkMode: null }],
  ['damaged', { soundEnabled: true, darkMode: null }],
])('reads stored preferences %j as %j', async (stored, expected) => {
  localStorage.setItem('preferences', typeof stored === 'string' ? stored : JSON.stringify(stored));
  const { platform } = openRecorder();
  await heading('recorder');
  expect(platform().preferences).toMatchObject(expected);
});

test('follows changed account metadata', async () => {
  const session = { id: '11111111-1111-4111-8111-111111111111', email: 'ada@example.test' };
  const { platform } = openRecorder({
    profile: {},
    network: {
      [`${SUPABASE_URL}/auth/v1/user`]: { json: { ...session, user_metadata: { math_level: 'college' } } },
    },
  });
  await isIn();
  expect(platform().auth).toMatchObject({ user: { metadata: {} } });
  const client = await platform().supabase();
  await act(() => client.auth.updateUser({ data: { math_level: 'college' } }));
  await waitFor(() =>
    expect(platform().auth).toMatchObject({ user: { metadata: { math_level: 'college' } } }),
  );
});

test.each([undefined, 'site-key'])('passes the Turnstile site key %s to remotes', async (key) => {
  const { platform } = openRecorder({ config: { turnstileSiteKey: key } });
  await heading('recorder');
  expect(platform().settings.turnstileSiteKey).toBe(key);
});

test.each([
  ['B2', 'B2'],
  ['D1', 'C2'],
])('maps the learning level %s of the server to %s', async (learning_level, learningLevel) => {
  const { platform } = openRecorder({ profile: { learning_level } });
  await isIn();
  expect(platform().auth).toMatchObject({ profile: { learningLevel } });
});
