import { clientOver, type FakeAnswer, type FakeRequest } from 'shared-platform/testing';

interface SeenRequest extends FakeRequest {
  /** `POST /auth/v1/token` */
  readonly call: string;
}
type Answers = Record<string, FakeAnswer | ((request: SeenRequest) => FakeAnswer)>;

/**
 * A real client over a network that answers from a table: `'POST /auth/v1/token': { body: … }`. A call that is not
 * in the table fails the test by being refused with its own name.
 */
export function fakeBackend(answers: Answers = {}) {
  const requests: SeenRequest[] = [];
  const client = clientOver((fakeRequest) => {
    const call = `${fakeRequest.method} ${fakeRequest.path}`;
    const request = { ...fakeRequest, call };
    requests.push(request);
    const answer = answers[call] ?? { status: 404, body: { msg: `unexpected call ${call}`, message: call } };
    return typeof answer === 'function' ? answer(request) : answer;
  });
  return {
    answers,
    requests,
    supabase: () => Promise.resolve(client),
    requestsTo: (call: string) => requests.filter((request) => request.call === call),
  };
}
