import { setMaxListeners } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { Emulator } from '../emulator';
import { matchesType } from '../resources/events';
import { newId } from '../state/ids';
import type { Event } from '../state/stored';
import type { Delivery } from './delivery';
import type { DeliveryRules } from './delivery-rules';
import { sendEvent } from './send-event';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
/** Before each further try. Stripe tries for three days; a machine of a developer is not on for so long. */
const RETRY_PAUSES_MS = [1, 5, 15, 60]
  .map((seconds) => seconds * SECOND)
  .concat([5 * MINUTE, 30 * MINUTE, HOUR, 3 * HOUR]);

/** Sends each event to the endpoints that want it, until they take it. */
export class Deliveries {
  private readonly running = new Set<Promise<unknown>>();
  private readonly stopping = new AbortController();

  constructor(
    private readonly emulator: Emulator,
    private readonly rules: DeliveryRules,
  ) {
    // Every event that waits listens for the stop.
    setMaxListeners(0, this.stopping.signal);
    emulator.onEvent((event) => this.begin(event));
    for (const delivery of this.list()) {
      if (delivery.state === 'waiting') this.sendAt(delivery, delivery.nextAttemptAt ?? Date.now());
    }
  }

  list(): readonly Delivery[] {
    return Object.values(this.emulator.state.deliveries);
  }

  /** Ends what is being sent; the state knows that it is still to send. */
  stop(): void {
    this.stopping.abort();
  }

  /** Resolves when every event was tried once, but for those that are held or dropped. */
  async settled(): Promise<void> {
    while (this.running.size > 0) await Promise.all(this.running);
  }

  /** Sends an event again, that many times at the same time. Resolves to what happened, when all are through. */
  async replay(event: Event, copies: number): Promise<readonly Delivery[]> {
    const deliveries = this.endpointsFor(event).flatMap((endpoint) =>
      Array.from({ length: copies }, () => this.add(event, endpoint, 'waiting')),
    );
    await Promise.all(deliveries.map((delivery) => this.send(delivery)));
    return deliveries;
  }

  /** Sends held events one after the other; those that are not named stay held. */
  async release(
    events: readonly string[] | undefined,
    order: 'created' | 'reversed',
  ): Promise<readonly Delivery[]> {
    const held = this.list().filter(({ state }) => state === 'held');
    const ordered = order === 'reversed' ? held.reverse() : held;
    const named = events?.flatMap((id) => held.filter(({ event }) => event === id)) ?? ordered;
    for (const delivery of named) {
      delivery.state = 'waiting';
      await this.send(delivery);
    }
    return named;
  }

  /** Sends now what waits for its next try, or has none left. */
  async retryNow(): Promise<readonly Delivery[]> {
    const waiting = this.list().filter(
      ({ state, attempts }) => state === 'failed' || (state === 'waiting' && attempts.length > 0),
    );
    await Promise.all(waiting.map((delivery) => this.send(delivery)));
    return waiting;
  }

  private begin(event: Event): void {
    const rule = this.rules.take(event.type);
    for (const endpoint of this.endpointsFor(event)) {
      if (rule?.action === 'drop') this.add(event, endpoint, 'dropped');
      else if (rule?.action === 'hold') this.add(event, endpoint, 'held');
      else {
        const copies = rule?.action === 'duplicate' ? rule.copies : 1;
        const wait = rule?.action === 'delay' ? rule.milliseconds : 0;
        for (let copy = 0; copy < copies; copy += 1) {
          this.sendAt(this.add(event, endpoint, 'waiting'), Date.now() + wait, true);
        }
      }
    }
  }

  private endpointsFor(event: Event): string[] {
    return Object.values(this.emulator.resources.webhookEndpoints)
      .filter(({ status, enabled_events: types }) => {
        return status === 'enabled' && types.some((pattern) => matchesType(pattern, event.type));
      })
      .map(({ id }) => id);
  }

  private add(event: Event, endpoint: string, state: Delivery['state']): Delivery {
    const { deliveries } = this.emulator.state;
    const id = newId('whd');
    const delivery: Delivery = {
      id,
      event: event.id,
      type: event.type,
      endpoint,
      state,
      attempts: [],
      nextAttemptAt: null,
    };
    deliveries[id] = delivery;
    if (state !== 'dropped') event.pending_webhooks += 1;
    return delivery;
  }

  /** @param isFirst a test that waits for the deliveries waits for the first try, and for no other */
  private sendAt(delivery: Delivery, at: number, isFirst = false): void {
    delivery.nextAttemptAt = at;
    const wait = pause(Math.max(0, at - Date.now()), undefined, { ref: false, signal: this.stopping.signal });
    const sent = wait.then(
      // Another try may have come before this one.
      () => (delivery.state === 'waiting' && delivery.nextAttemptAt === at ? this.send(delivery) : undefined),
      () => undefined,
    );
    if (isFirst) void this.track(sent);
  }

  private send(delivery: Delivery): Promise<void> {
    delivery.state = 'waiting';
    delivery.nextAttemptAt = null;
    return this.track(this.attempt(delivery));
  }

  private async attempt(delivery: Delivery): Promise<void> {
    // An event tells of what is done, so it must be there after a crash. A disk that refuses it is named by the call.
    await this.emulator.saved().catch(() => undefined);
    const delivered = await sendEvent(this.emulator, delivery, this.stopping.signal);
    if (this.stopping.signal.aborted) return;
    if (delivered) {
      delivery.state = 'delivered';
      const event = this.emulator.resources.events[delivery.event];
      if (event) event.pending_webhooks -= 1;
    } else {
      const wait = RETRY_PAUSES_MS[delivery.attempts.length - 1];
      if (wait === undefined) delivery.state = 'failed';
      else this.sendAt(delivery, Date.now() + wait);
    }
    this.emulator.changed();
  }

  private track<Result>(promise: Promise<Result>): Promise<Result> {
    this.running.add(promise);
    void promise.finally(() => this.running.delete(promise));
    return promise;
  }
}
