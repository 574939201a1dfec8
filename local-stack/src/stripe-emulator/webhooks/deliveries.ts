import { createHmac } from 'node:crypto';
import { setMaxListeners } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import * as v from 'valibot';
import { type Account, newId } from '../account';
import type { Delivery, Event } from '../state/rows';

const TIMEOUT_MS = 20_000;
const MINUTE = 60_000;
/** Delay before each retry. Stripe retries for three days; a developer's machine does not run that long. */
const RETRY_PAUSES_MS = [1_000, 5_000, 15_000, MINUTE, 5 * MINUTE, 30 * MINUTE, 60 * MINUTE, 180 * MINUTE];

/** A rule for future events, instead of sending them immediately. */
export const DeliveryRuleSchema = v.strictObject({
  /** `hold` keeps them until they are released, in any order. */
  action: v.picklist(['drop', 'hold']),
  /** Such as `charge.*`; by default, every event. */
  types: v.optional(v.array(v.string()), ['*']),
});

/** Patterns may end with `*`. */
const isAmong = (patterns: readonly string[], type: string): boolean =>
  patterns.some((pattern) =>
    pattern.endsWith('*') ? type.startsWith(pattern.slice(0, -1)) : type === pattern,
  );

/** Sends each event to subscribed endpoints until they accept it. */
export class Deliveries {
  /** Rules of tests. They do not survive a restart. */
  rules: v.InferOutput<typeof DeliveryRuleSchema>[] = [];
  private readonly running = new Set<Promise<unknown>>();
  private readonly stopping = new AbortController();

  constructor(private readonly account: Account) {
    // Every waiting event listens for the abort.
    setMaxListeners(0, this.stopping.signal);
    account.onEvent = (event) => this.begin(event);
    for (const delivery of this.list()) {
      if (delivery.state === 'waiting') void this.sendAt(delivery, delivery.nextAttemptAt ?? Date.now());
    }
  }

  list(): readonly Delivery[] {
    return Object.values(this.account.state.deliveries);
  }

  /** Aborts running requests; the state records that they are still to be sent. */
  stop(): void {
    this.stopping.abort();
  }

  /** Resolves when every event was attempted once, except held ones. */
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

  /** Immediately retries events that wait for a retry or have none left. */
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
      // Tests wait for first attempts only.
      if (delivery.state === 'waiting') void this.track(this.sendAt(delivery, Date.now()));
    }
  }

  private async sendAt(delivery: Delivery, at: number): Promise<void> {
    delivery.nextAttemptAt = at;
    const { signal } = this.stopping;
    await pause(Math.max(0, at - Date.now()), undefined, { ref: false, signal }).catch(() => undefined);
    // Another attempt may have happened before.
    const isDue = delivery.state === 'waiting' && delivery.nextAttemptAt === at;
    // A reset leaves nothing to send.
    const isKnown = delivery.id in this.account.state.deliveries;
    if (!signal.aborted && isDue && isKnown) await this.send(delivery);
  }

  private send(delivery: Delivery): Promise<void> {
    delivery.state = 'waiting';
    delivery.nextAttemptAt = null;
    return this.track(this.attempt(delivery));
  }

  private async attempt(delivery: Delivery): Promise<void> {
    // The event's effects must be on disk first. Disk errors are reported by the call.
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

  /** Sends the event once with a current signature by the real clock, because endpoints reject old ones. */
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
