import { CHECKOUT_ENTRIES, storeRecord, checkoutEntry } from '@ninefold/contracts';

/** What the payment provider's page leaves in the address that it leads back to. */
const LEFT_BY_CHECKOUT = ['session_id', 'tier', 'user_id'];

/**
 * Takes the checkout out of the address and into the storage of this tab, where the account finds it, also after a reload.
 * Others may see an address, and the history of a browser. Where storage is forbidden the address stays as it is.
 */
export function storeArrivingCheckout(): void {
  const url = new URL(window.location.href);
  const { searchParams: query } = url;
  // Any other address with a session is somebody's invention, and must not replace the checkout of this tab.
  if (!url.pathname.startsWith('/signup') || !query.has('session_id')) return;
  const entry = (name: string) => checkoutEntry(btoa(query.get(name) ?? ''));
  try {
    const isStored = storeRecord(sessionStorage, CHECKOUT_ENTRIES.session, entry('session_id'));
    if (!isStored || !storeRecord(sessionStorage, CHECKOUT_ENTRIES.tier, entry('tier'))) return;
  } catch {
    return;
  }
  for (const name of LEFT_BY_CHECKOUT) query.delete(name);
  window.history.replaceState(window.history.state, '', url.href);
}
