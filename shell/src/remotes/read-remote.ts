import * as v from 'valibot';
import { parseNamed } from '@ninefold/contracts';
import type { PreloadScreen, RemoteApp } from '@ninefold/platform';
import { fetchJson, retryUrl } from '../config/run-time-files';
import type { RemoteManifest } from './container';

/** An exposed module of a remote. */
export interface RemoteModule {
  readonly default: RemoteApp;
  readonly preload?: PreloadScreen;
}

/** What `memo` and `lazy` return is a component too. Elements have props. */
export function isAppModule(loaded: unknown): loaded is RemoteModule {
  const { default: app } = Object(loaded);
  return typeof app === 'function' || (!!app?.$$typeof && !app.props);
}

/** The parts of `mf-manifest.json` that are used here. */
const ManifestSchema = v.object({
  metaData: v.object({
    globalName: v.string(),
    remoteEntry: v.object({ name: v.string(), path: v.string(), type: v.optional(v.string()) }),
  }),
  // Entries of another shape fail when they are read.
  shared: v.optional(v.any() as v.GenericSchema<RemoteManifest['shared']>, []),
});

/**
 * Fetches a remote's `mf-manifest.json`, with a timeout.
 * @throws an error that names the file when it cannot be read or is not a manifest
 */
export async function readManifest(url: string, retry: number): Promise<RemoteManifest> {
  const { metaData, shared } = parseNamed(ManifestSchema, await fetchJson(url, retry), url);
  const { path, name: entry, type } = metaData.remoteEntry;
  const manifest = new URL(url, location.href);
  const { origin, href } = new URL(path + entry, manifest);
  // A manifest decides which file runs, but not whose.
  if (origin !== manifest.origin) throw new Error(`${url}: entry on another origin`);
  return {
    entry: retryUrl(href, retry),
    entryType: type,
    entryGlobalName: metaData.globalName,
    shared,
  };
}
