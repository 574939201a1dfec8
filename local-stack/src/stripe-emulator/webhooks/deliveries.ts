import { createHmac } from 'node:crypto';
import { setMaxListeners } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import * as v from 'valibot';
import { type Account, newId } from '../account';
import type { Delivery, Event } from '../state/rows';

const TIMEOUT_MS = 20_000;
const MINUTE = 60_000;
/** Before each further try. Stripe tries for three days; a machine of a developer is not on for so long. */
const RETRY_PAUSES_MS = [1_000, 5_000, 15_000, MINUTE, 5 * MINUTE, 30 * MINUTE, 60 * MINUTE, 180 * MINUTE];

/** What is to happen with the next events in place of being sent at once. */
export const DeliveryRuleSchema = v.strictObject({
  /** `hold` keeps them until they are released, in any order. */
  action: v.picklist(['drop', 'hold']),
  /** `charge.*`; without it, every event. */
  types: v.optional(v.array(v.string()), ['*']),
});

/** A pattern can end with `*`. */
const isAmong = (patterns: readonly string[], type: string): boolean =>
  patterns.some((pattern) =>
    pattern.endsWith('*') ? type.startsWith(pattern.slice(0, -1)) : type === pattern,
  );

/** Sends each event to the endpoints that want it, until they take it. */
export class Deliveries {
  /** Those of tests. They are not kept over a restart. */
  rules: v.InferOutput<typeof DeliveryRuleSchema>[] = [];
  private readonly running = new Set<Promise<unknown>>();
  private readonly stopping = new AbortController();

  constructor(private readonly account: Account) {
    // Every event that waits listens for the stop.
    setMaxListeners(0, this.stopping.signal);
    account.onEvent = (event) => this.begin(event);
    for (const delivery of this.list()) {
      if (delivery.state === 'waiting') void this.sendAt(delivery, delivery.nextAttemptAt ?? Date.now());
    }
  }

  list(): readonly Delivery[] {
    return Object.values(this.account.state.deliveries);
  }

  /** Ends what is being sent; the state knows that it is still to send. */
  stop(): void {
    this.stopping.abort();
  }

  /** Resolves when every event was tried once, but for those that are held. */
  async settled(): Promise<void> {
    while (this.running.size > 0) await Promise.all(this.running);
  }

  /** Sends held events one after the other. */
  async release(order: 'created' | 'reversed'): Promise<readonly Delivery[]> {
    const held = this.list().filter(({ state }) => state === 'held');
    if (order === 'reversed') held.reverse();
    for (const delivery of held) await this.send(delivery);
    return held;
  }

  /** Sends now what waits for its next try, or has none left. */
  async retryNow(): Promise<readonly Delivery[]> {
    const waiting = this.list().filter(
      ({ state, attempts }) => state === 'failed' || (state === 'waiting' && attempts.length > 0),
    );
    await Promise.all(waiting.map((delivery) => this.send(delivery)));
    return waiting;
  }

  private begin({ id: event, type }: Event): void {
    const action = this.rules.find(({ types }) => isAmong(types, type))?.action;
    if (action === 'drop') return;
    for (const endpoint of Object.values(this.account.tables.webhookEndpoints)) {
      if (!isAmong(endpoint.enabled_events, type)) continue;
      const id = newId('whd');
      const delivery: Delivery = {
        id,
        event,
        type,
        endpoint: endpoint.id,
        state: action === 'hold' ? 'held' : 'waiting',
        attempts: [],
        nextAttemptAt: null,
      };
      this.account.state.deliveries[id] = delivery;
      // A test that waits for the deliveries waits for the first try, and for no other.
      if (delivery.state === 'waiting') void this.track(this.sendAt(delivery, Date.now()));
    }
  }

  private async sendAt(delivery: Delivery, at: number): Promise<void> {
    delivery.nextAttemptAt = at;
    const { signal } = this.stopping;
    await pause(Math.max(0, at - Date.now()), undefined, { ref: false, signal }).catch(() => undefined);
    // Another try may have come before this one.
    const isDue = delivery.state === 'waiting' && delivery.nextAttemptAt === at;
    // A reset of the account leaves nothing to send.
    const isKnown = delivery.id in this.account.state.deliveries;
    if (!signal.aborted && isDue && isKnown) await this.send(delivery);
  }

  private send(delivery: Delivery): Promise<void> {
    delivery.state = 'waiting';
    delivery.nextAttemptAt = null;
    return this.track(this.attempt(delivery));
  }

  private async attempt(delivery: Delivery): Promise<void> {
    // An event tells of what is done, so it must be there after a crash. A disk that refuses it is named by the call.
    await this.account.saved().catch(() => undefined);
    const response = await this.post(delivery).catch(() => null);
    if (this.stopping.signal.aborted) return;
    const wait = RETRY_PAUSES_MS[delivery.attempts.length];
    delivery.attempts.push({ status: response?.status ?? null });
    if (response?.ok) delivery.state = 'delivered';
    else if (wait === undefined) delivery.state = 'failed';
    else void this.sendAt(delivery, Date.now() + wait);
    await this.account.saved().catch(() => undefined);
  }

  /** Sends the event once, signed now, by the real clock: endpoints refuse a signature that is old. */
  private async post({ event, endpoint }: Delivery): Promise<Response> {
    const { tables, state } = this.account;
    const body = JSON.stringify(this.account.row('events', event));
    const seconds = Math.floor(Date.now() / 1_000);
    const hmac = createHmac('sha256', state.webhookSecrets[endpoint] ?? '');
    const response = await fetch(tables.webhookEndpoints[endpoint]?.url ?? '', {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json; charset=utf-8',
        'Stripe-Signature': `t=${seconds},v1=${hmac.update(`${seconds}.${body}`).digest('hex')}`,
      },
      body,
      redirect: 'manual',
      signal: AbortSignal.any([AbortSignal.timeout(TIMEOUT_MS), this.stopping.signal]),
    });
    await response.arrayBuffer();
    return response;
  }

  private track<Result>(promise: Promise<Result>): Promise<Result> {
    this.running.add(promise);
    void promise.finally(() => this.running.delete(promise));
    return promise;
  }
}
