import gtr from 'semver/ranges/gtr';
import { addressOf } from '../../updates/is-missing-file';
import { copy } from '../failure-copy';
import { VersionMismatch } from './scope-for';

/** Why a remote failed to load, in words for players. */
export interface Cause {
  readonly text: string;
  /** Whether a reload of the page helps, instead of loading the remote again. */
  readonly needsReload?: boolean;
}

/** Never rejects. @param failure the `LoadFailure` of a remote */
export async function diagnose(failure: unknown): Promise<Cause> {
  const older = olderSide(failure);
  if (older === 'page') return { text: copy.pageIsOlder, needsReload: true };
  if (older === 'remote') return { text: copy.remoteIsOlder };
  const blocked = await blockedOrigin(addressOf(failure));
  if (blocked) return { text: copy.blocked(blocked) };
  return { text: copy.unloaded, needsReload: MODULE.test(String(failure)) };
}

/** As the containers of webpack and other builders say it. */
const MISMATCH = /version (\d[\w.-]*) of shared (?:singleton )?module .*\(required ([^)]+)\)/;

/**
 * How browsers say that an ES module failed: Chrome, Firefox and Safari. They keep the failure for as long as the page, so
 * that loading it again fails at once.
 */
const MODULE = /dynamically imported module|Importing a module script failed/i;

function olderSide(error: unknown): 'page' | 'remote' | undefined {
  if (!(error instanceof Error)) return undefined;
  // A screen that shows nothing at an address of the shell's own table.
  if (error.cause === 'empty') return 'remote';
  if (error instanceof VersionMismatch) return error.olderSide;
  const older = olderSide(error.cause);
  if (older) return older;
  const [, version = '', range = ''] = MISMATCH.exec(error.message) ?? [];
  if (version) return gtr(version, range) ? 'remote' : 'page';
  return /shared (singleton )?module/i.test(error.message) ? 'page' : undefined;
}

/** The origin of a file if the page's security policy forbids to load it. */
async function blockedOrigin(address: string | undefined): Promise<string | undefined> {
  if (!address) return undefined;
  const { origin } = new URL(address, location.href);
  let isBlocked = false;
  const onViolation = ({ blockedURI }: SecurityPolicyViolationEvent) => {
    isBlocked ||= blockedURI.startsWith(origin);
  };
  document.addEventListener('securitypolicyviolation', onViolation);
  try {
    await fetch(address, { method: 'HEAD', cache: 'no-store' });
  } catch {
    // The event is dispatched in a task of its own.
    await new Promise((resolve) => setTimeout(resolve));
  }
  document.removeEventListener('securitypolicyviolation', onViolation);
  return isBlocked ? origin : undefined;
}
