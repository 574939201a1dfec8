import type { Plans, SentEvent } from '@ninefold/contracts';
import type Stripe from 'stripe';
import type { Config } from '../config/read-config';
import type { DatabaseClient } from '../database/create-database';

/** What everything that has to do with money is made of. */
export interface PaymentParts {
  readonly config: Pick<Config, 'prices' | 'pastPrices' | 'shellUrl'>;
  readonly plans: Plans;
  readonly stripe: Stripe;
  readonly database: DatabaseClient;
}

/** The event of Stripe that causes a call; null when a person or a command does. */
export type Cause = SentEvent | null;

/** What came of an event. `ignored`: it is about nothing of this product. */
export type EventOutcome = 'done' | 'seen-before' | 'ignored';
