import { fireEvent, renderHook, screen, waitFor } from '@testing-library/react';
import { PlatformProvider, type Platform } from '@ninefold/platform';
import { fakePlatform } from '@ninefold/platform/testing';
import { fakeBackend } from '../testing/fake-backend';
import { comparedPassword, unconfirmedUser } from '../testing/backend-responses';
import { renderApp } from '../testing/render-app';
import { usePasswordCheck } from './use-password-check';

const PASSWORD = 'correct horse battery';
/** Its SHA-1. */
const DIGEST = '98DECC62ECE399A22ED30D490EF333BE7FDE7385';

// jsdom has no `subtle`.
const { webcrypto } = jest.requireActual<{ webcrypto: Crypto }>('node:crypto');
beforeAll(() => void Object.defineProperty(globalThis, 'crypto', { value: webcrypto }));

const settingsWith = (breachedPasswordCheck: boolean): Platform['settings'] => ({
  requireSignInForGames: false,
  release: 'test',
  breachedPasswordCheck,
});

function check(breachedPasswordCheck: boolean) {
  const settings = settingsWith(breachedPasswordCheck);
  const { result } = renderHook(usePasswordCheck, {
    wrapper: ({ children }) => (
      <PlatformProvider platform={fakePlatform({ settings })}>{children}</PlatformProvider>
    ),
  });
  return result.current(PASSWORD, []);
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

const { setTimeout } = window;
afterEach(() => {
  window.setTimeout = setTimeout;
});

/** A network that never responds, and a clock that the test controls. */
function stall() {
  requests = [];
  const late: (() => void)[] = [];
  // Testing Library would take a mock for fake timers.
  const timer = (run: () => void, ms?: number) => (ms === 2_000 ? late.push(run) : setTimeout(run, ms));
  window.setTimeout = timer as typeof setTimeout;
  globalThis.fetch = (input, init) => {
    requests.push(String(input));
    return new Promise((_, reject) => {
      init?.signal?.addEventListener('abort', () => reject(new Error('too late')));
    });
  };
  function passTime() {
    window.setTimeout = setTimeout;
    for (const run of late) run();
  }
  return { late, passTime };
}

test('rejects a leaked password and sends only five characters of its digest', async () => {
  respond(`0018A45C4D1DEF81644B54AB7F969B88D65:1\r\n${DIGEST.slice(5)}:42`);
  expect(await check(true)).toMatch(/leaked passwords/);
  expect(requests).toEqual([`https://api.pwnedpasswords.com/range/${DIGEST.slice(0, 5)}`]);
});

test.each([
  ['is not in the list', '0018A45C4D1DEF81644B54AB7F969B88D65:1', 200],
  ['is only padding', `${DIGEST.slice(5)}:0`, 200],
  ['cannot be looked up', 'no', 503],
  ['cannot be looked up without a network', new Error('offline'), 200],
])('accepts a password that %s', async (_, text, status) => {
  respond(text, status);
  expect(await check(true)).toBeNull();
});

test('sends nothing when the check is disabled', async () => {
  respond(`${DIGEST.slice(5)}:42`);
  expect(await check(false)).toBeNull();
  expect(requests).toEqual([]);
});

describe('at sign-up', () => {
  const SIGN_UP = 'POST /auth/v1/signup';

  async function fillIn() {
    const backend = fakeBackend({ [SIGN_UP]: unconfirmedUser(), ...comparedPassword() });
    renderApp('/signup', { platform: { supabase: backend.supabase, settings: settingsWith(true) } });
    const fill = (name: string, value: string) =>
      fireEvent.change(screen.getByLabelText(name), { target: { value } });
    await screen.findByLabelText('Email');
    fill('Email', 'ada@example.test');
    fill('Password', PASSWORD);
    fireEvent.blur(screen.getByLabelText('Password'));
    fill('Confirm Password', PASSWORD);
    fireEvent.click(screen.getByRole('checkbox'));
    return backend;
  }
  const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Create Account' }));

  test('looks the password up when its field loses focus, and not again on submit', async () => {
    respond('none');
    await fillIn();
    await waitFor(() => expect(requests).toHaveLength(1));
    submit();
    expect(await screen.findByText('Check your inbox')).toBeInTheDocument();
    expect(requests).toHaveLength(1);
  });

  test('creates the account after two seconds if the service does not respond', async () => {
    const { late, passTime } = stall();
    const backend = await fillIn();
    submit();
    await waitFor(() => expect(late).toHaveLength(1));
    await waitFor(() => expect(requests).toHaveLength(1));
    expect(backend.requestsTo(SIGN_UP)).toHaveLength(0);
    passTime();
    expect(await screen.findByText('Check your inbox')).toBeInTheDocument();
    expect(backend.requestsTo(SIGN_UP)).toHaveLength(1);
  });
});
