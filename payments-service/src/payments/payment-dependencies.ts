import type { Plans, SentEvent } from '@ninefold/contracts';
import type { Logger } from 'pino';
import type Stripe from 'stripe';
import type { Config } from '../config/read-config';
import type { DatabaseClient } from '../database/create-database';

/** What every function that handles payments needs. */
export interface PaymentDependencies {
  readonly config: Pick<Config, 'prices' | 'pastPrices' | 'discounts' | 'shellUrl'>;
  readonly plans: Plans;
  readonly stripe: Stripe;
  readonly database: DatabaseClient;
  readonly logger: Pick<Logger, 'error' | 'info' | 'warn'>;
}

/** The Stripe event that triggers a change; null when a person or a command does. */
export type Cause = SentEvent | null;

/** `ignored`: the event does not concern this product. */
export type EventOutcome = 'done' | 'seen-before' | 'ignored';
