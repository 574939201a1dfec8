import * as z from 'zod/mini';
import { DueCardSchema, MASTERY_LEVELS, OpenSessionSchema } from './learning';
import { LEARNING_LEVELS } from './limits';

const CountSchema = z.int().check(z.nonnegative());

/** A session on the device, from its first exercise until the server has completed it. */
export const KeptSessionSchema = z.extend(OpenSessionSchema, {
  /** The ids of the answers that the server has. */
  saved: z.array(z.uuid()),
  /** What is asked now, so that leaving and coming back shows the same; null between the last answer and the end. */
  task: z.nullable(
    z.object({
      skill: z.string(),
      difficulty: z.int().check(z.minimum(1), z.maximum(5)),
      seed: CountSchema,
      steps_shown: CountSchema,
      /** Typed and not checked yet. */
      draft: z.optional(z.string()),
      /** Why it was chosen. */
      why: z.optional(z.enum(['missed', 'due', 'new', 'stretch', 'strengthen', 'measure'])),
    }),
  ),
  /** Everything is answered, and the server does not know it yet. */
  finished: z.boolean(),
  placed_level: z.nullable(z.enum(LEARNING_LEVELS)),
  /** Of a review: the cards that were due when it began. */
  due: z.array(DueCardSchema),
  /** How each skill stood when the session began. */
  before: z.array(z.object({ skill: z.string(), level: z.enum(MASTERY_LEVELS) })),
});
export type KeptSession = z.infer<typeof KeptSessionSchema>;
