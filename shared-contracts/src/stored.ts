/** What the shell and the account keep in the browser's storage, and read back from there. */

/** What a person chose on this device. */
export interface StoredPreferences {
  soundEnabled: boolean;
  /** null follows the system's setting. */
  darkMode: boolean | null;
}

/** The link of a verification mail was opened in this browser. Without the record it was not. */
export type StoredEmailConfirmation = 'true';

/** The session id or the tier of a checkout that a guest began, in session storage. The shell removes it after its time. */
export interface StoredSecureEntry {
  /** In base64. */
  value: string;
  /** Epoch milliseconds. */
  timestamp: number;
  /** Milliseconds. */
  ttl: number;
}

/** The random id of a guest's purchase: it says nothing of the guest. */
export type StoredPurchaseId = string;
