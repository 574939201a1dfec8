import { CHECKOUT_ENTRY_TTL_MS } from './limits';

/** What the shell and the account keep in the browser's storage, and read back from there. */

/** What a person chose on this device. */
export interface StoredPreferences {
  soundEnabled: boolean;
  /** null follows the system's setting. */
  darkMode: boolean | null;
}

/** A number from 0 to 1, drawn once on a device: a device below the share of a canary gets it. */
export type StoredCohort = string;

/** The link of a verification mail was opened in this browser. Without the record it was not. */
export type StoredEmailConfirmation = 'true';

/** A random id that the link of a sign-up's mail brings back: it signs in where it was signed up, and nowhere else. */
export type StoredSignUpId = string;

/**
 * The page of an invitation that a guest opened: epoch milliseconds, a space, and its path. The mail of a sign-up opens another
 * tab, and the shell leads there from the end of the set-up, for a day.
 */
export type StoredInvitation = `${number} ${string}`;

/** Of a checkout, in session storage: the id of its session, and its tier. */
export const CHECKOUT_ENTRIES = {
  session: 'account:secure:checkout-session',
  tier: 'account:secure:subscription-tier',
} as const;

/** One of the entries above. The shell removes it after its time. */
export interface CheckoutEntry {
  /** In base64. */
  value: string;
  /** Epoch milliseconds. */
  timestamp: number;
  /** Milliseconds. */
  ttl: number;
}

/** @param value in base64 */
export const checkoutEntry = (value: string): CheckoutEntry => ({
  value,
  timestamp: Date.now(),
  ttl: CHECKOUT_ENTRY_TTL_MS,
});

/** The random id of a guest's purchase: it says nothing of the guest. */
export type StoredPurchaseId = string;
