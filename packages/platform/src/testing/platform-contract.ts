import { entitlementsOf, type Platform, type SavedResult } from '..';

/** Creates platforms of an implementation. */
export interface Platforms {
  guest(): Promise<Platform>;
  /** The profile and the payments service become unreachable. */
  signedIn(): Promise<Platform>;
}

/** Contract tests of everything remotes rely on. The shell's platform and `fakePlatform` both pass them. */
export function testPlatformContract({ guest, signedIn }: Platforms): void {
  test.each([
    ['a guest', guest],
    ['a member', signedIn],
  ])('the entitlements of %s follow from who is signed in', async (_, open) => {
    const platform = await open();
    expect(platform.entitlements).toEqual(entitlementsOf(platform.auth));
  });

  test('refreshing the profile resolves for a guest, who has none', async () => {
    const platform = await guest();
    await expect(platform.refreshProfile()).resolves.toBeUndefined();
    expect(platform.auth.status).toBe('out');
  });

  test('refreshing the profile rejects when it cannot be read, and the known profile stays', async () => {
    const platform = await signedIn();
    const known = platform.auth;
    expect(known.status).toBe('in');
    await expect(platform.refreshProfile()).rejects.toThrow();
    expect(platform.auth).toEqual(known);
  });

  test('the payments service without a network is a result, not an exception', async () => {
    const { payments } = await signedIn();
    const offline = { ok: false, failure: { kind: 'offline' } };
    expect(await payments.post('/api/invite', {}, () => null)).toEqual(offline);
    expect(await payments.getFile('/api/receipts/cs_test_1')).toEqual(offline);
  });

  test('announced results reach every listener that has not ended', async () => {
    const platform = await guest();
    const [stays, leaves] = [jest.fn(), jest.fn()];
    platform.onSaved(stays);
    const end = platform.onSaved(leaves);
    platform.announceSaved();
    end();
    platform.announceSaved();
    expect(stays).toHaveBeenCalledTimes(2);
    expect(leaves).toHaveBeenCalledTimes(1);
  });

  test('announced results reach listeners, and are undefined if they are unknown', async () => {
    const platform = await guest();
    const listener = jest.fn();
    platform.onSaved(listener);
    const saved: SavedResult[] = [{ kind: 'practice', game: 'sum_grid' }];
    platform.announceSaved(saved);
    platform.announceSaved();
    expect(listener.mock.calls).toEqual([[saved], [undefined]]);
  });

  test('a listener that subscribes again hears of each announcement once', async () => {
    const platform = await guest();
    const heard = jest.fn();
    let end = platform.onSaved(listen);
    function listen() {
      heard();
      end();
      // Otherwise, the test would not end.
      if (heard.mock.calls.length < 10) end = platform.onSaved(listen);
    }
    platform.announceSaved();
    platform.announceSaved();
    expect(heard).toHaveBeenCalledTimes(2);
  });

  test('without a link, there is nothing to open and no password session', async () => {
    const platform = await guest();
    expect(await platform.emailedLink()).toBeNull();
    expect(await platform.passwordSession()).toBeNull();
  });

  test('messages, titles, sounds and reports return nothing and never throw', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const platform = await guest();
    expect(platform.notify('Saved.')).toBeUndefined();
    expect(platform.setTitle('A title')).toBeUndefined();
    expect(platform.playSound('results')).toBeUndefined();
    expect(platform.reportError(new Error('example'), 'a test')).toBeUndefined();
  });

  test('a message, title, tone or context that is not a string does not throw', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const platform = await guest();
    // Remotes in JavaScript are not compiled against these types. No text can be made of some of these.
    for (const wrong of [new Error('example'), Object.create(null), Symbol('example'), undefined]) {
      expect(platform.notify(wrong as never)).toBeUndefined();
      expect(platform.setTitle(wrong as never)).toBeUndefined();
      expect(platform.notify('Saved.', wrong as never)).toBeUndefined();
      expect(platform.reportError(wrong, wrong as never)).toBeUndefined();
    }
  });
}
