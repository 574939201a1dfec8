export {
  clientOver,
  rpcClient,
  type FakeAnswer,
  type FakeRequest,
  type RpcError,
  type RpcHandlers,
} from './fake-backend';
export { fakePlatform, signedIn } from './fake-platform';
/** Not part of the shell's shared module, so only tests and stand-alone pages can import it. */
export { MemoryRouter } from 'react-router-dom';
