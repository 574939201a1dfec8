import { z } from 'zod';
import { get, type Operation, post } from '../api/operation';
import { flag, ignored, listParams, metadata, params, text, wholeNumber } from '../api/params';
import { isFor, mergedMetadata, pageOf, rowOf } from '../api/rows';
import { invalidRequest } from '../api/stripe-error';
import type { Emulator } from '../emulator';
import { newPrice, newProduct } from './new-price';

const interval = z.enum(['day', 'week', 'month', 'year']);

const CREATE = params({
  currency: text.length(3, 'Invalid currency'),
  unit_amount: wholeNumber.pipe(z.number().int().min(0)),
  product: text.optional(),
  product_data: z.strictObject({ name: text, id: text.optional(), metadata: metadata.optional() }).optional(),
  recurring: z
    .strictObject({
      interval,
      interval_count: wholeNumber.optional(),
      usage_type: z.literal('licensed').optional(),
    })
    .optional(),
  nickname: text.optional(),
  lookup_key: text.optional(),
  transfer_lookup_key: flag.optional(),
  active: flag.optional(),
  metadata: metadata.optional(),
  ...ignored('billing_scheme', 'tax_behavior'),
});

export const priceOperations: readonly Operation[] = [
  post('/prices', CREATE, (emulator, given) => {
    const { product, product_data: newOne } = given;
    if ((product === undefined) === (newOne === undefined)) {
      throw invalidRequest('You must specify exactly one of `product` or `product_data`.', 'product');
    }
    takeLookupKey(emulator, given.lookup_key, given.transfer_lookup_key ?? false);
    return newPrice(emulator, {
      product: newOne
        ? newProduct(emulator, newOne).id
        : rowOf(emulator.resources.products, 'product', product ?? '', 'product').id,
      unitAmount: given.unit_amount,
      currency: given.currency.toLowerCase(),
      recurring: given.recurring,
      nickname: given.nickname,
      lookupKey: given.lookup_key,
      active: given.active,
      metadata: mergedMetadata({}, given.metadata),
    });
  }),
  get(
    '/prices',
    listParams({
      active: flag.optional(),
      product: text.optional(),
      currency: text.optional(),
      type: z.enum(['one_time', 'recurring']).optional(),
      lookup_keys: z.array(text).optional(),
      recurring: z.strictObject({ interval: interval.optional(), usage_type: text.optional() }).optional(),
    }),
    ({ resources }, { active, product, currency, type, lookup_keys, recurring, ...page }) =>
      pageOf(
        '/v1/prices',
        resources.prices,
        page,
        (row) =>
          isFor(active, row.active) &&
          isFor(product, row.product) &&
          isFor(currency, row.currency) &&
          isFor<string>(type, row.type) &&
          isFor<string | undefined>(recurring?.interval, row.recurring?.interval) &&
          (lookup_keys?.includes(row.lookup_key ?? '') ?? true),
      ),
  ),
  get('/prices/:id', params({}), ({ resources }, _params, id) =>
    rowOf(resources.prices, 'price', id, 'price'),
  ),
  post(
    '/prices/:id',
    params({
      active: flag.optional(),
      nickname: text.optional(),
      lookup_key: text.optional(),
      transfer_lookup_key: flag.optional(),
      metadata: metadata.optional(),
    }),
    (emulator, { active, nickname, lookup_key, transfer_lookup_key, metadata }, id) => {
      const price = rowOf(emulator.resources.prices, 'price', id, 'price');
      if (lookup_key !== price.lookup_key) takeLookupKey(emulator, lookup_key, transfer_lookup_key ?? false);
      emulator.update('price.updated', price, {
        ...(active !== undefined && { active }),
        ...(nickname !== undefined && { nickname: nickname || null }),
        ...(lookup_key !== undefined && { lookup_key: lookup_key || null }),
        metadata: mergedMetadata(price.metadata, metadata),
      });
      return price;
    },
  ),
];

/** A lookup key belongs to one price. @throws StripeError when it is another's and is not to be transferred */
function takeLookupKey({ resources }: Emulator, key: string | undefined, transfer: boolean): void {
  const owner = key ? Object.values(resources.prices).find((price) => price.lookup_key === key) : undefined;
  if (!owner) return;
  if (!transfer) {
    throw invalidRequest(
      `A price (\`${owner.id}\`) already uses that lookup key. Use \`transfer_lookup_key=true\` to transfer it to the new price.`,
      'lookup_key',
    );
  }
  owner.lookup_key = null;
}
