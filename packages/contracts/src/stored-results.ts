import * as v from 'valibot';
import { FinishedResultSchema, type FinishedResult } from './results';
import { SavedDailySchema, StandingSchema } from './saved-results';

/** A finished result on this device. */
export const StoredResultSchema = v.object({
  /** `GUEST` or the id of a user. */
  owner: v.string(),
  /**
   * - `pending`: the server does not have it yet; a guest's waits for an account
   * - `saved`: the server has it
   * - `rejected`: the server will never take it
   */
  state: v.picklist(['pending', 'saved', 'rejected']),
  /** As it is sent. */
  result: FinishedResultSchema,
  /** A guest began it before the account signed in: its time is never verified. */
  begunByGuest: v.optional(v.boolean()),
  /** Of a guest's result that is still pending: the first account that signed in after it. No other one gets it. */
  claimedBy: v.optional(v.string()),
  /** The last day on which the account had no room for it. It is sent again on another day. */
  fullOn: v.optional(v.string()),
  /** What the server made of a daily puzzle. */
  daily: v.optional(SavedDailySchema),
  /** How any other result compares: by this device's own results, then by the server's. */
  standing: v.optional(StandingSchema),
});
export type StoredResult<Result extends FinishedResult = FinishedResult> = Omit<
  v.InferOutput<typeof StoredResultSchema>,
  'result'
> & { result: Result };
export type DeliveryState = StoredResult['state'];
