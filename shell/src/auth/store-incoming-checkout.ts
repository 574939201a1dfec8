import { CHECKOUT_ENTRIES, storeRecord, checkoutEntry } from '@ninefold/contracts';

/** Query parameters of the checkout's return URL. */
const CHECKOUT_PARAMETERS = ['session_id', 'tier', 'user_id'];

/**
 * Moves the checkout from the URL into this tab's storage, where the account remote finds it even after a reload,
 * because others may see the URL and the history. When storage is blocked, the URL stays unchanged.
 */
export function storeIncomingCheckout(): void {
  const url = new URL(window.location.href);
  const { searchParams: query } = url;
  // On other paths, a session id was added by someone else and must not replace this tab's checkout.
  if (!url.pathname.startsWith('/signup') || !query.has('session_id')) return;
  const entry = (name: string) => checkoutEntry(btoa(query.get(name) ?? ''));
  try {
    const isStored = storeRecord(sessionStorage, CHECKOUT_ENTRIES.session, entry('session_id'));
    if (!isStored || !storeRecord(sessionStorage, CHECKOUT_ENTRIES.tier, entry('tier'))) return;
  } catch {
    return;
  }
  for (const name of CHECKOUT_PARAMETERS) query.delete(name);
  window.history.replaceState(window.history.state, '', url.href);
}
