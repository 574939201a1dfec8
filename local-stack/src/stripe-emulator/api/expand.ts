import type { Emulator } from '../emulator';
import type { Resources } from '../state/state';
import { listOf } from '../state/stored';
import { invalidRequest } from './stripe-error';

const DEEPEST = 4;

/** The beginning of an id → where it is stored. */
const TABLES: Readonly<Record<string, keyof Resources>> = {
  prod: 'products',
  price: 'prices',
  cus: 'customers',
  pm: 'paymentMethods',
  cs: 'checkoutSessions',
  sub: 'subscriptions',
  in: 'invoices',
  inpay: 'invoicePayments',
  pi: 'paymentIntents',
  ch: 'charges',
  re: 'refunds',
  du: 'disputes',
  bpc: 'portalConfigurations',
};

type Fields = Record<string, unknown>;

/** What a response leaves out until it is asked for: `object.field` → its rows. */
const LEFT_OUT: Readonly<Record<string, (emulator: Emulator, owner: Fields) => object>> = {
  'checkout.session.line_items': ({ state }, { id }) =>
    listOf(`/v1/checkout/sessions/${id}/line_items`, [state.behind.lineItems[String(id)]]),
  'invoice.payments': ({ resources }, { id }) =>
    listOf(
      '/v1/invoice_payments',
      Object.values(resources.invoicePayments).filter(({ invoice }) => invoice === id),
    ),
  'charge.refunds': ({ resources }, { id }) =>
    listOf(
      '/v1/refunds',
      Object.values(resources.refunds).filter(({ charge }) => charge === id),
    ),
  'customer.subscriptions': ({ resources }, { id }) =>
    listOf(
      '/v1/subscriptions',
      Object.values(resources.subscriptions).filter(
        (row) => row.customer === id && row.status !== 'canceled',
      ),
    ),
};

/** The response with the objects in place of their ids. @throws StripeError for a path that leads nowhere */
export function expanded(emulator: Emulator, response: object, paths: readonly string[]): object {
  const copy = { ...response };
  for (const path of paths) {
    const keys = path.split('.');
    const depth = keys.filter((key) => key !== 'data').length;
    if (depth > DEEPEST) {
      throw invalidRequest(`You cannot expand more than ${DEEPEST} levels of a property.`, 'expand');
    }
    expand(emulator, copy as Fields, keys, path);
  }
  return copy;
}

function expand(
  emulator: Emulator,
  owner: Fields,
  [key = '', ...rest]: readonly string[],
  path: string,
): void {
  const leftOut = LEFT_OUT[`${String(owner.object)}.${key}`];
  if (leftOut && owner[key] === undefined) owner[key] = leftOut(emulator, owner);
  const value = owner[key];
  if (value === undefined) {
    throw invalidRequest(`This property cannot be expanded (${path}).`, 'expand');
  }
  if (typeof value === 'string') owner[key] = objectOf(emulator, value, path);
  const within = owner[key];
  if (rest.length === 0 || within === null) return;
  // The rows are the account's own; copied is only what changes.
  const owners = ((Array.isArray(within) ? within : [within]) as Fields[]).map((row) => ({ ...row }));
  owner[key] = Array.isArray(within) ? owners : owners[0];
  for (const inner of owners) expand(emulator, inner, rest, path);
}

function objectOf(emulator: Emulator, id: string, path: string): object {
  const table = TABLES[id.split('_')[0] ?? ''];
  const row = table && emulator.resources[table][id];
  if (!row) throw invalidRequest(`This property cannot be expanded (${path}).`, 'expand');
  return row;
}
