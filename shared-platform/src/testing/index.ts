export { clientOver, type FakeAnswer, type FakeRequest } from './client-over';
export { fakePlatform, signedIn } from './fake-platform';
export { rpcClient, type RpcError, type RpcHandlers } from './fake-rpc';
