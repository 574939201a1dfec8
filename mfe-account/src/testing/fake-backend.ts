// eslint-disable-next-line @typescript-eslint/no-restricted-imports -- a test's own client, over a network of its own
import { createClient } from '@supabase/supabase-js';
import type { Database } from 'shared-contracts';

interface SeenRequest {
  readonly call: string;
  readonly query: URLSearchParams;
  readonly body: Record<string, unknown>;
}
interface Answer {
  readonly status?: number;
  readonly body: unknown;
}
type Answers = Record<string, Answer | 'offline' | ((request: SeenRequest) => Answer)>;

/** The client warns when two of them share a key. */
let clients = 0;

/** The part of a response that the client reads; jsdom has none of its own. */
function response({ status = 200, body }: Answer) {
  const text = JSON.stringify(body);
  return {
    ok: status < 400,
    status,
    statusText: '',
    headers: new Headers({ 'Content-Type': 'application/json' }),
    json: () => Promise.resolve(JSON.parse(text)),
    text: () => Promise.resolve(text),
  };
}

/**
 * A real client over a network that answers from a table: `'POST /auth/v1/token': { body: … }`. A call that is not
 * in the table fails the test by being refused with its own name.
 */
export function fakeBackend(answers: Answers = {}) {
  const requests: SeenRequest[] = [];

  const fetch = async (input: unknown, init: RequestInit = {}) => {
    const url = new URL(String(input));
    const call = `${init.method ?? 'GET'} ${url.pathname}`;
    const body = init.body ? JSON.parse(String(init.body)) : {};
    const request = { call, query: url.searchParams, body };
    requests.push(request);
    const answer = answers[call] ?? { status: 404, body: { msg: `unexpected call ${call}`, message: call } };
    if (answer === 'offline') throw new TypeError('Failed to fetch');
    return response(typeof answer === 'function' ? answer(request) : answer);
  };

  const client = createClient<Database>('http://backend.test', 'sb_publishable_test', {
    global: { fetch: fetch as unknown as typeof globalThis.fetch },
    auth: {
      persistSession: false,
      autoRefreshToken: false,
      detectSessionInUrl: false,
      storageKey: `fake-${(clients += 1)}`,
    },
  });
  return {
    answers,
    requests,
    supabase: () => Promise.resolve(client),
    requestsTo: (call: string) => requests.filter((request) => request.call === call),
  };
}
