import * as v from 'valibot';
import { TodaySchema } from './day';
import { LEARNING_LEVELS } from './limits';
import { ReachedLevelSchema } from './reached-level';

/** A `placement` finds the level to start at, and does not count toward the daily limit. */
export const LEARNING_SESSION_KINDS = ['skill', 'practice', 'review', 'placement', 'test_out'] as const;
export type LearningSessionKind = (typeof LEARNING_SESSION_KINDS)[number];

export const MASTERY_LEVELS = ['attempted', 'familiar', 'proficient', 'mastered'] as const;

const CountSchema = v.pipe(v.number(), v.integer(), v.minValue(0));

export const SkillProgressSchema = v.object({
  skill: v.string(),
  answers: CountSchema,
  /**
   * The last five results that count, oldest first: 0 for a miss, otherwise ten times the kind of question plus its
   * difficulty.
   */
  recent: v.optional(v.array(CountSchema), []),
  /** The level that the answers have shown, from 0 (attempted) to 3 (mastered), whatever was forgotten since. */
  evidence_count: CountSchema,
  days_since_correct: v.nullable(CountSchema),
  /** Days since the skill became proficient; null before. */
  days_since_evidence: v.nullable(CountSchema),
  level: v.picklist(MASTERY_LEVELS),
});
export type SkillProgress = v.InferOutput<typeof SkillProgressSchema>;

/** Saved once per id. */
export const LearningAnswerSchema = v.object({
  id: v.pipe(v.string(), v.uuid()),
  skill: v.string(),
  difficulty: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
  /** Generates the exercise, together with skill and difficulty. */
  seed: CountSchema,
  /** Up to 100 characters. */
  given: v.string(),
  correct: v.boolean(),
  /** Chosen from options instead of typed. */
  chosen: v.boolean(),
  /** A step of the solution was shown first, so the answer never counts as correct. */
  helped: v.boolean(),
  seconds: v.pipe(v.number(), v.minValue(0)),
  /** The review card that it answers; null or missing for all other answers. */
  card: v.optional(v.nullable(v.string())),
});
export type LearningAnswer = v.InferOutput<typeof LearningAnswerSchema>;

/**
 * What a learner gets after a wrong attempt, from the least to the most: another attempt, a worked example with its last
 * step open, or the lesson, which also ends the exercise.
 */
export const SUPPORTS = ['retry', 'example', 'lesson'] as const;
export type Support = (typeof SUPPORTS)[number];

/** An answer on the device, with its time, which dates a review. `given` and `mistake` belong to its first attempt. */
const DatedAnswerSchema = v.object({
  ...LearningAnswerSchema.entries,
  /** The most that was shown. null or missing: nothing. */
  support: v.fallback(v.optional(v.nullable(v.picklist(SUPPORTS))), undefined),
  /** Labels of the mistakes of all wrong attempts, oldest first; '' for unknown mistakes. Only on this device. */
  wrong_attempts: v.optional(v.array(v.string())),
  /** The last attempt was right, perhaps with help. Missing: it was if the answer is correct or helped. */
  solved: v.optional(v.boolean()),
  /** By the device's clock; answers from other devices have the time when the server saved them. */
  answered_at: v.optional(v.string()),
  /** The label of the known mistake that a wrong answer shows. */
  mistake: v.optional(v.string()),
  /** Which of the skill's kinds of question it was, from 1 to 99; 1 if missing. */
  question_kind: v.optional(CountSchema),
});
export type DatedAnswer = v.InferOutput<typeof DatedAnswerSchema>;

/** The kind is only used for the rating, and the mistake for the student's classes. They are not stored with the answer. */
export type SentAnswer = LearningAnswer &
  Pick<DatedAnswer, 'mistake' | 'support' | 'solved' | 'question_kind'>;

export const OpenSessionSchema = v.object({
  id: v.pipe(v.string(), v.uuid()),
  kind: v.picklist(LEARNING_SESSION_KINDS),
  /** For a placement the first level of its path. */
  level_id: v.picklist(LEARNING_LEVELS),
  /** null unless the session is about one skill. */
  skill: v.nullable(v.string()),
  /** Oldest first. */
  answers: v.array(DatedAnswerSchema),
});
export type OpenSession = v.InferOutput<typeof OpenSessionSchema>;

