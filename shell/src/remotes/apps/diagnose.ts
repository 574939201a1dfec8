import gtr from 'semver/ranges/gtr';
import { parseUrl, timeoutSignal } from '@ninefold/web/network';
import { addressOf } from '../../updates/is-missing-file';
import { copy as remotesCopy } from '../copy';
import { copy } from '../failure-copy';
import { VersionMismatch } from './scope-for';

/** Why a remote failed to load, in words for players. */
export interface Cause {
  readonly text: string;
  /** Whether a reload of the page helps, instead of loading the remote again. */
  readonly needsReload?: boolean;
}

/**
 * Never rejects.
 * @param name of the remote
 * @param failure its `LoadFailure`
 */
export async function diagnose(name: string, failure: unknown): Promise<Cause> {
  const older = olderSide(failure);
  if (older === 'page') return { text: copy.pageIsOlder, needsReload: true };
  if (older === 'remote') return { text: copy.remoteIsOlder };
  const blocked = await blockedOrigin(addressOf(failure));
  if (blocked) return { text: copy.blocked(blocked) };
  return { text: remotesCopy.unloaded, needsReload: failsForGood(name, failure) };
}

/** Remotes whose ES modules have failed on this page. */
const failed = new Set<string>();

/**
 * Whether an ES module fails again. A browser remembers for as long as the page that a module failed, and most builders
 * give the files of a retry no new names.
 */
function failsForGood(name: string, failure: unknown): boolean {
  if (!MODULE.test(String(failure))) return false;
  const isRepeated = failed.has(name);
  failed.add(name);
  return isRepeated;
}

/** As the containers of webpack and other builders say it. */
const MISMATCH = /version (\d[\w.-]*) of shared (?:singleton )?module .*\(required ([^)]+)\)/;

/** How browsers say that an ES module failed: Chrome, Firefox and Safari. */
const MODULE = /dynamically imported module|Importing a module script failed/i;

function olderSide(error: unknown): 'page' | 'remote' | undefined {
  if (!(error instanceof Error)) return undefined;
  if (error instanceof VersionMismatch) return error.olderSide;
  const older = olderSide(error.cause);
  if (older) return older;
  const [, version = '', range = ''] = MISMATCH.exec(error.message) ?? [];
  if (version) return gtr(version, range) ? 'remote' : 'page';
  return /shared (singleton )?module/i.test(error.message) ? 'page' : undefined;
}

/** A hanging origin is no reason to keep somebody waiting for one. */
const TIMEOUT_MS = 3_000;

/** The origin of a file if the page's security policy forbids to load it. */
async function blockedOrigin(address: string | undefined): Promise<string | undefined> {
  if (!address) return undefined;
  const { origin } = new URL(address, location.href);
  let isBlocked = false;
  const onViolation = ({ blockedURI }: SecurityPolicyViolationEvent) => {
    isBlocked ||= parseUrl(blockedURI)?.origin === origin;
  };
  document.addEventListener('securitypolicyviolation', onViolation);
  try {
    await fetch(address, { method: 'HEAD', cache: 'no-store', signal: timeoutSignal(TIMEOUT_MS) });
  } catch {
    // The event is dispatched in a task of its own.
    await new Promise((resolve) => setTimeout(resolve));
  }
  document.removeEventListener('securitypolicyviolation', onViolation);
  return isBlocked ? origin : undefined;
}
