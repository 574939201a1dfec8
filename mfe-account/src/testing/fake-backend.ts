import { clientOver } from '@ninefold/platform/testing';

type FakeRequest = Parameters<Parameters<typeof clientOver>[0]>[0];
/** A status and a body, or `offline`. */
export type FakeResponse = ReturnType<Parameters<typeof clientOver>[0]>;

export interface SeenRequest extends FakeRequest {
  /** `POST /auth/v1/token` */
  readonly call: string;
}
export type FakeResponses = Record<string, FakeResponse | ((request: SeenRequest) => FakeResponse)>;

/**
 * A real client over a fake network with a table of responses: `'POST /auth/v1/token': { body: … }`. A call without an
 * entry gets a 404 that names it.
 */
export function fakeBackend(responses: FakeResponses = {}) {
  const requests: SeenRequest[] = [];
  const client = clientOver((fakeRequest) => {
    const call = `${fakeRequest.method} ${fakeRequest.path}`;
    const request = { ...fakeRequest, call };
    requests.push(request);
    const response = responses[call] ?? {
      status: 404,
      body: { msg: `unexpected call ${call}`, message: call },
    };
    return typeof response === 'function' ? response(request) : response;
  });
  return {
    requests,
    supabase: () => Promise.resolve(client),
    requestsTo: (call: string) => requests.filter((request) => request.call === call),
  };
}
