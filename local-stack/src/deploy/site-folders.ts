import path from 'node:path';
import { REMOTE_NAMES, type RemoteName } from 'shared-contracts';

export type WebPart = 'shell' | RemoteName;

export const WEB_PARTS: readonly WebPart[] = ['shell', ...REMOTE_NAMES];

export const packageOf = (part: WebPart): string => (part === 'shell' ? 'shell' : `mfe-${part}`);

/** What each origin serves. */
export type SiteFolders = Readonly<Record<WebPart, string>>;

export function siteFolders(site: string): SiteFolders {
  return Object.fromEntries(WEB_PARTS.map((part) => [part, path.join(site, part)])) as SiteFolders;
}

/** The shell's files that are written at run time. */
export const RUNTIME_CONFIG = 'config.json';
export const REMOTES_FILE = 'remotes.json';
