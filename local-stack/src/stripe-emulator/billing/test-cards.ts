/** What happens when a customer is charged. */
export type CardBehavior = 'succeeds' | 'declines' | 'renewal_declines' | 'pays_later';

/** Not a card: the payment succeeds or fails after the checkout, when a test says so. */
export const PAY_LATER = 'pay_later';

/** Asks for a confirmation before it is charged. */
export const SECOND_STEP = '4000002760003184';

/** The numbers are Stripe's own test cards. */
const BEHAVIORS: Readonly<Record<string, CardBehavior>> = {
  '4242424242424242': 'succeeds',
  '4000000000000002': 'declines',
  [SECOND_STEP]: 'succeeds',
  '4000000000000341': 'renewal_declines',
  [PAY_LATER]: 'pays_later',
};

/** A number as it was typed, without its spaces. */
export const digitsOf = (number: string): string => number.replaceAll(/[\s-]/g, '');

/** What a test card does; undefined for every other number. */
export const behaviorOf = (number: string): CardBehavior | undefined => BEHAVIORS[digitsOf(number)];
