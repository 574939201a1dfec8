import path from 'node:path';

/** Request path → built file: an address without an extension is a page, as a CDN serves it. */
export function pageFileOf(requestPath: string): string {
  if (path.extname(requestPath) !== '') return requestPath;
  const address = requestPath.replace(/\/+$/, '');
  return address === '' ? '/index.html' : `${address}.html`;
}
