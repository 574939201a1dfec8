/** Each database function that the product calls is defined once here, and called with `callRpc`. */
export * from './account';
export * from './boards';
export { callRpc, type RpcClient } from './call-rpc';
export * from './challenges';
export * from './classes';
export * from './dailies';
export * from './friends';
export * from './learning';
export * from './mails';
export * from './payments';
export * from './progress';
export { joinLists, readPages } from './read-pages';
export * from './results';
export { isBusy, repeatsQuietly, retryDelay, whileBusy, type Backoff, type Patience } from './retry';
export type { ArgsOf, ResponseOf, RpcCall } from './rpc-call';
export { hintOf, isLimit, failsForAll, RpcError, type RpcFailure } from './rpc-error';
export * from './sign-up';
