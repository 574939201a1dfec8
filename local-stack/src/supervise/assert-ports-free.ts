import { once } from 'node:events';
import { createServer } from 'node:net';
import { PART_NAMES, PART_PORTS, type PartName } from '../settings/ports';
import type { Settings } from '../settings/read-settings';
import { Failure } from '../terminal';

/** Browsers try both for `localhost`: a server of another program on either one takes our requests. */
const LOOPBACK = ['127.0.0.1', '::1'];

/** @throws Failure that names the first part whose port is taken and the variables that set another port. */
export async function assertPortsFree(settings: Settings): Promise<void> {
  for (const name of listeningParts(settings)) {
    const port = settings.ports[name];
    for (const host of LOOPBACK) {
      if (!(await isTaken(port, host))) continue;
      throw new Failure(
        `Port ${port} of the part "${name}" is taken: stop what uses it, or set ${PART_PORTS[name].portVariable} or PORT_OFFSET.`,
      );
    }
  }
}

/** The local services do not run beside the real ones, and other programs may use their ports then. */
function listeningParts({ supabase, stripe, postgres }: Settings): readonly PartName[] {
  const absent = new Set<PartName>([
    ...(supabase ? (['supabase', 'outbox'] as const) : []),
    ...(stripe ? (['stripe'] as const) : []),
    ...(postgres ? [] : (['postgres'] as const)),
  ]);
  return PART_NAMES.filter((name) => !absent.has(name));
}

async function isTaken(port: number, host: string): Promise<boolean> {
  const probe = createServer();
  try {
    probe.listen(port, host);
    await once(probe, 'listening');
    return false;
  } catch (error) {
    // Another error, such as on a machine without IPv6, does not mean that the port is taken.
    return ['EADDRINUSE', 'EACCES'].includes((error as NodeJS.ErrnoException).code ?? '');
  } finally {
    probe.close();
  }
}
