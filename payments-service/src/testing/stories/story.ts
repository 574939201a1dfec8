import type { PaymentsTest } from '../start-payments';
import type { Steps } from './steps';

/** The price of the plan, in cents. */
export const PRICE = 4_999;

/** What a story leaves behind. */
export interface Ending {
  /** The checkouts that somebody completed. */
  readonly sessions: readonly string[];
  /** Whose plan is looked at; null without an account. */
  readonly accountId: string | null;
}

/** A way in which money arrives, and what must become of it. */
export interface Story {
  readonly story: string;
  readonly run: (steps: Steps, service: PaymentsTest) => Promise<Ending>;
  /** Cents of each paid invoice without what was refunded, in ascending order: a plan is granted for it, or all of it is sent back. */
  readonly amounts: readonly number[];
  /** Whether the plan of the account is open at the end; null without an account. */
  readonly isOpen: boolean | null;
  /** The kinds of the mails. */
  readonly told: readonly string[];
  /** Mails only while they are true: not if the event arrives after something else has happened. */
  readonly toldInTime?: readonly string[];
}

export const endingOf = (accountId: string | null, ...sessions: string[]): Ending => ({
  accountId,
  sessions,
});
