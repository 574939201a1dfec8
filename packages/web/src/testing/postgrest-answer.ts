import type { RpcCall } from '@ninefold/contracts/rpc';
import {
  impossibleRefusal,
  postgrestStatus,
  type RpcName,
  type RpcRefusal,
} from '@ninefold/contracts/rpc/testing';
import type { FakeAnswer } from '@ninefold/platform/testing';
import * as v from 'valibot';

const isRefusal = (response: unknown): response is RpcRefusal =>
  typeof response === 'object' && response !== null && 'error' in response;

/** A response that this version does not know, as a newer database or a proxy sends it. */
export interface UnknownResponse {
  readonly unknown: unknown;
}

export const unknownResponse = (response: unknown): UnknownResponse => ({ unknown: response });

const isUnknown = (response: unknown): response is UnknownResponse =>
  typeof response === 'object' && response !== null && 'unknown' in response;

/** Only guests meet these, and their status is another one. */
const isForGuests = ({ error: { hint } }: RpcRefusal) => hint === null || hint === 'not-signed-in';

/** PostgREST's response to a call for a function that the database does not have. */
export const missingFunction = (name: string, args: unknown): FakeAnswer => ({
  status: 404,
  body: { code: 'PGRST202', message: `${name}(${JSON.stringify(args)})`, details: null, hint: null },
});

/**
 * PostgREST's response to a call that a fake answers.
 * @throws if the real function cannot answer that
 */
export function postgrestAnswer({ name, response: schema }: RpcCall, response: unknown): FakeAnswer {
  if (isRefusal(response)) {
    const reason = impossibleRefusal(name as RpcName, response);
    if (reason) throw new Error(reason);
    const status = postgrestStatus(response.error.code, { isSignedIn: !isForGuests(response) });
    return { status, body: { message: 'refused', details: null, ...response.error } };
  }
  if (isUnknown(response)) {
    if (v.is(schema, response.unknown)) throw new Error(`${name}() can return this response.`);
    return { body: response.unknown };
  }
  const parsed = v.safeParse(schema, response);
  if (parsed.success) return { body: response };
  const [issue] = parsed.issues;
  throw new Error(`${name}() cannot return this: ${v.getDotPath(issue) ?? ''} ${issue.message}`);
}
