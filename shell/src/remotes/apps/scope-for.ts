import gtr from 'semver/ranges/gtr';
import maxSatisfying from 'semver/ranges/max-satisfying';
import type { RemoteManifest, ShareScope } from '../container';
import { addRouter } from './add-router';

/** Says which side is too old: a reload helps if it is this page. */
export class VersionMismatch extends Error {
  constructor(
    readonly olderSide: 'page' | 'remote',
    message: string,
  ) {
    super(message);
  }
}

/**
 * The scope for one remote: of every module, only the version that its manifest asks for. Builders disagree about what
 * happens with several versions: some take the highest of a singleton and fail, and Vite's plugin continues with the
 * wrong one.
 * @throws VersionMismatch when the page has no version that fits
 */
export function scopeFor({ shared }: Pick<RemoteManifest, 'shared'>, page: ShareScope): ShareScope {
  const scope = addRouter(page);
  const narrowed = { ...scope };
  for (const { name, requiredVersion } of shared) {
    const versions = scope[name];
    if (!versions || !requiredVersion) continue;
    const fitting = fittingVersion(name, Object.keys(versions), requiredVersion);
    if (fitting) narrowed[name] = { [fitting]: versions[fitting]! };
  }
  return narrowed;
}

/** undefined for a range that cannot be read, which the remote's own code has to decide about. */
function fittingVersion(name: string, versions: readonly string[], range: string): string | undefined {
  try {
    const fitting = maxSatisfying(versions, range);
    if (fitting) return fitting;
    const isPageNewer = versions.every((version) => gtr(version, range));
    throw new VersionMismatch(
      isPageNewer ? 'remote' : 'page',
      `No version of the shared module ${name} fits (required ${range}, the page has ${versions.join(', ')})`,
    );
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}
