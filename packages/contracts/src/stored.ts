import { CHECKOUT_ENTRY_TTL_MS } from './limits';

/** Records of the shell and of the account remote in the browser's storage. */

/** What a person chose on this device. */
export interface StoredPreferences {
  soundEnabled: boolean;
  /** null follows the system's setting. */
  darkMode: boolean | null;
}

/** A random number from 0 to 1 per device: below a canary's share, the device gets the canary. */
export type StoredCohort = string;

/** Random id in the link of a verification mail: the link signs in only where this id is stored. */
export type StoredSignUpId = string;

/**
 * The invitation that a guest opened: epoch milliseconds, a space, and a path. Verification mails open another tab, so
 * the shell returns to it after the set-up, for a day.
 */
export type StoredInvitation = `${number} ${string}`;

/** Session storage keys of a checkout. */
export const CHECKOUT_ENTRIES = {
  session: 'account:secure:checkout-session',
  tier: 'account:secure:subscription-tier',
} as const;

/** Removed by the shell after `ttl`. */
export interface CheckoutEntry {
  /** Base64. */
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

/** Random, without personal data. */
export type StoredPurchaseId = string;
