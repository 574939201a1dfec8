import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Compares in constant time. The digests have one length, so that the length of the key does not show either. */
export function isAdminKey(given: string, key: string): boolean {
  return timingSafeEqual(digest(given), digest(key));
}
