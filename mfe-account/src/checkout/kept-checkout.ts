import {
  CHECKOUT_ENTRY_TTL_MS,
  PlanKeySchema,
  type PlanKey,
  type StoredPurchaseId,
  type StoredSecureEntry,
} from 'shared-contracts';
import * as z from 'zod/mini';

/** A checkout that a guest began in this tab. */
export interface KeptCheckout {
  readonly sessionId: string;
  readonly tier: PlanKey;
}

/** The shell removes entries of session storage with a `ttl` that is over, when it starts. */
const SESSION_KEY = 'account:secure:checkout-session';
const TIER_KEY = 'account:secure:subscription-tier';
const PURCHASE_KEY = 'account:purchase';

const EntrySchema: z.ZodMiniType<StoredSecureEntry> = z.object({
  value: z.string(),
  timestamp: z.number(),
  ttl: z.number(),
});
const PurchaseIdSchema: z.ZodMiniType<StoredPurchaseId> = z.uuid();

/** A browser may forbid storage. Then a reload begins anew, and nothing else is lost. */
function withStorage<Value>(access: () => Value): Value | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}

export function keepCheckout({ sessionId, tier }: KeptCheckout): void {
  const write = (key: string, text: string) => {
    const entry: StoredSecureEntry = { value: btoa(text), timestamp: Date.now(), ttl: CHECKOUT_ENTRY_TTL_MS };
    sessionStorage.setItem(key, JSON.stringify(entry));
  };
  withStorage(() => {
    write(SESSION_KEY, sessionId);
    write(TIER_KEY, tier);
  });
}

export function readKeptCheckout(): KeptCheckout | undefined {
  const read = (key: string) => {
    const { value, timestamp, ttl } = EntrySchema.parse(JSON.parse(sessionStorage.getItem(key) ?? ''));
    if (timestamp + ttl < Date.now()) throw new Error('It is too old.');
    return atob(value);
  };
  return withStorage(() => ({ sessionId: read(SESSION_KEY), tier: PlanKeySchema.parse(read(TIER_KEY)) }));
}

/** The id of the purchase that a guest began in this browser, if there is one. */
export const keptPurchaseId = (): StoredPurchaseId | undefined =>
  withStorage(() => PurchaseIdSchema.parse(localStorage.getItem(PURCHASE_KEY)));

/** The random id of a guest's purchase in this browser: tabs that send the same one get the same checkout. */
export function purchaseId(): StoredPurchaseId {
  const kept = keptPurchaseId();
  if (kept) return kept;
  const id = crypto.randomUUID();
  withStorage(() => localStorage.setItem(PURCHASE_KEY, id));
  return id;
}

/** After the purchase has found its account, or was found to be none: the next one is another purchase. */
export function forgetCheckout(): void {
  withStorage(() => {
    sessionStorage.removeItem(SESSION_KEY);
    sessionStorage.removeItem(TIER_KEY);
    localStorage.removeItem(PURCHASE_KEY);
  });
}
