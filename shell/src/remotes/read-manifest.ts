import { read } from 'shared-contracts';
import { fetchJson } from '../config/run-time-files';

/** What the federation runtime needs to know of a remote. */
export interface RemoteManifest {
  readonly name: string;
  /** Absolute URL of the remote's entry script. */
  readonly entry: string;
  /** The global variable in which the entry leaves its container. */
  readonly entryGlobalName: string;
}

/** The part of `mf-manifest.json` that is used here; the remote's build writes it. */
const readFile = read.object({
  name: read.text,
  metaData: read.object({
    globalName: read.text,
    remoteEntry: read.object({ name: read.text, path: read.text }),
  }),
});

/**
 * Reads a remote's `mf-manifest.json`. The federation runtime could do it, but it keeps a broken response while the
 * page lives, and knows no timeout.
 * @throws an error that names the file, when it cannot be read or is not a manifest
 */
export async function readManifest(url: string, init?: RequestInit): Promise<RemoteManifest> {
  const { name, metaData } = readFile(await fetchJson(url, init), url);
  const { path, name: entry } = metaData.remoteEntry;
  return {
    name,
    entry: new URL(path + entry, new URL(url, location.href)).href,
    entryGlobalName: metaData.globalName,
  };
}
