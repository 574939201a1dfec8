export { asksBeforeReload } from './asks-before-reload';
export { fault, refusal, type RpcRefusal } from '@ninefold/contracts/rpc/testing';
export { unknownResponse, type UnknownResponse } from './postgrest-answer';
export { rpcClient, type RpcHandlers } from './rpc-client';
