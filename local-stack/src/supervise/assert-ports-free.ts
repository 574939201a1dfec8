import { freePort } from '../http/free-port';
import { PART_NAMES, type PartName, portTaken } from '../settings/ports';
import type { Settings } from '../settings/read-settings';

/** Browsers try both for `localhost`: a server of another program on either one takes our requests. */
const LOOPBACK = ['127.0.0.1', '::1'];

/** @throws Failure that names the first part whose port is taken and the variables that set another port. */
export async function assertPortsFree({ supabase, stripe, postgres, ports }: Settings): Promise<void> {
  // The local services do not run beside the real ones, and other programs may use their ports then.
  const isAbsent: Partial<Record<PartName, boolean>> = {
    supabase: Boolean(supabase),
    outbox: Boolean(supabase),
    stripe: Boolean(stripe),
    postgres: !postgres,
  };
  for (const name of PART_NAMES.filter((part) => !isAbsent[part])) {
    for (const host of LOOPBACK) {
      // Another error, such as on a machine without IPv6, does not mean that the port is taken.
      await freePort(ports[name], host).catch(({ code }: NodeJS.ErrnoException) => {
        if (code !== 'EADDRINUSE' && code !== 'EACCES') return;
        throw portTaken(name, ports[name]);
      });
    }
  }
}
