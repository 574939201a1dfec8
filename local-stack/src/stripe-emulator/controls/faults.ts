import * as v from 'valibot';

/** A fault to inject into API calls. */
export const FaultSchema = v.strictObject({
  /** `hang` does not respond until faults are cleared; `fail` responds with `status`. */
  action: v.picklist(['hang', 'fail']),
  method: v.optional(v.picklist(['GET', 'POST', 'DELETE'])),
  /** Path prefix, such as `/v1/checkout/sessions`; by default, every call. */
  path: v.optional(v.string()),
  status: v.optional(v.pipe(v.number(), v.integer(), v.minValue(400), v.maxValue(599)), 500),
  /** Number of calls; by default, all until faults are cleared. */
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  /** Whether the call takes effect, so that only its response is lost. */
  done: v.optional(v.boolean(), false),
});
type FaultRule = v.InferOutput<typeof FaultSchema>;

export interface Fault {
  readonly action: FaultRule['action'];
  readonly status: number;
  readonly done: boolean;
  /** Aborted when faults are cleared. */
  readonly cleared: AbortSignal;
}

/** Injected faults. They do not survive a restart. */
export class Faults {
  private rules: (FaultRule & { left: number })[] = [];
  private waiting = new AbortController();

  add(rule: FaultRule): void {
    this.rules.push({ ...rule, left: rule.times ?? Infinity });
  }

  /** Resumes hanging calls. */
  clear(): void {
    this.rules = [];
    this.waiting.abort();
    this.waiting = new AbortController();
  }

  /** The fault for this call, if any; a rule with a count is used up. */
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
