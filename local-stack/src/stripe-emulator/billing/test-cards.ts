/** What happens when a payment method is charged. */
export type CardBehavior = 'succeeds' | 'declines' | 'renewal_declines' | 'pays_later';

export interface TestCard {
  readonly number: string;
  readonly behavior: CardBehavior;
  readonly brand: 'visa' | 'mastercard' | 'bank';
  /** True: the bank asks for a confirmation before it pays. */
  readonly needsSecondStep: boolean;
}

const card = (number: string, behavior: CardBehavior, needsSecondStep = false): TestCard => ({
  number,
  behavior,
  brand: number.startsWith('5') ? 'mastercard' : 'visa',
  needsSecondStep,
});

/** Not a card: the payment succeeds or fails after the checkout, when a test says so. */
export const PAY_LATER: TestCard = {
  number: 'pay_later',
  behavior: 'pays_later',
  brand: 'bank',
  needsSecondStep: false,
};

/** The numbers are Stripe's own test cards. */
const TEST_CARDS: readonly TestCard[] = [
  card('4242424242424242', 'succeeds'),
  card('5555555555554444', 'succeeds'),
  card('4000000000000002', 'declines'),
  card('4000002760003184', 'succeeds', true),
  card('4000000000000341', 'renewal_declines'),
  PAY_LATER,
];

/** The test card with this number, which may have spaces; undefined for every other card. */
export function testCard(number: string): TestCard | undefined {
  const digits = number.replaceAll(/[\s-]/g, '');
  return TEST_CARDS.find((candidate) => candidate.number === digits);
}
