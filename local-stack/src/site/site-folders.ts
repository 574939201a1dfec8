import path from 'node:path';
import { type WebPart, WEB_PARTS } from '../settings/ports';

/** The folder that each origin serves. */
export type SiteFolders = Readonly<Record<WebPart, string>>;

export const siteFolders = (site: string): SiteFolders =>
  Object.fromEntries(WEB_PARTS.map((part) => [part, path.join(site, part)])) as SiteFolders;
