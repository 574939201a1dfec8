import { z } from 'zod';
import { get, type Operation } from '../api/operation';
import { flag, listParams, params, text } from '../api/params';
import { isFor, pageOf, rowOf } from '../api/rows';

export const eventOperations: readonly Operation[] = [
  get(
    '/events',
    listParams({
      type: text.optional(),
      types: z.array(text).max(20).optional(),
      delivery_success: flag.optional(),
    }),
    ({ resources }, { type, types, delivery_success: delivered, ...page }) =>
      pageOf(
        '/v1/events',
        resources.events,
        page,
        (row) =>
          matchesType(type, row.type) &&
          (types?.some((one) => matchesType(one, row.type)) ?? true) &&
          isFor(delivered, row.pending_webhooks === 0),
      ),
  ),
  get('/events/:id', params({}), ({ resources }, _params, id) => rowOf(resources.events, 'event', id)),
];

/** A type can end with `*`: `charge.*`. */
export function matchesType(pattern: string | undefined, type: string): boolean {
  if (pattern === undefined) return true;
  return pattern.endsWith('*') ? type.startsWith(pattern.slice(0, -1)) : type === pattern;
}
