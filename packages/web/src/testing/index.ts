export { rpcClient, type RpcHandlers, type RpcRefusal } from './rpc-client';
