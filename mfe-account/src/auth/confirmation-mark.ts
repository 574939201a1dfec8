/**
 * The link in a verification mail opens a tab of its own and signs nobody in. This mark lets the tab that waits for
 * it, in the same browser, go on. It proves nothing: signing in does.
 */
const KEY = 'email-confirmed';

/** A browser that forbids storage only loses the convenience. */
function withStorage<T>(access: (storage: Storage) => T): T | undefined {
  try {
    return access(window.localStorage);
  } catch {
    return undefined;
  }
}

export const leaveConfirmationMark = () => withStorage((storage) => storage.setItem(KEY, 'true'));
export const hasConfirmationMark = () => withStorage((storage) => storage.getItem(KEY)) === 'true';
export const removeConfirmationMark = () => withStorage((storage) => storage.removeItem(KEY));
