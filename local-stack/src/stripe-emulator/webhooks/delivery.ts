/** One try to send an event. */
interface DeliveryAttempt {
  /** ISO 8601, by the real clock. */
  readonly at: string;
  /** What the endpoint responded with; null when it did not respond. */
  readonly status: number | null;
  readonly error?: string;
  readonly milliseconds: number;
}

/** An event on its way to one endpoint. */
export interface Delivery {
  readonly id: string;
  readonly event: string;
  readonly type: string;
  readonly endpoint: string;
  /**
   * `waiting`: it is being sent, or will be; `held`: a test sends it later; `dropped`: a test had it lost;
   * `failed`: no try is left.
   */
  state: 'waiting' | 'held' | 'dropped' | 'delivered' | 'failed';
  readonly attempts: DeliveryAttempt[];
  /** Milliseconds since 1970, by the real clock; null while there is nothing to wait for. */
  nextAttemptAt: number | null;
}
