import * as rpc from '@ninefold/contracts/rpc';
import type { RpcRefusal } from '@ninefold/contracts/rpc/testing';
import { clientOver, type FakeAnswer } from '@ninefold/platform/testing';
import * as v from 'valibot';
import { missingFunction, postgrestAnswer, type UnknownResponse } from './postgrest-answer';

type Call = Extract<(typeof rpc)[keyof typeof rpc], rpc.RpcCall>;

/** Database function → how it answers: with a response, an unknown response, a refusal, or not at all. */
export type RpcHandlers = {
  readonly [Each in Call as Each['name']]?: (
    args: rpc.ArgsOf<Each>,
  ) => rpc.ResponseOf<Each> | RpcRefusal | UnknownResponse | 'offline';
};

const CALLS = new Map<string, rpc.RpcCall>(
  Object.values(rpc).flatMap((one) => ('args' in one ? [[one.name, one]] : [])),
);

const mistakes: unknown[] = [];

// The client would report an error in its request as a missing network.
afterEach(() => {
  const [mistake] = mistakes.splice(0);
  if (mistake) throw mistake;
});

/**
 * The real client over a fake database. Arguments that do not match the schema get PostgREST's response for a missing
 * function. A function without a handler is unreachable. A test fails if a handler answers what the real function cannot.
 */
export function rpcClient(handlers: RpcHandlers): ReturnType<typeof clientOver> {
  return clientOver(({ path, body }): FakeAnswer => {
    const name = path.split('/').at(-1) ?? '';
    const call = CALLS.get(name);
    if (!call || !v.is(call.args, body)) return missingFunction(name, body);
    try {
      const handle = (handlers as Record<string, ((args: unknown) => unknown) | undefined>)[name];
      const response = handle ? handle(body) : 'offline';
      return response === 'offline' ? response : postgrestAnswer(call, response);
    } catch (mistake) {
      mistakes.push(mistake);
      return 'offline';
    }
  });
}
