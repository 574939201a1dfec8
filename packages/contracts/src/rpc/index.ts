/** One definition of each function of the database that a product calls, and the one way to call it. */
export * from './account';
export * from './boards';
export { callRpc, type RpcClient } from './call-rpc';
export * from './challenges';
export * from './classes';
export * from './dailies';
export * from './friends';
export * from './learning';
export * from './payments';
export * from './progress';
export { joinLists, readPages } from './read-pages';
export * from './results';
export type { ArgsOf, ResponseOf, RpcCall } from './rpc-call';
export { hintOf, isLimit, isOffline, RpcError, type RpcFailure } from './rpc-error';
