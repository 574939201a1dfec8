import { z } from 'zod';

/** What is to go wrong with calls of the API. */
export const FaultSchema = z.strictObject({
  /** `hang` gives no response until the faults are cleared; `fail` responds with `status`. */
  action: z.enum(['hang', 'fail']),
  method: z.enum(['GET', 'POST', 'DELETE']).optional(),
  /** The beginning of the path: `/v1/checkout/sessions`. Without it: every call. */
  path: z.string().optional(),
  status: z.int().min(400).max(599).default(500),
  /** How many calls; without it, all until the faults are cleared. */
  times: z.int().positive().optional(),
  /** True: the call takes effect and only its response is lost. */
  done: z.boolean().default(false),
});
type FaultRule = z.infer<typeof FaultSchema>;

export interface Fault {
  readonly action: FaultRule['action'];
  readonly status: number;
  readonly done: boolean;
  /** Resolves when the faults are cleared. */
  readonly cleared: Promise<void>;
}

/** The faults that a test asked for. They are not kept over a restart. */
export class Faults {
  private rules: (FaultRule & { left: number })[] = [];
  private waiting = openGate();

  add(rule: FaultRule): void {
    this.rules.push({ ...rule, left: rule.times ?? Infinity });
  }

  /** Calls that hang go on. */
  clear(): void {
    this.rules = [];
    this.waiting.open();
    this.waiting = openGate();
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
    return { action: rule.action, status: rule.status, done: rule.done, cleared: this.waiting.passed };
  }
}

function openGate() {
  let open = (): void => undefined;
  const passed = new Promise<void>((resolve) => (open = resolve));
  return { passed, open };
}
