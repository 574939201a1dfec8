import type { CheckoutEntry } from '@ninefold/contracts';

/** Removes expired entries from session storage. Entries without an expiry are not the shell's. */
export function removeExpiredEntries(now: number): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (expiresAt(sessionStorage.getItem(key)) < now) sessionStorage.removeItem(key);
    }
  } catch (error) {
    console.error('Failed to cleanup expired storage', error);
  }
}

/** @returns epoch milliseconds; NaN or Infinity for an entry that never expires */
function expiresAt(entry: string | null): number {
  try {
    const { timestamp, ttl } = JSON.parse(entry ?? '') as Partial<CheckoutEntry>;
    return Number(timestamp) + Number(ttl);
  } catch {
    return Infinity;
  }
}
