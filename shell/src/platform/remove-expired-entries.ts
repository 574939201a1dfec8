/** What may be kept in session storage for a while: `timestamp` and `ttl` in milliseconds. */
interface ExpiringEntry {
  timestamp: number;
  ttl: number;
}

/** Removes what has outlived its time from session storage. Entries without a time to live are somebody else's. */
export function removeExpiredEntries(now: number): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      const entry = parseEntry(sessionStorage.getItem(key));
      if (entry && entry.timestamp + entry.ttl < now) sessionStorage.removeItem(key);
    }
  } catch (error) {
    console.error('Failed to cleanup expired storage', error);
  }
}

function parseEntry(text: string | null): ExpiringEntry | null {
  try {
    const entry = JSON.parse(text ?? '') as Partial<ExpiringEntry> | null;
    return typeof entry?.timestamp === 'number' && typeof entry.ttl === 'number'
      ? (entry as ExpiringEntry)
      : null;
  } catch {
    return null;
  }
}
