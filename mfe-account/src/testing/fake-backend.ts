import { clientOver, type FakeAnswer, type FakeRequest } from '@ninefold/platform/testing';

/** A status and a body, or `offline`. A refusal names the calls that get it. */
export type FakeResponse =
  (Exclude<FakeAnswer, 'offline'> & { readonly calls?: readonly string[] }) | 'offline';

export interface SeenRequest extends FakeRequest {
  /** `POST /auth/v1/token` */
  readonly call: string;
}
export type FakeResponses = Record<string, FakeResponse | ((request: SeenRequest) => FakeResponse)>;

const unexpected = (what: string): FakeAnswer => ({
  status: 404,
  body: { msg: `unexpected ${what}`, message: what },
});

/**
 * A real client over a fake network with a table of responses: `'POST /auth/v1/token': { body: … }`. A call without an
 * entry, or with the refusal of another call, gets a 404 that names it.
 */
export function fakeBackend(responses: FakeResponses = {}) {
  const requests: SeenRequest[] = [];
  const client = clientOver((fakeRequest) => {
    const call = `${fakeRequest.method} ${fakeRequest.path}`;
    const request = { ...fakeRequest, call };
    requests.push(request);
    const given = responses[call];
    const response = typeof given === 'function' ? given(request) : given;
    if (response === undefined) return unexpected(`call ${call}`);
    if (response === 'offline') return response;
    const { calls = [call], ...answer } = response;
    return calls.includes(call) ? answer : unexpected(`refusal of ${calls.join(' and ')} at ${call}`);
  });
  return {
    requests,
    supabase: () => Promise.resolve(client),
    requestsTo: (call: string) => requests.filter((request) => request.call === call),
  };
}
