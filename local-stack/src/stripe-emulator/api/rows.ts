import type { Table } from '../state/state';
import type { Range } from './params';
import { invalidRequest, noSuch } from './stripe-error';

/** @throws StripeError 404 naming the kind ("price") and the parameter that held the id */
export function rowOf<Row>(table: Table<Row>, kind: string, id: string, param?: string): Row {
  const row = Object.hasOwn(table, id) ? table[id] : undefined;
  if (row === undefined) throw noSuch(kind, id, param);
  return row;
}

/** The row that a parameter names. @throws StripeError 400; an id of nothing in the address is 404 */
export function namedRow<Row>(table: Table<Row>, kind: string, id: string, param: string): Row {
  const row = Object.hasOwn(table, id) ? table[id] : undefined;
  if (row === undefined) throw invalidRequest(`No such ${kind}: '${id}'`, param, 'resource_missing');
  return row;
}

interface Page {
  readonly limit: number;
  readonly starting_after?: string | undefined;
  readonly ending_before?: string | undefined;
  readonly created?: Range | undefined;
}

interface Listed {
  readonly id: string;
  readonly created?: number;
}

/** A page of those that `matches`, newest first. @throws StripeError when the page begins at an id of nothing */
export function pageOf<Row extends Listed>(
  url: string,
  table: Table<Row>,
  page: Page,
  matches: (row: Row) => boolean = () => true,
): object {
  const newestFirst = Object.values(table).reverse();
  const rows = newestFirst.filter((row) => matches(row) && isWithin(page.created, row.created ?? 0));
  const indexOf = (id: string, param: string) => {
    // The row itself may no longer match: the page begins where it stands among all.
    if (!Object.hasOwn(table, id)) throw invalidRequest(`No such object: '${id}'`, param, 'resource_missing');
    const place = newestFirst.findIndex((row) => row.id === id);
    return new Set(newestFirst.slice(0, place + 1));
  };
  if (page.ending_before !== undefined) {
    const newer = indexOf(page.ending_before, 'ending_before');
    const before = rows.filter((row) => newer.has(row) && row.id !== page.ending_before);
    const data = before.slice(-page.limit);
    return { object: 'list', url, has_more: data.length < before.length, data };
  }
  const seen =
    page.starting_after === undefined ? new Set<Row>() : indexOf(page.starting_after, 'starting_after');
  const after = rows.filter((row) => !seen.has(row));
  const data = after.slice(0, page.limit);
  return { object: 'list', url, has_more: data.length < after.length, data };
}

export const isWithin = (range: Range | undefined, at: number): boolean =>
  range === undefined ||
  (at > (range.gt ?? -Infinity) &&
    at >= (range.gte ?? -Infinity) &&
    at < (range.lt ?? Infinity) &&
    at <= (range.lte ?? Infinity));

/** True when the filter is not set, or equal. */
export const isFor = <Value>(filter: Value | undefined, value: Value): boolean =>
  filter === undefined || filter === value;

/** Metadata as Stripe merges it: an empty value removes its key, no keys at all remove everything. */
export function mergedMetadata(
  current: Record<string, string>,
  given: Record<string, string> | undefined,
): Record<string, string> {
  if (given === undefined) return current;
  if (Object.keys(given).length === 0) return {};
  return Object.fromEntries(Object.entries({ ...current, ...given }).filter(([, value]) => value !== ''));
}
