import * as v from 'valibot';
import type { AppRoute } from '../app/routes';
import { parseNamed, type RuntimeConfig } from '@ninefold/contracts';
import type { RemotePage } from './remote-pages';

/** `files.json` of the shell's build: the files of each named chunk. */
export type ShellFiles = Readonly<Record<string, readonly string[]>>;

/** What a page may hint at of a deployed remote: absolute URLs. */
export interface DeployedRemote {
  readonly manifest: string;
  /** The entry and the scripts of the exposed app. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** Everything that the pages are written from. */
export interface Deployment {
  readonly config: RuntimeConfig;
  readonly shellFiles: ShellFiles;
  /** A remote whose manifest could not be read is missing: its pages carry no hints for it, and work. */
  readonly remotes: Partial<Record<string, DeployedRemote>>;
  /** Addresses below the remotes' prefixes of which a remote says more than its prefix does. */
  readonly remotePages: readonly RemotePage[];
  /** The days of the archive that get a page of their own, YYYY-MM-DD. */
  readonly days: readonly string[];
  /** Origins that remotes may be loaded from. */
  readonly remoteOrigins: readonly string[];
  /** Whether a person may show a remote of their own in the pages: `shell/src/preview`. Never where players are. */
  readonly isPreview: boolean;
  /** The page's first script, as it will stand in the page, and its hash in base64. */
  readonly bootScript: { readonly text: string; readonly sha256: string };
  /** The markup that stands in a route's page until the app takes its place: `render-frame.tsx`. */
  readonly renderFrame: (route: AppRoute) => string;
}

const FilesSchema = v.object({ sync: v.array(v.string()) });

/** What of a remote's manifest the hints are made from; the build of a remote writes it. */
const HintedSchema = v.object({
  metaData: v.object({ remoteEntry: v.object({ name: v.string(), path: v.string() }) }),
  exposes: v.array(v.object({ name: v.string(), assets: v.object({ js: FilesSchema, css: FilesSchema }) })),
});

/**
 * @param url where the manifest is served from; the files are beside it
 * @param json the manifest itself
 * @throws TypeError when it is not a manifest
 */
export function readDeployedRemote(url: string, json: unknown): DeployedRemote {
  const { metaData, exposes } = parseNamed(HintedSchema, json, url);
  const app = exposes.find(({ name }) => name === 'App');
  const beside = (file: string) => new URL(file, url).href;
  const entry = metaData.remoteEntry.path + metaData.remoteEntry.name;
  return {
    manifest: url,
    scripts: [entry, ...(app?.assets.js.sync ?? [])].map(beside),
    styles: (app?.assets.css.sync ?? []).map(beside),
  };
}
