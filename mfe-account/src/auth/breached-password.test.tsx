import { renderHook } from '@testing-library/react';
import { PlatformProvider, type Platform } from 'shared-platform';
import { fakePlatform } from 'shared-platform/testing';
import { usePasswordCheck } from './use-password-check';

const PASSWORD = 'correct horse battery';
/** Its SHA-1. */
const DIGEST = '98DECC62ECE399A22ED30D490EF333BE7FDE7385';

// jsdom has no `subtle`.
const { webcrypto } = jest.requireActual<{ webcrypto: Crypto }>('node:crypto');
beforeAll(() => void Object.defineProperty(globalThis, 'crypto', { value: webcrypto }));

function check(breachedPasswordCheck: boolean) {
  const settings: Platform['settings'] = {
    requireSignInForGames: false,
    release: 'test',
    breachedPasswordCheck,
  };
  const { result } = renderHook(usePasswordCheck, {
    wrapper: ({ children }) => (
      <PlatformProvider platform={fakePlatform({ settings })}>{children}</PlatformProvider>
    ),
  });
  return result.current(PASSWORD);
}

let requests: string[];

function respond(text: string | Error, status = 200) {
  requests = [];
  globalThis.fetch = async (input) => {
    requests.push(String(input));
    if (text instanceof Error) throw text;
    return new Response(text, { status });
  };
}

test('a leaked password is refused, and only five signs of its digest leave the page', async () => {
  respond(`0018A45C4D1DEF81644B54AB7F969B88D65:1\r\n${DIGEST.slice(5)}:42`);
  expect(await check(true)).toMatch(/leaked passwords/);
  expect(requests).toEqual([`https://api.pwnedpasswords.com/range/${DIGEST.slice(0, 5)}`]);
});

test.each([
  ['is not in the list', '0018A45C4D1DEF81644B54AB7F969B88D65:1', 200],
  ['is only padding', `${DIGEST.slice(5)}:0`, 200],
  ['cannot be looked up', 'no', 503],
  ['cannot be looked up without a network', new Error('offline'), 200],
])('a password that %s may be chosen', async (_, text, status) => {
  respond(text, status);
  expect(await check(true)).toBeNull();
});

test('nothing is asked where the check is switched off', async () => {
  respond(`${DIGEST.slice(5)}:42`);
  expect(await check(false)).toBeNull();
  expect(requests).toEqual([]);
});
