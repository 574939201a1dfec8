/** Removes what the remotes stored on this device for a user: it has the user's id in its key or in its value. */
export function forgetOnDevice(userId: string): void {
  forgetIn(() => window.localStorage, userId);
  forgetIn(() => window.sessionStorage, userId);
}

function forgetIn(open: () => Storage, userId: string): void {
  try {
    const storage = open();
    for (const key of Object.keys(storage)) {
      if (key.includes(userId) || storage.getItem(key)?.includes(userId)) storage.removeItem(key);
    }
  } catch {
    // A browser that forbids storage has nothing to forget.
  }
}
