/** @jest-environment jest-fixed-jsdom */
import { fakeNetwork } from '../testing/fake-network';
import { fetchWithTimeout } from './supabase-client';

const SILENT = 'http://silent.test/';

const reasonOf = (response: Promise<unknown>) =>
  response.then(
    () => undefined,
    (error: unknown) => error,
  );

let late: AbortController;

beforeEach(() => {
  late = new AbortController();
  // The platform's own timer, which fake timers do not reach.
  jest.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal);
});

afterEach(() => jest.restoreAllMocks());

test('a request without a response ends after the timeout', async () => {
  fakeNetwork({ [SILENT]: 'silent' });
  const reason = reasonOf(fetchWithTimeout(SILENT));
  late.abort('too late');
  expect(await reason).toBe('too late');
  expect(AbortSignal.timeout).toHaveBeenCalledWith(10_000);
});

test('the caller may abort sooner, and the timeout still counts', async () => {
  fakeNetwork({ [SILENT]: 'silent' });
  const caller = new AbortController();
  const first = reasonOf(fetchWithTimeout(SILENT, { signal: caller.signal }));
  const second = reasonOf(fetchWithTimeout(SILENT, { signal: new AbortController().signal }));
  caller.abort('not wanted any more');
  expect(await first).toBe('not wanted any more');
  late.abort('too late');
  expect(await second).toBe('too late');
});
