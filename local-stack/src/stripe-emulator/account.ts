import { randomUUID } from 'node:crypto';
import { PLAN_KEYS, PLANS, type PlanKey } from '@ninefold/contracts';
import { noSuch } from './api/stripe-error';
import type { Row } from './state/rows';
import { emptyState, RESOURCES, type State, type Table, type Tables } from './state/state';
import type { StateFile } from './state/state-file';

type RowOf<Name extends keyof Tables> = Tables[Name][string];

/** How long Stripe stores the response to an idempotency key. */
export const RESPONSE_SECONDS = 24 * 60 * 60;

/** What the platform expects in its Stripe account. */
export interface Settings {
  readonly secretKey: string;
  /** Price id of each plan. */
  readonly prices: Readonly<Record<PlanKey, string>>;
  /** Without it, no events are sent. */
  readonly webhook?: { readonly url: string; readonly secret: string } | undefined;
}

export const newId = (prefix: string): string => `${prefix}_${randomUUID().replaceAll('-', '')}`;

/** One Stripe account: its rows, its clock, and its events. */
export class Account {
  readonly state: State;
  /** Resolves when the state is on disk. */
  readonly saved: () => Promise<void>;
  /** The latest API calls, newest last, for tests that count them. */
  readonly calls: { readonly method: string; readonly path: string }[] = [];
  /** The URL by which the emulator was last called, used for links. */
  origin = '';
  /** Receives each new event, to send webhooks. */
  onEvent: (event: RowOf<'events'>) => void = () => undefined;

  constructor(
    file: StateFile,
    private readonly settings: Settings,
  ) {
    this.state = file.state;
    this.saved = file.saved;
    this.seed();
  }

  get tables(): Tables {
    return this.state.tables;
  }

  /** Seconds since 1970 by the account's clock, which tests can advance. */
  now(): number {
    return Math.floor(Date.now() / 1_000) + this.state.clockOffset;
  }

  /** @throws StripeError for an unknown id, see `noSuch` */
  row<Name extends keyof Tables>(name: Name, id: string | null, param?: string): RowOf<Name> {
    const table = this.tables[name] as Table<RowOf<Name>>;
    const row = id !== null && Object.hasOwn(table, id) ? table[id] : undefined;
    if (row) return row;
    throw noSuch(RESOURCES[name].object, id, param);
  }

  /** Stores a new row, with a new id if it has none. */
  add<Name extends keyof Tables>(
    name: Name,
    {
      id = newId(RESOURCES[name].idPrefix),
      ...fields
    }: Omit<RowOf<Name>, keyof Row> & { id?: string | undefined },
  ): RowOf<Name> {
    const { object } = RESOURCES[name];
    const row = { id, object, created: this.now(), livemode: false, ...fields } as unknown as RowOf<Name>;
    (this.tables[name] as Table<RowOf<Name>>)[id] = row;
    return row;
  }

  /** Creates an event with the object's current state. */
  emit(type: string, object: object): void {
    this.onEvent(this.add('events', { type, data: { object: structuredClone(object) } }));
  }

  /** Changes fields of a row and creates the event. */
  update<Changed extends object>(type: string, row: Changed, changes: Partial<Changed>): void {
    Object.assign(row, changes);
    this.emit(type, row);
  }

  /** Resets to a new account. */
  reset(): void {
    Object.assign(this.state, emptyState());
    this.calls.length = 0;
    this.seed();
  }

  /** Adds missing objects. The webhook's URL and secret are those of this start. */
  private seed(): void {
    const { prices, webhook } = this.settings;
    for (const key of PLAN_KEYS) {
      if (this.tables.prices[prices[key]]) continue;
      const { name, description, amount, currency, interval } = PLANS[key];
      const product = `prod_${key}_access`;
      this.add('products', { id: product, active: true, name, description, metadata: {} });
      this.add('prices', {
        id: prices[key],
        active: true,
        currency,
        metadata: {},
        product,
        recurring: { interval, interval_count: 1 },
        type: 'recurring',
        unit_amount: amount,
      });
    }
    this.seedPortal();
    const endpoint = 'we_payments_service';
    delete this.tables.webhookEndpoints[endpoint];
    if (webhook) {
      const { url, secret } = webhook;
      this.add('webhookEndpoints', {
        id: endpoint,
        enabled_events: ['*'],
        metadata: {},
        status: 'enabled',
        url,
      });
      this.state.webhookSecrets[endpoint] = secret;
    }
  }

  /** The account's default, as its staff left it, and the configuration that `stripe:setup` creates. */
  private seedPortal(): void {
    const [id, ours] = ['bpc_default', 'bpc_stripe_setup'];
    if (this.tables.portalConfigurations[id]) return;
    const [on, off] = [{ enabled: true }, { enabled: false }];
    const nowhere = { headline: null, privacy_policy_url: null, terms_of_service_url: null };
    const usual = { invoice_history: on, payment_method_update: on };
    const common = { active: true, business_profile: nowhere };
    this.add('portalConfigurations', {
      ...common,
      id,
      is_default: true,
      metadata: {},
      features: {
        ...usual,
        customer_update: on,
        subscription_cancel: { enabled: true, mode: 'immediately' },
        subscription_update: on,
      },
    });
    this.add('portalConfigurations', {
      ...common,
      id: ours,
      is_default: false,
      metadata: { made_by: 'stripe-setup' },
      features: {
        ...usual,
        customer_update: off,
        subscription_cancel: { enabled: true, mode: 'at_period_end' },
        subscription_update: off,
      },
    });
  }
}
