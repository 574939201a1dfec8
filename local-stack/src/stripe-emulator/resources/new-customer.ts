import type { Emulator } from '../emulator';
import { newId } from '../state/ids';
import type { Customer, Metadata } from '../state/stored';

interface CustomerDetails {
  readonly email: string | null;
  readonly name?: string | null | undefined;
  readonly description?: string | null | undefined;
  readonly phone?: string | null | undefined;
  readonly metadata?: Metadata | undefined;
}

/** Makes a customer. Two customers can have the same email, as at Stripe. */
export function newCustomer(emulator: Emulator, details: CustomerDetails): Customer {
  const customer: Customer = {
    id: newId('cus'),
    object: 'customer',
    address: null,
    balance: 0,
    created: emulator.now(),
    currency: null,
    customer_account: null,
    default_source: null,
    delinquent: false,
    description: details.description ?? null,
    discount: null,
    email: details.email,
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: details.metadata ?? {},
    name: details.name ?? null,
    phone: details.phone ?? null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
  };
  emulator.resources.customers[customer.id] = customer;
  emulator.emit('customer.created', customer);
  return customer;
}