/** Response of `learning_state()`. */
export const LearningStateSchema = v.object({
  ...TodaySchema.entries,
  sessions_today: CountSchema,
  /** null: unlimited. */
  sessions_limit: v.nullable(CountSchema),
  /** The result of the last placement in each path. */
  placed_levels: v.array(v.picklist(LEARNING_LEVELS)),
  /** The skills to start at, by the same placements. */
  placed_skills: v.optional(v.array(v.string()), []),
  /** The level of the last session. */
  learning_level: ReachedLevelSchema,
  skills: v.array(SkillProgressSchema),
  /** Started today and not completed; null if an older client does not know its kind. */
  open_session: v.fallback(v.nullable(OpenSessionSchema), null),
  reviews_due: CountSchema,
  /** Of the last practice, oldest first. Missing from older servers. */
  last_answers: v.optional(
    v.array(
      v.object({
        skill: v.string(),
        correct: v.boolean(),
        helped: v.boolean(),
        solved: v.optional(v.boolean()),
        support: v.fallback(v.nullable(v.picklist(SUPPORTS)), null),
      }),
    ),
  ),
});
export type LearningState = v.InferOutput<typeof LearningStateSchema>;

/** Response of `start_learning_session(p_id, p_kind, p_level_id, p_skill)`, idempotent by id. */
export const StartedSessionSchema = v.object({
  id: v.pipe(v.string(), v.uuid()),
  sessions_today: CountSchema,
  sessions_limit: v.nullable(CountSchema),
});
export type StartedSession = v.InferOutput<typeof StartedSessionSchema>;

/** Response of `save_learning_answers(p_session_id, p_answers)`: the skills of these answers. */
export const SavedAnswersSchema = v.object({ skills: v.array(SkillProgressSchema) });
export type SavedAnswers = v.InferOutput<typeof SavedAnswersSchema>;

/** Response of `complete_learning_session(p_session_id, p_placed_level, p_placed_skill)`. Idempotent. */
export const CompletedSessionSchema = v.object({
  problems_attempted: CountSchema,
  problems_correct: CountSchema,
  accuracy: CountSchema,
  total_time_seconds: CountSchema,
  average_time_per_problem: v.number(),
  xp_earned: CountSchema,
  total_xp: CountSchema,
  learning_level: ReachedLevelSchema,
  current_streak: CountSchema,
  skills: v.array(SkillProgressSchema),
});
export type CompletedSession = v.InferOutput<typeof CompletedSessionSchema>;

/**
 * A card of the review queue: a skill, with the mistake that was made if it is known, or a fact missed in a game.
 * `memory` is the state of FSRS.
 */
export const ReviewCardSchema = v.object({
  /** "skill:mean", "skill:mean:1f0c9a2e" with the label of a mistake, "fact:7x8". */
  card: v.string(),
  due_at: v.string(),
  /** Of the exercise that was missed last; null or missing if unknown, as for misses in games. */
  difficulty: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)))),
  memory: v.object({
    stability: v.number(),
    difficulty: v.number(),
    reps: CountSchema,
    lapses: CountSchema,
    learning_steps: CountSchema,
    scheduled_days: CountSchema,
    state: CountSchema,
    last_review: v.nullable(v.string()),
  }),
});
export type ReviewCard = v.InferOutput<typeof ReviewCardSchema>;

export type SentCard = ReviewCard & {
  /** Whether it was missed at `last_review`; help counts as a miss. */
  missed: boolean;
};

/** A due card, with its origin if known. */
export const DueCardSchema = v.object({
  ...ReviewCardSchema.entries,
  /** `game_type` of the game where it was last missed; null for a learning session. */
  missed_in: v.optional(v.nullable(v.string())),
  /** null: unknown. */
  missed_at: v.optional(v.nullable(v.string())),
});
export type DueCard = v.InferOutput<typeof DueCardSchema>;

/** Response of `review_queue()`: the cards of today by the server's clock, most urgent first. */
export const ReviewQueueSchema = v.object({ cards: v.array(DueCardSchema) });
export type ReviewQueue = v.InferOutput<typeof ReviewQueueSchema>;

/** Response of `save_review_cards(p_cards)`. The state that was reviewed last wins. */
export const SavedCardsSchema = v.object({ reviews_due: CountSchema });
export type SavedCards = v.InferOutput<typeof SavedCardsSchema>;

/** Limits: answers per session, answers and cards per call, cards per player, cards shown per day. */
export const LEARNING_LIMITS = {
  answersOfSession: 100,
  answersOfCall: 30,
  reviewCardsPerCall: 50,
  reviewCardsPerPlayer: 2_000,
  reviewCardsPerDay: 20,
} as const;
