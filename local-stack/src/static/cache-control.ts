import path from 'node:path';

/** A content hash in the name: the same name never has another content. */
const HASHED = /\.[0-9a-f]{8,}\.[a-z0-9.]+$/;

/** Where everything else is found. One deployment ago it said something else, so that no copy may be kept. */
const RUN_TIME_FILES = new Set(['config.json', 'remotes.json']);

/** What a CDN must say about a file: hashed files for a year, everything else asked for anew each time. */
export function cacheControlOf(file: string): string {
  const name = path.basename(file);
  if (HASHED.test(name)) return 'public, max-age=31536000, immutable';
  return RUN_TIME_FILES.has(name) ? 'no-store' : 'no-cache';
}
