/** @jest-environment jest-fixed-jsdom */
import { getClient } from '@sentry/browser';
import { waitFor } from '@testing-library/react';
import type { RuntimeConfig } from '@ninefold/contracts';
import { CLSThresholds, FCPThresholds, LCPThresholds, TTFBThresholds } from 'web-vitals';
import { reportError } from '../platform/report-error';
import { fakeNetwork } from '../testing/fake-network';
import { CONFIG } from '../testing/open-shell';
import { loadReporting } from './load-reporting';

const ENVELOPES = 'https://errors.test/api/7/envelope/';
const PERSONAL = 'ada@example.test';
const TOKEN = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl';

const config: RuntimeConfig = { ...CONFIG, sentryDsn: 'https://key@errors.test/7', release: '2.3.4' };

/** The reporter is page-wide, so this file starts it once. */
const edge = fakeNetwork({ [ENVELOPES]: { json: {} } });
const sent = () => edge.bodies.filter(({ address }) => address === ENVELOPES).map(({ body }) => body);

interface SentError {
  readonly release: string;
  readonly environment: string;
  readonly tags: Record<string, string>;
  readonly exception: { readonly values: readonly { readonly type: string; readonly value: string }[] };
  readonly breadcrumbs: readonly { readonly category: string; readonly data?: Record<string, string> }[];
}

/** An envelope consists of lines of JSON: its header, then a header and a body per item. */
const partsOf = (envelope: string) => envelope.split('\n').map((line) => JSON.parse(line || '{}') as unknown);
/** Some page views are sampled and sent too. */
const isOfError = ([, header]: readonly unknown[]) => (header as { type: string }).type === 'event';
const errors = () =>
  sent()
    .map(partsOf)
    .filter(isOfError)
    .map(([, , error]) => error as SentError);

/** What is sent for an error; earlier errors would have been sent before it. */
async function reportLast(error: unknown): Promise<SentError> {
  reportError(error, 'here');
  reportError(new Error('the last'), 'here');
  await waitFor(() => expect(errors().at(-1)?.exception.values).toMatchObject([{ value: 'the last' }]));
  return errors()[0]!;
}

beforeAll(async () => {
  // APIs that jsdom lacks.
  performance.getEntriesByType = () => [];
  jest.spyOn(console, 'error').mockImplementation(() => {});
  history.replaceState(null, '', `/signup?step=email_verification&email=${PERSONAL}#access_token=${TOKEN}`);
  loadReporting(CONFIG);
  reportError(new Error('before the reporter'), 'start-up');
  expect(edge.requests).toEqual([]);
  loadReporting(config);
  loadReporting(config);
  await waitFor(() => expect(errors()).toHaveLength(1));
});

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => void edge.bodies.splice(0));

test('sends errors from before the reporter started, with the release and the app tag', () => {
  const [event] = errors();
  expect(event).toMatchObject({
    release: '2.3.4',
    environment: 'production',
    tags: { app: 'games-app', context: 'start-up' },
    exception: { values: [{ type: 'Error', value: 'before the reporter' }] },
  });
});

const ENTRY = 'https://cdn.test/chess/0123456789ab/remote-entry.1a2b3c4d.js';

test('tags what a remote reports with its name and build', async () => {
  reportError(new Error('of a remote'), `remote, chess ${ENTRY}`);
  reportError(new Error('without a build'), 'remote, chess undefined');
  await waitFor(() => expect(errors()).toHaveLength(2));
  expect(errors().map(({ tags }) => tags)).toEqual([
    { app: 'games-app', context: 'remote', remote: 'chess', build: ENTRY },
    { app: 'games-app', context: 'remote, chess undefined' },
  ]);
});

test('tags an uncaught error by the build in its stack', async () => {
  const error = new Error('uncaught');
  error.stack = `Error: uncaught\n    at move (${ENTRY}:1:2)\n    at render (https://play.test/main.1a2b3c4d.js:3:4)`;
  const { tags } = await reportLast(error);
  expect(tags).toMatchObject({ remote: 'chess', build: 'https://cdn.test/chess/0123456789ab/' });
});

test('survives a value that cannot be read', async () => {
  const trap = {
    get message() {
      throw new Error('trap');
    },
  };
  const { exception } = await reportLast(trap);
  expect(exception.values).toMatchObject([{ value: 'Not an error' }]);
});

test('samples one page view in ten', () => {
  expect(getClient()?.getOptions().tracesSampleRate).toBe(0.1);
});

