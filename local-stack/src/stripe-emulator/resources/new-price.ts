import type { Emulator } from '../emulator';
import { newId } from '../state/ids';
import type { Metadata, Price, Product } from '../state/stored';

interface ProductDetails {
  readonly id?: string | undefined;
  readonly name: string;
  readonly description?: string | undefined;
  readonly active?: boolean | undefined;
  readonly metadata?: Metadata | undefined;
}

export function newProduct(emulator: Emulator, details: ProductDetails): Product {
  const now = emulator.now();
  const product: Product = {
    id: details.id ?? newId('prod'),
    object: 'product',
    active: details.active ?? true,
    created: now,
    default_price: null,
    description: details.description ?? null,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: details.metadata ?? {},
    name: details.name,
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: null,
    tax_details: null,
    type: 'service',
    unit_label: null,
    updated: now,
    url: null,
  };
  emulator.resources.products[product.id] = product;
  emulator.emit('product.created', product);
  return product;
}

interface PriceDetails {
  readonly id?: string | undefined;
  readonly product: string;
  /** Cents. */
  readonly unitAmount: number;
  readonly currency: string;
  readonly recurring?:
    | { readonly interval: 'day' | 'week' | 'month' | 'year'; readonly interval_count?: number | undefined }
    | undefined;
  readonly nickname?: string | undefined;
  readonly lookupKey?: string | undefined;
  readonly active?: boolean | undefined;
  readonly metadata?: Metadata | undefined;
}

export function newPrice(emulator: Emulator, details: PriceDetails): Price {
  const { recurring } = details;
  const price: Price = {
    id: details.id ?? newId('price'),
    object: 'price',
    active: details.active ?? true,
    billing_scheme: 'per_unit',
    created: emulator.now(),
    currency: details.currency,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: details.lookupKey ?? null,
    metadata: details.metadata ?? {},
    nickname: details.nickname ?? null,
    product: details.product,
    recurring: recurring
      ? {
          interval: recurring.interval,
          interval_count: recurring.interval_count ?? 1,
          meter: null,
          trial_period_days: null,
          usage_type: 'licensed',
        }
      : null,
    tax_behavior: 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: recurring ? 'recurring' : 'one_time',
    unit_amount: details.unitAmount,
    unit_amount_decimal: String(details.unitAmount),
  };
  emulator.resources.prices[price.id] = price;
  emulator.emit('price.created', price);
  return price;
}
