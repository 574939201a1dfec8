import * as v from 'valibot';
import { parseNamed } from '@ninefold/contracts';
import { findRoute } from '../app/find-route';

/** What a remote publishes beside its manifest, when it has more to say of its addresses than its prefix says. */
export const PAGES_FILE = 'pages.json';

const TextSchema = v.pipe(v.string(), v.trim(), v.nonEmpty());
const PagesSchema = v.array(v.object({ path: v.string(), title: TextSchema, description: TextSchema }));

/** An address below a prefix, and what a browser tab, a search result and a shared link say of it. */
export type RemotePage = Readonly<v.InferOutput<typeof PagesSchema>[number]>;

/** Each segment is the name of a file or a folder, on hosts that tell cases apart and on those that do not. */
const PLAIN_PATH = /^(\/[a-z0-9-]+)+$/;

/**
 * Reads a remote's `pages.json`. Only the remote knows which addresses exist below its prefix; it may not speak for
 * those of the shell or of another remote.
 * @param url where the file is served from, for errors
 * @throws when it is of another shape, or names an address that is not the remote's, or one address twice
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
