import { newId } from './state/ids';
import type { Resources, State } from './state/state';
import type { StateFile } from './state/state-file';
import type { Event } from './state/stored';

/** The API version of the pinned client, which events carry. */
const API_VERSION = '2026-10-28.endive';

const FROM_NOTHING: Event['request'] = { id: null, idempotency_key: null };

/** One Stripe account: its state, its clock, and the events that it makes. */
export class Emulator {
  readonly state: State;
  readonly changed: () => void;
  /** Resolves when the state is on the disk. */
  readonly saved: () => Promise<void>;
  /** The address by which the emulator was last called; links go there. */
  origin = '';
  /** The call that is running; events carry it. Calls run one after the other, each in one go. */
  request = FROM_NOTHING;
  private listener: (event: Event) => void = () => undefined;

  constructor(file: StateFile) {
    this.state = file.state;
    this.changed = file.changed;
    this.saved = file.saved;
  }

  get resources(): Resources {
    return this.state.resources;
  }

  /** Seconds since 1970 by the clock of the account, which tests can advance. */
  now(): number {
    return Math.floor(Date.now() / 1_000) + this.state.clockOffset;
  }

  /** Hands each new event to the webhooks. */
  onEvent(listener: (event: Event) => void): void {
    this.listener = listener;
  }

  /** Makes an event with the object as it is now. */
  emit(type: string, object: object, previous?: object): void {
    const event: Event = {
      id: newId('evt'),
      object: 'event',
      api_version: API_VERSION,
      created: this.now(),
      data: { object: structuredClone(object), ...(previous && { previous_attributes: previous }) },
      livemode: false,
      pending_webhooks: 0,
      request: this.request,
      type,
    };
    this.resources.events[event.id] = event;
    this.listener(event);
    this.changed();
  }

  /** Changes fields of a resource and makes the event with what they were before. */
  update<Resource extends object>(type: string, resource: Resource, changes: Partial<Resource>): void {
    const fields = Object.keys(changes) as (keyof Resource)[];
    const changed = fields.filter(
      (field) => JSON.stringify(resource[field]) !== JSON.stringify(changes[field]),
    );
    const previous = structuredClone(Object.fromEntries(changed.map((field) => [field, resource[field]])));
    Object.assign(resource, changes);
    this.changed();
    if (changed.length > 0) this.emit(type, resource, previous);
  }

  /** Runs something in the name of a call. */
  inRequest<Result>(request: Event['request'], run: () => Result): Result {
    this.request = request;
    try {
      return run();
    } finally {
      this.request = FROM_NOTHING;
    }
  }
}
