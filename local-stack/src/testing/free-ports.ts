import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { readPorts } from '../settings/ports';

/** Between them every port of the platform is above the largest bad port and below the largest port. */
const SMALLEST_OFFSET = 7_100;
const LARGEST_OFFSET = 11_000;

/** Resolves to the port that was free: the given one, or any for 0. @throws when it is taken */
async function probe(port: number): Promise<number> {
  const server = createServer().listen(port, '127.0.0.1');
  await once(server, 'listening');
  const { port: found } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return found;
}

/** A port that no program uses now. */
export const freePort = (): Promise<number> => probe(0);

const isFree = (port: number): Promise<boolean> =>
  probe(port).then(
    () => true,
    () => false,
  );

/** A `PORT_OFFSET` at which every port is free now. */
export async function freeOffset(): Promise<number> {
  for (;;) {
    const offset = SMALLEST_OFFSET + Math.floor(Math.random() * (LARGEST_OFFSET - SMALLEST_OFFSET));
    const ports = Object.values(readPorts({ PORT_OFFSET: String(offset) }));
    const free = await Promise.all(ports.map(isFree));
    if (free.every(Boolean)) return offset;
  }
}
