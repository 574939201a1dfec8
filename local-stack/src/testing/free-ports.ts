import { freePort } from '../http/free-port';
import { readPorts } from '../settings/ports';

/**
 * Range in which all ports of the platform are above the largest port that browsers block and below the largest port.
 */
const SMALLEST_OFFSET = 7_100;
const LARGEST_OFFSET = 11_000;

const isFree = (port: number): Promise<boolean> =>
  freePort(port).then(
    () => true,
    () => false,
  );

/** A `PORT_OFFSET` at which every port is currently free. */
export async function freeOffset(): Promise<number> {
  for (;;) {
    const offset = SMALLEST_OFFSET + Math.floor(Math.random() * (LARGEST_OFFSET - SMALLEST_OFFSET));
    const ports = Object.values(readPorts({ PORT_OFFSET: String(offset) }));
    const free = await Promise.all(ports.map(isFree));
    if (free.every(Boolean)) return offset;
  }
}
