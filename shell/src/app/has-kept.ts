import type { RemoteName } from 'shared-contracts';

/** Whether a remote has anything on this device: what it stores begins with its name and a colon. */
export function hasKept(remote: RemoteName): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(`${remote}:`));
  } catch {
    return false;
  }
}
