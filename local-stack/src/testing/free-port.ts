import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

/** Resolves to the port that was free: the given one, or any for 0. @throws when it is taken */
async function probe(port: number): Promise<number> {
  const server = createServer().listen(port, '127.0.0.1');
  await once(server, 'listening');
  const { port: found } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return found;
}

/** A port that nobody uses now. */
export const freePort = (): Promise<number> => probe(0);

export const isFree = (port: number): Promise<boolean> =>
  probe(port).then(
    () => true,
    () => false,
  );
