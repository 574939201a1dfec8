import * as v from 'valibot';
import { DueCardSchema, MASTERY_LEVELS, OpenSessionSchema, SUPPORTS } from './learning';
import { LEARNING_LEVELS } from './limits';

const CountSchema = v.pipe(v.number(), v.integer(), v.minValue(0));

/** The device keeps a session that a newer build started. */
const ReasonSchema = v.fallback(
  v.optional(
    v.picklist(['missed', 'due', 'new', 'stretch', 'strengthen', 'measure', 'prerequisite', 'break']),
  ),
  undefined,
);

/** A session on the device until the server has completed it. */
export const StoredSessionSchema = v.object({
  ...OpenSessionSchema.entries,
  /** Ids of answers that are on the server. */
  saved: v.array(v.pipe(v.string(), v.uuid())),
  /** The current exercise, restored after a reload; null between the last answer and the end. */
  task: v.nullable(
    v.object({
      skill: v.string(),
      difficulty: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
      seed: CountSchema,
      steps_shown: CountSchema,
      /** Typed, but not checked yet. */
      draft: v.optional(v.string()),
      /** Wrong attempts, oldest first, with the labels of their mistakes ('' for unknown ones). */
      attempts: v.optional(
        v.array(v.object({ given: v.string(), chosen: v.boolean(), mistake: v.string() })),
      ),
      /** Shown after the last wrong attempt. */
      support: v.fallback(v.optional(v.picklist(SUPPORTS)), undefined),
      /** The worked example of a new skill was read. */
      is_introduced: v.optional(v.boolean()),
      why: ReasonSchema,
      /** The review card that it asks; missing for other exercises. */
      card: v.optional(v.string()),
      /** A kind of question of the skill that is replaced by another one, before it is shown. */
      avoided_kind: v.optional(CountSchema),
    }),
  ),
  /** The answer whose feedback is shown, restored after a reload. `task` is the next exercise. */
  feedback: v.optional(
    v.object({
      answer: v.pipe(v.string(), v.uuid()),
      /** The last attempt. The answer has the first one. */
      given: v.optional(v.string()),
      /** Revealed steps of the solution. */
      steps_shown: CountSchema,
      why: ReasonSchema,
    }),
  ),
  /** Finished, but not completed on the server. */
  finished: v.boolean(),
  /** A migrated guest session that the server has not started yet. */
  by_guest: v.optional(v.boolean()),
  placed_level: v.nullable(v.picklist(LEARNING_LEVELS)),
  /** Of a finished placement. */
  placed_skill: v.optional(v.string()),
  /** The skill where the path was started by a placement. */
  start: v.optional(v.string()),
  /** For reviews: the cards of the day that were due at the start. */
  due: v.array(DueCardSchema),
  /** Mastery at the start of the session. */
  before: v.array(v.object({ skill: v.string(), level: v.picklist(MASTERY_LEVELS) })),
});
export type StoredSession = v.InferOutput<typeof StoredSessionSchema>;
