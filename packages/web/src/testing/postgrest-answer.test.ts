/** @jest-environment jest-fixed-jsdom */
import { callRpc, type RpcError, todayCall, showOnBoardsCall } from '@ninefold/contracts/rpc';
import { fault, refusal } from '@ninefold/contracts/rpc/testing';
import { postgrestAnswer, unknownResponse } from './postgrest-answer';
import { rpcClient } from './rpc-client';

test('answers with a response of the function, or an error that it can raise', () => {
  expect(postgrestAnswer(showOnBoardsCall, true)).toEqual({ body: true });
  expect(postgrestAnswer(showOnBoardsCall, refusal('too-many-changes'))).toEqual({
    status: 429,
    body: { code: 'PT429', hint: 'too-many-changes', message: 'refused', details: null },
  });
  expect(postgrestAnswer(showOnBoardsCall, fault('57014'))).toMatchObject({ status: 500 });
  expect(postgrestAnswer(showOnBoardsCall, unknownResponse('yes'))).toEqual({ body: 'yes' });
});

test.each([
  ['unauthorized for guests', refusal('not-signed-in'), 401],
  ['unauthorized without a right', fault('42501'), 401],
  ['forbidden for people', refusal('signed-out'), 403],
])('a refusal is %s', (_, refused, status) => {
  expect(postgrestAnswer(showOnBoardsCall, refused)).toMatchObject({ status });
});

test.each([
  ['a hint of another function', refusal('nothing-due'), 'cannot raise nothing-due'],
  ['a hint with a wrong code', { error: { code: '22023', hint: 'signed-out' } }, 'raised with 42501'],
  ['an unknown fault', { error: { code: '99999', hint: null } }, 'cannot raise 99999'],
  ['a response of another type', 'yes', 'cannot return this'],
  ['an unknown response that is known', unknownResponse(true), 'can return this'],
])('rejects %s', (_, response, message) => {
  expect(() => postgrestAnswer(showOnBoardsCall, response)).toThrow(message);
});

test('the client refuses what the database does not have, and fails without a handler', async () => {
  const failure = (call: Promise<unknown>) =>
    call.then(
      () => null,
      (error: unknown) => error as RpcError,
    );
  const client = rpcClient({});
  expect(await failure(callRpc(client, todayCall))).toMatchObject({ kind: 'offline' });
  const wrong = callRpc(client, showOnBoardsCall, { p_shown: 'yes' as unknown as boolean });
  expect(await failure(wrong)).toMatchObject({ kind: 'refused', code: 'PGRST202', status: 404 });
});
