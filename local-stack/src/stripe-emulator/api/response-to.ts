import type { Context } from 'hono';
import type { Emulator } from '../emulator';
import { expanded } from './expand';
import { parseForm } from './form';
import { savedResponse } from './idempotency';
import type { Operation } from './operation';
import { invalidParams } from './params';
import { StripeError } from './stripe-error';

export interface ApiResponse {
  readonly status: number;
  readonly body: object;
  readonly replayed?: boolean;
}

/** Executes a call, or repeats the response that its idempotency key had before. */
export function responseTo(
  emulator: Emulator,
  { schema, run }: Operation,
  { req }: Context,
  body: string,
  request: { readonly id: string; readonly idempotency_key: string | null },
): ApiResponse {
  const key = request.idempotency_key;
  const fingerprint = `${req.method} ${req.path} ${body}`;
  try {
    const saved = key && savedResponse(emulator, key, fingerprint);
    if (saved) return { ...saved, replayed: true };
    const parsed = schema.safeParse(
      parseForm([new URL(req.url).search.slice(1), body].filter(Boolean).join('&')),
    );
    if (!parsed.success) return errorResponse(invalidParams(parsed.error));
    const { expand = [], ...params } = parsed.data as { expand?: readonly string[] };
    // Stripe checks `expand` before the call takes effect; here a wrong path is found after it.
    const response = emulator.inRequest(request, () => {
      try {
        return {
          status: 200,
          body: expanded(emulator, run(emulator, params, req.param('id') ?? ''), expand),
        };
      } catch (error) {
        return errorResponse(error);
      }
    });
    // The first response stays what it was, also when its rows change or go.
    if (key) {
      const body = structuredClone(response.body);
      emulator.state.savedResponses[key] = { ...response, body, request: fingerprint, at: emulator.now() };
    }
    return response;
  } catch (error) {
    return errorResponse(error);
  }
}

/** @throws what is no response of Stripe's but a fault of ours */
function errorResponse(error: unknown): ApiResponse {
  if (error instanceof StripeError) return { status: error.status, body: { error: error.body } };
  throw error;
}
