import * as v from 'valibot';
import type { AppRoute } from '../app/routes';
import { parseNamed, type RuntimeConfig } from '@ninefold/contracts';
import type { RemotePage } from './remote-pages';

/** `files.json` of the shell's build: the files of each named chunk. */
export type ShellFiles = Readonly<Record<string, readonly string[]>>;

/** Files of a deployed remote that a page may preload, as absolute URLs. */
export interface DeployedRemote {
  readonly manifest: string;
  /** The entry and the scripts of the exposed app. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** By path, or by prefix with a slash at its end. */
  readonly screens: Readonly<Record<string, DeployedScreen>>;
}

/** A screen with a chunk of its own. */
interface DeployedScreen {
  readonly files: readonly string[];
  /** What guests read there first, which a page can show before any of its code has loaded. */
  readonly lead?: string | undefined;
}

/** Everything that the pages are generated from. */
export interface Deployment {
  readonly config: RuntimeConfig;
  /** Origin of the shell, for canonical URLs, which search engines only read when they are absolute. */
  readonly siteUrl: string | undefined;
  readonly shellFiles: ShellFiles;
  /** Without the remotes whose manifest could not be read: their pages work without hints. */
  readonly remotes: Partial<Record<string, DeployedRemote>>;
  /** Names of the remotes of other teams, which are at `/apps/<name>`. */
  readonly apps: readonly string[];
  /** Paths below prefixes for which a remote provides a title and description. */
  readonly remotePages: readonly RemotePage[];
  /** Days of the archive with their own page, as YYYY-MM-DD. */
  readonly days: readonly string[];
  /** Origins that remotes may be loaded from. */
  readonly remoteOrigins: readonly string[];
  /** Whether developers may show their own remote in these pages: see `shell/src/preview`. Never in production. */
  readonly isPreview: boolean;
  /** The text of the inline boot script and its SHA-256 in base64. */
  readonly bootScript: { readonly text: string; readonly sha256: string };
  /** Renders the markup that a page shows until the app starts: `render-frame.tsx`. */
  readonly renderFrame: (route: AppRoute, lead: string) => string;
}

const FilesSchema = v.optional(v.object({ sync: v.optional(v.array(v.string()), []) }), {});

/** The parts of a remote's manifest that hints are made from: the entry, and what other tools write besides. */
const HintedSchema = v.object({
  metaData: v.object({
    remoteEntry: v.object({ name: v.string(), path: v.optional(v.string(), '') }),
  }),
  exposes: v.optional(
    v.array(
      v.object({
        path: v.string(),
        assets: v.optional(v.object({ js: FilesSchema, css: FilesSchema }), {}),
      }),
    ),
    [],
  ),
});

/** Published next to a remote's manifest: what its screens need and say first, by path. */
export const SCREENS_FILE = 'screens.json';

const ScreensSchema = v.record(
  v.string(),
  v.object({ files: v.array(v.string()), lead: v.optional(v.string()) }),
);

/**
 * @param url URL of the manifest; other files are relative to it
 * @param json the manifest itself
 * @param screens the remote's `screens.json`, if it has one
 * @throws TypeError when one of them is malformed
 */
export function readDeployedRemote(url: string, json: unknown, screens: unknown = {}): DeployedRemote {
  const { metaData, exposes } = parseNamed(HintedSchema, json, url);
  const app = exposes.find(({ path }) => path === './App');
  const beside = (file: string) => new URL(file, url).href;
  const entry = metaData.remoteEntry.path + metaData.remoteEntry.name;
  return {
    manifest: url,
    scripts: [entry, ...(app?.assets.js.sync ?? [])].map(beside),
    styles: (app?.assets.css.sync ?? []).map(beside),
    screens: Object.fromEntries(
      Object.entries(parseNamed(ScreensSchema, screens, beside(SCREENS_FILE))).map(
        ([path, { files, lead }]) => [path, { files: files.map(beside), lead }],
      ),
    ),
  };
}
