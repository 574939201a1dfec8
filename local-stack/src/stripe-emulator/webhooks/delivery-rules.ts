import { z } from 'zod';
import { matchesType } from '../resources/events';

/** What is to happen with the next events in place of being sent once, at once. */
export const DeliveryRuleSchema = z.strictObject({
  /** `hold` keeps them until they are released, in any order. */
  action: z.enum(['drop', 'duplicate', 'delay', 'hold']),
  /** `charge.*`; without it, every event. */
  types: z.array(z.string()).optional(),
  /** How many events; without it, all until the rules are cleared. */
  times: z.int().positive().optional(),
  /** Of `duplicate`: how often it is sent, at the same time. */
  copies: z.int().min(2).max(1_000).default(2),
  /** Of `delay`. */
  milliseconds: z.int().positive().default(1_000),
});
type DeliveryRule = z.infer<typeof DeliveryRuleSchema>;

/** The rules that a test made. They are not kept over a restart. */
export class DeliveryRules {
  private rules: (DeliveryRule & { left: number })[] = [];

  add(rule: DeliveryRule): void {
    this.rules.push({ ...rule, left: rule.times ?? Infinity });
  }

  clear(): void {
    this.rules = [];
  }

  /** The rule for an event of this type; it is used up by as many events as it is for. */
  take(type: string): DeliveryRule | undefined {
    const rule = this.rules.find(
      ({ left, types }) => left > 0 && (types?.some((pattern) => matchesType(pattern, type)) ?? true),
    );
    if (rule) rule.left -= 1;
    return rule;
  }
}
