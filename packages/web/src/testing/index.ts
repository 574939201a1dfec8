export { fault, refusal, type RpcRefusal } from '@ninefold/contracts/rpc/testing';
export { rpcClient, type RpcHandlers } from './rpc-client';