test('sends no personal data from any part of an event', async () => {
  await fetch(`https://data.test/rest/v1/profiles?username=eq.ada&email=${PERSONAL}`);
  await fetch(`https://api.pwnedpasswords.com/range/ABCDE`);
  history.pushState(null, '', `/signup/account?session_id=cs_test_123456789&tier=elite`);
  const cause = new Error(`Key (email)=(${PERSONAL}) of 11111111-1111-4111-8111-111111111111`);
  const event = await reportLast(
    new Error(`No mail to ${PERSONAL} with ${TOKEN} at a[title="ada"]`, { cause }),
  );
  expect(event.exception.values.map(({ value }) => value)).toEqual([
    'Key (email)=([email]) of [id]',
    'No mail to [email] with [token] at a[title]',
  ]);
  const addresses = event.breadcrumbs.flatMap(({ data }) => Object.values(data ?? {}));
  expect(addresses).toEqual(
    expect.arrayContaining([
      'https://data.test/rest/v1/profiles',
      'https://api.pwnedpasswords.com/range/[digest]',
      '/signup/account',
    ]),
  );
  // Random ids contain hexadecimal digits, which may spell a name.
  expect(sent().join()).not.toMatch(/\bada\b|eyJ|cs_test_1|ABCDE|email_verification/);
});

test('sends a database error without the row that it quotes', async () => {
  const details = `Failing row contains (${PERSONAL}, Lovelace)`;
  const refusal = { code: '23505', message: 'duplicate key value', details, hint: 'Lovelace' };
  const { exception } = await reportLast(refusal);
  expect(exception.values).toMatchObject([{ value: '23505: duplicate key value' }]);
  expect(sent().join()).not.toContain('Lovelace');
});

test('sends an uncaught database error without the row that it quotes', async () => {
  const details = `Failing row contains (${PERSONAL}, Lovelace)`;
  const reason = {
    code: '23505',
    message: 'duplicate key value',
    details,
    hint: 'Lovelace',
    name: 'Lovelace',
  };
  window.onunhandledrejection?.(Object.assign(new Event('unhandledrejection'), { reason }) as never);
  const { exception } = await reportLast(new Error('after it'));
  expect(exception.values[0]?.value).toContain('promise rejection');
  expect(sent().join()).not.toContain('Lovelace');
});

test.each([
  ['#access_token=abc&refresh_token=def', '#access_token=[value]&refresh_token=[value]'],
  ['No page ?email=ada%40example.test&step=2', 'No page ?email=[value]&step=2'],
  [
    'Refused: {"refresh_token":"r3fr3sh","password":"nine-digits-once"}',
    'Refused: {"refresh_token":"[value]","password":"[value]"}',
  ],
  [
    'Refused: Bearer 0paque with whsec_0123 and sk_live_0123',
    'Refused: Bearer [token] with whsec_[key] and sk_live_[key]',
  ],
  ['No account of ada%40example.test here', 'No account of [email] here'],
  ['No account of ada@xn--e1afmkfd.рф here', 'No account of [email] here'],
])('sends %s as %s', async (message, value) => {
  expect((await reportLast(new Error(message))).exception.values).toMatchObject([{ value }]);
});

test('truncates a very long text quickly', async () => {
  const event = await reportLast(new Error(`begin ${'a/'.repeat(500_000)}${PERSONAL}`));
  expect(event.exception.values).toMatchObject([{ value: 'begin ' }]);
  expect(sent().join().length).toBeLessThan(100_000);
});

test.each<[string, () => Error]>([
  ['a chunk that could not be loaded', () => Object.assign(new Error('gone'), { name: 'ChunkLoadError' })],
  ['a chunk that is named in the message', () => new Error('Loading chunk 5 failed.')],
  ['a network that failed', () => new Error('Network request failed')],
  ['a request without a response', () => new TypeError('Failed to fetch')],
  [
    'an error that wraps such a request',
    () => new Error('No config', { cause: new TypeError('Load failed') }),
  ],
  ['an error of an extension', () => ofExtension(new Error('not ours'))],
])('%s is not sent', async (_, error) => {
  const event = await reportLast(error());
  expect(event.exception.values.map(({ value }) => value)).toEqual(['the last']);
});

const MISSING = 'https://games.test/101.1a2b3c4d.js';

test.each<[string, () => Error]>([
  ['an entry', () => new Error(`Could not load ${MISSING}`)],
  [
    'a chunk',
    () => Object.assign(new Error('Loading chunk 5 failed.'), { name: 'ChunkLoadError', request: MISSING }),
  ],
  ['an error that wraps it', () => new Error('gone', { cause: new Error(`Could not load ${MISSING}`) })],
])('%s that its server does not have is sent', async (_, error) => {
  reportError(error(), 'here');
  await waitFor(() => expect(errors()).toHaveLength(1));
  expect(errors()[0]?.exception.values.at(-1)?.value).toBe(error().message);
});

function ofExtension(error: Error): Error {
  error.stack = `Error: not ours\n    at run (chrome-extension://abcdef/content.js:1:2)`;
  return error;
}

test('rates web vitals by the limits of the specification', () => {
  expect(CLSThresholds).toEqual([0.1, 0.25]);
  expect(FCPThresholds).toEqual([1_800, 3_000]);
  expect(LCPThresholds).toEqual([2_500, 4_000]);
  expect(TTFBThresholds).toEqual([800, 1_800]);
});
