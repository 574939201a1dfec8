/** What is on sale. The browser names a plan by its key and never a price; Stripe's price object must agree with this. */
export interface Plan {
  readonly name: string;
  /** Cents. */
  readonly amount: number;
  readonly currency: 'usd';
  readonly interval: 'year';
}

export type PlanKey = 'elite';

export const PLANS: Readonly<Record<PlanKey, Plan>> = {
  elite: { name: 'Elite Access', amount: 4999, currency: 'usd', interval: 'year' },
};
