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
import * as v from 'valibot';

/** A checkout that a guest began in this tab. */
export interface StoredCheckout {
  readonly sessionId: string;
  /** Where it is known: the payment is found by its session alone. */
  readonly tier?: PlanKey | undefined;
}

const PURCHASE_KEY = 'account:purchase';

const EntrySchema: v.GenericSchema<unknown, CheckoutEntry> = v.object({
  value: v.string(),
  timestamp: v.number(),
  ttl: v.number(),
});
const PurchaseIdSchema: v.GenericSchema<unknown, StoredPurchaseId> = v.pipe(v.string(), v.uuid());

/** A browser may forbid storage. Then a reload begins anew, and nothing else is lost. */
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

/** The shell removes entries whose time is over, when it starts. */
function readEntry(key: string): string {
  const text = sessionStorage.getItem(key) ?? '';
  const { value, timestamp, ttl } = v.parse(EntrySchema, JSON.parse(text));
  if (timestamp + ttl < Date.now() || isNewer(text)) throw new Error('It is too old, or too new.');
  return atob(value);
}

export function readStoredCheckout(): StoredCheckout | undefined {
  return withStorage(() => ({
    sessionId: readEntry(CHECKOUT_ENTRIES.session),
    tier: withStorage(() => v.parse(PlanKeySchema, readEntry(CHECKOUT_ENTRIES.tier))),
  }));
}

/**
 * The query of an address with the checkout that the shell took out of it. A query that names one itself stays: the
 * browser forbids storage.
 */
export function queryWithCheckout(search: string): URLSearchParams {
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

/** An address of this site without its checkout, when the storage of this tab has it. */
export function addressWithoutCheckout(address: string): string {
  const [pathname = '', search = ''] = address.split('?');
  const query = new URLSearchParams(search);
  const stored = withStorage(() => readEntry(CHECKOUT_ENTRIES.session));
  if (!stored || query.get('session_id') !== stored) return address;
  for (const name of ['session_id', 'tier']) query.delete(name);
  const left = query.toString();
  return left ? `${pathname}?${left}` : pathname;
}

/** The id of the purchase that a guest began in this browser, if there is one. */
export const storedPurchaseId = (): StoredPurchaseId | undefined =>
  withStorage(() => v.parse(PurchaseIdSchema, localStorage.getItem(PURCHASE_KEY)));

/** The random id of a guest's purchase in this browser: tabs that send the same one get the same checkout. */
export function purchaseId(): StoredPurchaseId {
  const stored = storedPurchaseId();
  if (stored) return stored;
  const id = crypto.randomUUID();
  withStorage(() => localStorage.setItem(PURCHASE_KEY satisfies TextKey, id));
  return id;
}

/** After the purchase has found its account, or was found to be none: the next one is another purchase. */
export function forgetCheckout(): void {
  withStorage(() => {
    for (const key of Object.values(CHECKOUT_ENTRIES)) sessionStorage.removeItem(key);
    localStorage.removeItem(PURCHASE_KEY);
  });
}
