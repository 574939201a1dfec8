import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

/**
 * Finds an unused port: the given one, or any for 0.
 * @throws when it is taken
 */
export async function freePort(port = 0, host = '127.0.0.1'): Promise<number> {
  const server = createServer().listen(port, host);
  await once(server, 'listening');
  const { port: found } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return found;
}
