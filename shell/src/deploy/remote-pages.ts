import * as v from 'valibot';
import { parseNamed } from '@ninefold/contracts';
import { findRoute } from '../app/find-route';

/** Published next to a remote's manifest to describe paths below its prefix. */
export const PAGES_FILE = 'pages.json';

const TextSchema = v.pipe(v.string(), v.trim(), v.nonEmpty());
const PagesSchema = v.array(v.object({ path: v.string(), title: TextSchema, description: TextSchema }));

/** A path below a prefix, with its title and description. */
export type RemotePage = Readonly<v.InferOutput<typeof PagesSchema>[number]>;

/** Each segment must be a valid file name, on case-sensitive hosts and others. */
const PLAIN_PATH = /^(\/[a-z0-9-]+)+$/;

/**
 * Parses a remote's `pages.json`. Only the remote knows which paths exist below its prefix, but it must not describe
 * those of the shell or of other remotes.
 * @param url URL of the file, for errors
 * @throws when it is malformed, or names a foreign or duplicate path
 */
export function readRemotePages(url: string, remote: string, json: unknown): readonly RemotePage[] {
  const pages = parseNamed(PagesSchema, json, url);
  const seen = new Set<string>();
  for (const { path } of pages) {
    if (!PLAIN_PATH.test(path))
      throw new Error(`${url}: ${path} is not an address of plain segments, like /learn/only-cell`);
    if (!isBelowPrefixOf(remote, path))
      throw new Error(`${url}: ${path} is not below a prefix of ${remote} in the shell's routes`);
    if (seen.has(path)) throw new Error(`${url}: ${path} is there twice`);
    seen.add(path);
  }
  return pages;
}

function isBelowPrefixOf(remote: string, path: string): boolean {
  const { isPrefix, path: prefix, screen } = findRoute(path);
  return isPrefix && path !== prefix && screen.kind === 'remote' && screen.remote === remote;
}
