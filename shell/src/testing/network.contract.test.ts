import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { testNetworkContract } from './network-contract';

testNetworkContract(async (stub) => {
  const server = createServer((_, response) => {
    if (stub === 'silent') return;
    if (stub === 'offline') return void response.destroy();
    if ('text' in stub) return void response.end(stub.text);
    response.statusCode = 'status' in stub ? stub.status : 200;
    response.end(stub.json && JSON.stringify(stub.json));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close().closeAllConnections() };
});
