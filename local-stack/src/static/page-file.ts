import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Request path → built file, as a CDN serves it: below a prefix of `_redirects` the prefix's page, else an address
 * without an extension is a page of its own.
 * @param root folder of the built files; the pages' writer leaves `_redirects` there
 */
export function pageFileOf(root: string, requestPath: string): string {
  const prefix = prefixesIn(path.join(root, '_redirects')).find((known) => requestPath.startsWith(known));
  if (prefix) return `${prefix.slice(0, -1)}.html`;
  if (path.extname(requestPath) !== '') return requestPath;
  const address = requestPath.replace(/\/+$/, '');
  return address === '' ? '/index.html' : `${address}.html`;
}

/** `/learn/* /learn.html 200` gives `/learn/`. Read at each request: another deployment may have other prefixes. */
function prefixesIn(redirectsFile: string): readonly string[] {
  if (!existsSync(redirectsFile)) return [];
  const lines = readFileSync(redirectsFile, 'utf8').split('\n');
  return lines.flatMap((line) => /^(\/\S*\/)\* /.exec(line)?.[1] ?? []);
}
