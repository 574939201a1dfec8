import type { Emulator } from '../emulator';
import type { Delivery } from './delivery';
import { signature } from './sign';

const TIMEOUT_MS = 20_000;

/** Sends the event once, signed now. Resolves to true when the endpoint took it (2xx); the delivery keeps what happened. */
export async function sendEvent(
  emulator: Emulator,
  delivery: Delivery,
  stopped: AbortSignal,
): Promise<boolean> {
  const { resources, state } = emulator;
  const event = resources.events[delivery.event];
  const endpoint = resources.webhookEndpoints[delivery.endpoint];
  const secret = state.behind.webhookSecrets[delivery.endpoint];
  if (!event || !endpoint || !secret) return false;
  const body = JSON.stringify(event, null, 2);
  const begin = Date.now();
  const log = (status: number | null, error?: string) =>
    delivery.attempts.push({
      at: new Date(begin).toISOString(),
      status,
      ...(error !== undefined && { error }),
      milliseconds: Date.now() - begin,
    });
  try {
    const response = await fetch(endpoint.url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json; charset=utf-8',
        'User-Agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
        'Stripe-Signature': signature(body, secret, Math.floor(begin / 1_000)),
      },
      body,
      redirect: 'manual',
      signal: AbortSignal.any([AbortSignal.timeout(TIMEOUT_MS), stopped]),
    });
    await response.arrayBuffer();
    log(response.status);
    return response.ok;
  } catch (error) {
    log(null, error instanceof Error ? error.name : String(error));
    return false;
  }
}
