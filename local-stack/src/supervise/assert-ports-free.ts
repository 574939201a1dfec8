import { freePort } from '../http/free-port';
import { PART_NAMES, type PartName, portTaken } from '../settings/ports';
import type { Settings } from '../settings/read-settings';

/** Browsers try both for `localhost`, so another program's server on either one would receive our requests. */
const LOOPBACK = ['127.0.0.1', '::1'];

/** @throws Failure naming the first part whose port is taken, and the variables that change it */
export async function assertPortsFree({ supabase, stripe, postgres, ports }: Settings): Promise<void> {
  // Local services do not run if real ones are configured, so other programs may use their ports.
  const isAbsent: Partial<Record<PartName, boolean>> = {
    supabase: Boolean(supabase),
    outbox: Boolean(supabase),
    smtp: Boolean(supabase),
    stripe: Boolean(stripe),
    postgres: !postgres,
  };
  for (const name of PART_NAMES.filter((part) => !isAbsent[part])) {
    for (const host of LOOPBACK) {
      // Other errors, such as on a machine without IPv6, do not mean that the port is taken.
      await freePort(ports[name], host).catch(({ code }: NodeJS.ErrnoException) => {
        if (code !== 'EADDRINUSE' && code !== 'EACCES') return;
        throw portTaken(name, ports[name]);
      });
    }
  }
}
