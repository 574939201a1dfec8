export {
  clientOver,
  rpcClient,
  type FakeAnswer,
  type FakeRequest,
  type RpcError,
  type RpcHandlers,
} from './fake-backend';
export { fakePlatform, signedIn } from './fake-platform';
