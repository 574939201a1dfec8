import path from 'node:path';

/** A content hash in the name: the same name never has another content. */
const HASHED = /\.[0-9a-f]{8,}\.[a-z0-9.]+$/;

/** What a CDN must say about a file: hashed files for a year, everything else asked for anew each time. */
export function cacheControlOf(file: string): string {
  return HASHED.test(path.basename(file)) ? 'public, max-age=31536000, immutable' : 'no-cache';
}
