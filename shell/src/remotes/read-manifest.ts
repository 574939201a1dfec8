import { fetchJson } from '../config/fetch-json';

/** What the federation runtime needs to know of a remote. */
export interface RemoteManifest {
  readonly name: string;
  /** Absolute URL of the remote's entry script. */
  readonly entry: string;
  /** The global variable in which the entry leaves its container. */
  readonly entryGlobalName: string;
}

interface ManifestFile {
  name?: unknown;
  metaData?: { globalName?: unknown; remoteEntry?: { name?: unknown; path?: unknown } };
}

/**
 * Reads a remote's `mf-manifest.json`. The shell does it rather than the federation runtime, which keeps a broken
 * answer for as long as the page lives and knows no timeout.
 * @throws when it is not a manifest
 */
export async function readManifest(url: string, init?: RequestInit): Promise<RemoteManifest> {
  const file = (await fetchJson(url, init)) as ManifestFile | null;
  const { globalName, remoteEntry } = file?.metaData ?? {};
  if (
    typeof file?.name !== 'string' ||
    typeof globalName !== 'string' ||
    typeof remoteEntry?.name !== 'string'
  ) {
    throw new Error(`${url} is not a manifest of a remote`);
  }
  const folder = typeof remoteEntry.path === 'string' ? remoteEntry.path : '';
  return {
    name: file.name,
    entry: new URL(folder + remoteEntry.name, new URL(url, location.href)).href,
    entryGlobalName: globalName,
  };
}
