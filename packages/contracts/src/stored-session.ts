import * as v from 'valibot';
import { DueCardSchema, MASTERY_LEVELS, OpenSessionSchema } from './learning';
import { LEARNING_LEVELS } from './limits';

const CountSchema = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Why an exercise was chosen. */
const ReasonSchema = v.optional(v.picklist(['missed', 'due', 'new', 'stretch', 'strengthen', 'measure']));

/** A session on the device, from its first exercise until the server has completed it. */
export const StoredSessionSchema = v.object({
  ...OpenSessionSchema.entries,
  /** The ids of the answers that the server has. */
  saved: v.array(v.pipe(v.string(), v.uuid())),
  /** What is asked now, so that leaving and coming back shows the same; null between the last answer and the end. */
  task: v.nullable(
    v.object({
      skill: v.string(),
      difficulty: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
      seed: CountSchema,
      steps_shown: CountSchema,
      /** Typed and not checked yet. */
      draft: v.optional(v.string()),
      why: ReasonSchema,
    }),
  ),
  /** The answer whose feedback is on the screen, so that a reload shows the same. The task is what comes after it. */
  feedback: v.optional(
    v.object({
      answer: v.pipe(v.string(), v.uuid()),
      /** Steps of the solution that were looked at since. */
      steps_shown: CountSchema,
      why: ReasonSchema,
    }),
  ),
  /** Everything is answered, and the server does not know it yet. */
  finished: v.boolean(),
  /** A guest played it here, and the server has not started it yet for the account that took it over. */
  by_guest: v.optional(v.boolean()),
  placed_level: v.nullable(v.picklist(LEARNING_LEVELS)),
  /** Of a review: the cards that were due when it began. */
  due: v.array(DueCardSchema),
  /** How each skill stood when the session began. */
  before: v.array(v.object({ skill: v.string(), level: v.picklist(MASTERY_LEVELS) })),
});
export type StoredSession = v.InferOutput<typeof StoredSessionSchema>;
