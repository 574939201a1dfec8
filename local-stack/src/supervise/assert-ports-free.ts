import { once } from 'node:events';
import { createServer } from 'node:net';
import { Failure } from '../failure';
import { PART_PORTS, type PartName, type Ports } from '../settings/ports';

/** A server on either loopback address would answer for `localhost` in our place. */
const LOOPBACK = ['127.0.0.1', '::1'];

async function isTaken(port: number, host: string): Promise<boolean> {
  const probe = createServer();
  try {
    probe.listen(port, host);
    await once(probe, 'listening');
    return false;
  } catch (error) {
    // Anything else, such as a machine without IPv6, takes nothing away from us.
    return ['EADDRINUSE', 'EACCES'].includes((error as NodeJS.ErrnoException).code ?? '');
  } finally {
    probe.close();
  }
}

/** @throws Failure that names the first part whose port is taken and the variables that move it. */
export async function assertPortsFree(ports: Ports, names: readonly PartName[]): Promise<void> {
  for (const name of names) {
    const port = ports[name];
    for (const host of LOOPBACK) {
      if (!(await isTaken(port, host))) continue;
      throw new Failure(
        `Port ${port} of the part "${name}" is taken: stop what uses it, or set ${PART_PORTS[name].variable} or PORT_OFFSET.`,
      );
    }
  }
}
