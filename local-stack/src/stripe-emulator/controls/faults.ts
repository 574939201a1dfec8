import * as v from 'valibot';

/** What is to go wrong with calls of the API. */
export const FaultSchema = v.strictObject({
  /** `hang` gives no response until the faults are cleared; `fail` responds with `status`. */
  action: v.picklist(['hang', 'fail']),
  method: v.optional(v.picklist(['GET', 'POST', 'DELETE'])),
  /** The beginning of the path: `/v1/checkout/sessions`. Without it: every call. */
  path: v.optional(v.string()),
  status: v.optional(v.pipe(v.number(), v.integer(), v.minValue(400), v.maxValue(599)), 500),
  /** How many calls; without it, all until the faults are cleared. */
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  /** True: the call takes effect and only its response is lost. */
  done: v.optional(v.boolean(), false),
});
type FaultRule = v.InferOutput<typeof FaultSchema>;

export interface Fault {
  readonly action: FaultRule['action'];
  readonly status: number;
  readonly done: boolean;
  /** Aborted when the faults are cleared. */
  readonly cleared: AbortSignal;
}

/** The faults that a test asked for. They are not kept over a restart. */
export class Faults {
  private rules: (FaultRule & { left: number })[] = [];
  private waiting = new AbortController();

  add(rule: FaultRule): void {
    this.rules.push({ ...rule, left: rule.times ?? Infinity });
  }

  /** Calls that hang go on. */
  clear(): void {
    this.rules = [];
    this.waiting.abort();
    this.waiting = new AbortController();
  }

  /** The fault of this call, if it has one; a rule for N calls is used up by N calls. */
  take(method: string, path: string): Fault | undefined {
    const rule = this.rules.find(
      (candidate) =>
        candidate.left > 0 &&
        (candidate.method ?? method) === method &&
        path.startsWith(candidate.path ?? ''),
    );
    if (!rule) return undefined;
    rule.left -= 1;
    return { action: rule.action, status: rule.status, done: rule.done, cleared: this.waiting.signal };
  }
}
