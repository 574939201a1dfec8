import {
  CHECKOUT_ENTRIES,
  isNewer,
  storeRecord,
  PlanKeySchema,
  checkoutEntry,
  type PlanKey,
  type StoredPurchaseId,
  type CheckoutEntry,
  type TextKey,
} from '@ninefold/contracts';
import { randomId } from '@ninefold/web/storage';
import * as v from 'valibot';

/** A checkout that a guest started in this tab. */
export interface StoredCheckout {
  readonly sessionId: string;
  /** Optional, because the session alone identifies the payment. */
  readonly tier?: PlanKey | undefined;
}

const PURCHASE_KEY = 'account:purchase';

const EntrySchema: v.GenericSchema<unknown, CheckoutEntry> = v.object({
  value: v.string(),
  timestamp: v.number(),
  ttl: v.number(),
});
const PurchaseIdSchema: v.GenericSchema<unknown, StoredPurchaseId> = v.pipe(v.string(), v.uuid());

/** When the browser blocks storage, a reload starts over, without other effects. */
function withStorage<Value>(access: () => Value): Value | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}

export function storeCheckout({ sessionId, tier }: StoredCheckout): void {
  withStorage(() => {
    storeRecord(sessionStorage, CHECKOUT_ENTRIES.session, checkoutEntry(btoa(sessionId)));
    if (tier) storeRecord(sessionStorage, CHECKOUT_ENTRIES.tier, checkoutEntry(btoa(tier)));
    else sessionStorage.removeItem(CHECKOUT_ENTRIES.tier);
  });
}

/** The shell removes expired entries when it starts. */
function readEntry(key: string): string {
  const text = sessionStorage.getItem(key) ?? '';
  const { value, timestamp, ttl } = v.parse(EntrySchema, JSON.parse(text));
  if (timestamp + ttl < Date.now() || isNewer(text))
    throw new Error('The entry has expired, or a newer build wrote it.');
  return atob(value);
}

export function readStoredCheckout(): StoredCheckout | undefined {
  return withStorage(() => ({
    sessionId: readEntry(CHECKOUT_ENTRIES.session),
    tier: withStorage(() => v.parse(PlanKeySchema, readEntry(CHECKOUT_ENTRIES.tier))),
  }));
}

/**
 * The query of a URL, with the checkout that the shell moved from it into storage. A checkout in the query itself wins:
 * it stays there when storage is blocked.
 */
export function queryWithStoredCheckout(search: string): URLSearchParams {
  const query = new URLSearchParams(search);
  const sessionId = query.has('session_id')
    ? undefined
    : withStorage(() => readEntry(CHECKOUT_ENTRIES.session));
  if (!sessionId) return query;
  query.set('session_id', sessionId);
  const tier = withStorage(() => readEntry(CHECKOUT_ENTRIES.tier));
  if (tier) query.set('tier', tier);
  return query;
}

/** Removes the checkout from a URL of this site if this tab has stored it. */
export function urlWithoutStoredCheckout(address: string): string {
  const [pathname = '', search = ''] = address.split('?');
  const query = new URLSearchParams(search);
  const stored = withStorage(() => readEntry(CHECKOUT_ENTRIES.session));
  if (!stored || query.get('session_id') !== stored) return address;
  for (const name of ['session_id', 'tier']) query.delete(name);
  const left = query.toString();
  return left ? `${pathname}?${left}` : pathname;
}

/** The purchase id of the purchase that was started in this browser, if any. */
export const storedPurchaseId = (): StoredPurchaseId | undefined =>
  withStorage(() => v.parse(PurchaseIdSchema, localStorage.getItem(PURCHASE_KEY)));

/** A random key for a guest's purchase in this browser. Tabs that send the same key get the same checkout. */
export function purchaseId(): StoredPurchaseId {
  const stored = storedPurchaseId();
  if (stored) return stored;
  const id = randomId();
  withStorage(() => localStorage.setItem(PURCHASE_KEY satisfies TextKey, id));
  return id;
}

/** To be called when the purchase has an account or turned out invalid: the next one gets a new key. */
export function clearCheckout(): void {
  withStorage(() => {
    for (const key of Object.values(CHECKOUT_ENTRIES)) sessionStorage.removeItem(key);
    localStorage.removeItem(PURCHASE_KEY);
  });
}
