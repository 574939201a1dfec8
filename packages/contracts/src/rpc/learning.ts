import * as v from 'valibot';
import {
  CompletedSessionSchema,
  LEARNING_SESSION_KINDS,
  LearningAnswerSchema,
  LearningStateSchema,
  ReviewCardSchema,
  ReviewQueueSchema,
  SavedAnswersSchema,
  SavedCardsSchema,
  StartedSessionSchema,
  SUPPORTS,
} from '../learning';
import { LEARNING_LEVELS } from '../limits';
import { listOf, NothingSchema } from './rpc-call';

const LevelSchema = v.picklist(LEARNING_LEVELS);

export const learningStateCall = {
  name: 'learning_state',
  args: v.object({}),
  response: LearningStateSchema,
} as const;

/** Idempotent by id. */
export const startLearningSessionCall = {
  name: 'start_learning_session',
  args: v.object({
    p_id: v.string(),
    p_kind: v.picklist(LEARNING_SESSION_KINDS),
    p_level_id: LevelSchema,
    p_skill: v.nullable(v.string()),
  }),
  response: StartedSessionSchema,
} as const;

/** Starts a migrated guest session. */
export const migrateGuestSessionCall = {
  name: 'migrate_guest_session',
  args: v.object({ p_id: v.string(), p_level_id: LevelSchema, p_skill: v.string() }),
  response: StartedSessionSchema,
} as const;

export const saveLearningAnswersCall = {
  name: 'save_learning_answers',
  args: v.object({
    p_session_id: v.string(),
    p_answers: listOf(
      v.object({
        ...LearningAnswerSchema.entries,
        mistake: v.optional(v.string()),
        question_kind: v.optional(v.number()),
        support: v.optional(v.nullable(v.picklist(SUPPORTS))),
        solved: v.optional(v.boolean()),
      }),
    ),
  }),
  response: SavedAnswersSchema,
} as const;

/** Idempotent. */
export const completeLearningSessionCall = {
  name: 'complete_learning_session',
  args: v.object({
    p_session_id: v.string(),
    p_placed_level: v.nullable(LevelSchema),
    p_placed_skill: v.optional(v.string()),
  }),
  response: CompletedSessionSchema,
} as const;

export const reviewQueueCall = {
  name: 'review_queue',
  args: v.object({}),
  response: ReviewQueueSchema,
} as const;

export const saveReviewCardsCall = {
  name: 'save_review_cards',
  args: v.object({ p_cards: listOf(v.object({ ...ReviewCardSchema.entries, missed: v.boolean() })) }),
  response: SavedCardsSchema,
} as const;

/** Records a practiced technique with its age. */
export const recordTechniqueCall = {
  name: 'record_technique',
  args: v.object({ p_technique: v.string(), p_seconds_ago: v.optional(v.number()) }),
  response: NothingSchema,
} as const;
