import type { RemoteName, RuntimeConfig } from 'shared-contracts';

/** What the shell's build lists in `files.json`: each named chunk's files. */
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
  readonly remotes: Partial<Record<RemoteName, DeployedRemote>>;
  /** Origins that remotes may be loaded from. */
  readonly remoteOrigins: readonly string[];
  /** The page's first script, as it will stand in the page, and its hash in base64. */
  readonly bootScript: { readonly text: string; readonly sha256: string };
}
