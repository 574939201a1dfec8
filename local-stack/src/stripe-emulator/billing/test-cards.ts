/** The outcome of charging a customer. */
export type CardBehavior = 'succeeds' | 'declines' | 'renewal_declines' | 'pays_later';

/** A bank account, whose payment succeeds or fails later, when a test says so. */
export const PAY_LATER = 'pay_later';

/** Requires authentication before it is charged. */
export const SECOND_STEP = '4000002760003184';

/** Stripe's own test card numbers. */
const BEHAVIORS: Readonly<Record<string, CardBehavior>> = {
  '4242424242424242': 'succeeds',
  '4000000000000002': 'declines',
  [SECOND_STEP]: 'succeeds',
  '4000000000000341': 'renewal_declines',
  [PAY_LATER]: 'pays_later',
};

/** The digits of a typed number. */
export const digitsOf = (number: string): string => number.replaceAll(/[\s-]/g, '');

/** The outcome of a test card; undefined for other numbers. */
export const behaviorOf = (number: string): CardBehavior | undefined => BEHAVIORS[digitsOf(number)];
