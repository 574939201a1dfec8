import * as v from 'valibot';
import type { Account } from '../account';
import { listOf } from '../state/rows';
import { RESOURCES, type Table, type Tables } from '../state/state';
import { get, type Operation, text, wholeNumber } from './operation';
import { invalidRequest } from './stripe-error';

const MAX_PAGE_SIZE = 100;

interface Listed {
  readonly id: string;
  readonly object: string;
  readonly created: number;
}

/** `object.field` → the object that expansion inserts instead of the id. */
const EXPANDABLE: Readonly<Record<string, (account: Account, id: string) => unknown>> = {
  'checkout.session.invoice': ({ tables }, id) =>
    tables.invoices[tables.checkoutSessions[id]?.invoice ?? ''] ?? null,
  'checkout.session.line_items': ({ state }, id) => listOf(state.orders[id]?.lineItem),
  'checkout.session.subscription': ({ tables }, id) =>
    tables.subscriptions[tables.checkoutSessions[id]?.subscription ?? ''] ?? null,
  'subscription.customer': (account, id) => customerOf(account, account.tables.subscriptions[id]?.customer),
  'subscription.latest_invoice': ({ tables }, id) =>
    tables.invoices[tables.subscriptions[id]?.latest_invoice ?? ''] ?? null,
};

/** A customer; of a deleted one, that it was. */
const customerOf = ({ state, tables }: Account, id = '') =>
  state.deletedCustomers[id] ?? tables.customers[id] ?? null;

/**
 * The row with expanded objects.
 * @throws StripeError for a field that cannot be expanded here
 */
function expanded(account: Account, row: Listed, fields: readonly string[]) {
  const found = fields.map((field) => {
    const find = EXPANDABLE[`${row.object}.${field}`];
    if (!find) throw invalidRequest(`This property cannot be expanded (${field}).`, 'expand');
    return [field, find(account, row.id)] as const;
  });
  return { ...row, ...Object.fromEntries(found) };
}

const PAGE = {
  limit: v.optional(v.pipe(wholeNumber, v.minValue(1), v.maxValue(MAX_PAGE_SIZE)), '10'),
  expand: v.optional(v.array(text), []),
  starting_after: v.optional(text),
  created: v.optional(v.strictObject({ gte: wholeNumber })),
};

/**
 * A page of matching rows, newest first.
 * @throws StripeError when it starts after an unknown row
 */
function pageOf(
  account: Account,
  name: keyof Tables,
  {
    limit,
    starting_after: last,
    created,
    expand,
    ...filters
  }: v.InferOutput<v.ObjectSchema<typeof PAGE, undefined>>,
) {
  const rows = Object.values<Listed>(account.tables[name] as Table<Listed>).reverse();
  const begin = last === undefined ? 0 : rows.findIndex(({ id }) => id === last) + 1;
  if (last !== undefined && begin === 0) throw invalidRequest(`No such object: '${last}'`, 'starting_after');
  const found = rows
    .slice(begin)
    .filter((row) => row.created >= (created?.gte ?? 0) && hasFields(row, filters));
  const fields = expand.map((field) => field.replace(/^data\./, ''));
  const data = found.slice(0, limit).map((row) => expanded(account, row, fields));
  return { object: 'list', has_more: found.length > limit, data };
}

/** `types` is the only filter with a plural name: any of them matches. */
const hasFields = (row: object, filters: object): boolean =>
  Object.entries(filters).every(([name, wanted]: [string, unknown]) => {
    if (Array.isArray(wanted)) return wanted.includes(Reflect.get(row, name.replace(/s$/, '')));
    const value: unknown = Reflect.get(row, name);
    return typeof value === 'object' && value !== null
      ? hasFields(value, wanted as object)
      : String(value) === wanted;
  });

const filter = v.optional(v.union([text, v.array(text), v.record(text, text)]));

/** Retrieval of each resource by id, and the lists that the platform uses. */
export const reads: readonly Operation[] = Object.entries(RESOURCES).flatMap(([name, { path, filters }]) => {
  if (!path) return [];
  const table = name as keyof Tables;
  const one = get(
    `/${path}/:id`,
    { expand: v.optional(v.array(text), []) },
    (account, { expand }, id) =>
      (table === 'customers' && account.state.deletedCustomers[id]) ||
      expanded(account, account.row(table, id), expand),
  );
  if (!filters) return [one];
  const shape = { ...PAGE, ...Object.fromEntries(filters.map((field) => [field, filter])) };
  return [one, get(`/${path}`, shape, (account, page) => pageOf(account, table, page))];
});
