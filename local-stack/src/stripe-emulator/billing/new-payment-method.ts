import type { Emulator } from '../emulator';
import { newId } from '../state/ids';
import type { PaymentMethod } from '../state/stored';
import type { TestCard } from './test-cards';

interface Buyer {
  readonly customer: string;
  readonly email: string;
  readonly name: string | null;
}

const VALID_YEARS = 4;

/** Stores the card with a customer, and what happens when it is charged. */
export function newPaymentMethod(emulator: Emulator, card: TestCard, buyer: Buyer): PaymentMethod {
  const last4 = card.behavior === 'pays_later' ? '6789' : card.number.slice(-4);
  const method: PaymentMethod = {
    id: newId('pm'),
    object: 'payment_method',
    billing_details: { address: null, email: buyer.email, name: buyer.name, phone: null, tax_id: null },
    created: emulator.now(),
    customer: buyer.customer,
    customer_account: null,
    livemode: false,
    metadata: {},
    ...(card.behavior === 'pays_later'
      ? { type: 'us_bank_account' }
      : {
          type: 'card',
          card: {
            brand: card.brand,
            checks: null,
            country: 'US',
            display_brand: card.brand,
            exp_month: 12,
            exp_year: new Date(emulator.now() * 1_000).getUTCFullYear() + VALID_YEARS,
            funding: 'credit',
            generated_from: null,
            last4,
            networks: null,
            regulated_status: null,
            three_d_secure_usage: null,
            wallet: null,
          },
        }),
  };
  emulator.resources.paymentMethods[method.id] = method;
  emulator.state.behind.cards[method.id] = card.behavior;
  return method;
}
