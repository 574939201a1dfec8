import * as z from 'zod/mini';
import { PRODUCT_NAME } from './product';

/** What is on sale. The browser shows it, and names a plan by its key alone: what is charged is Stripe's price object. */
export interface Plan {
  readonly name: string;
  readonly description: string;
  /** Cents. */
  readonly amount: number;
  readonly currency: 'usd';
  readonly interval: 'year';
  readonly priceDisplay: string;
  readonly popular: boolean;
  /** Shown, and not on sale yet. */
  readonly comingSoon: boolean;
  readonly features: readonly string[];
}

export const PLAN_KEYS = ['elite'] as const;
export type PlanKey = (typeof PLAN_KEYS)[number];
export const PlanKeySchema = z.enum(PLAN_KEYS);

export type Plans = Readonly<Record<PlanKey, Plan>>;

export const PLANS: Plans = {
  elite: {
    name: 'Elite Access',
    description: `Everything ${PRODUCT_NAME} has, for a year.`,
    amount: 4999,
    currency: 'usd',
    interval: 'year',
    priceDisplay: '$49.99',
    popular: true,
    comingSoon: false,
    features: [
      'Unlimited access to all mathematical challenges',
      'Advanced progress tracking and analytics',
      'Priority customer support',
      'Early access to new features',
      'Ad-free experience',
      'Export your progress data',
    ],
  },
};
