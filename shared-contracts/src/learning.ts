import * as z from 'zod/mini';
import { TodaySchema } from './day';
import { LEARNING_LEVELS } from './limits';
import { ReachedLevelSchema } from './reached-level';

/** What a session is for. `placement` finds where to begin and is not counted among the sessions of a day. */
export const LEARNING_SESSION_KINDS = ['skill', 'practice', 'review', 'placement', 'test_out'] as const;
export type LearningSessionKind = (typeof LEARNING_SESSION_KINDS)[number];

export const MASTERY_LEVELS = ['attempted', 'familiar', 'proficient', 'mastered'] as const;

const CountSchema = z.int().check(z.nonnegative());

/** One skill of one person, as of now. */
export const SkillProgressSchema = z.object({
  skill: z.string(),
  rating: z.int(),
  answers: CountSchema,
  proofs: CountSchema,
  days_since_correct: z.nullable(CountSchema),
  level: z.enum(MASTERY_LEVELS),
});
export type SkillProgress = z.infer<typeof SkillProgressSchema>;

/** One answer as the device sends it. The same id is saved once. */
export const LearningAnswerSchema = z.object({
  id: z.uuid(),
  skill: z.string(),
  difficulty: z.int().check(z.minimum(1), z.maximum(5)),
  /** With skill and difficulty it makes the same exercise again. */
  seed: CountSchema,
  /** At most 100 characters. */
  given: z.string(),
  correct: z.boolean(),
  /** Chosen from options, not typed. */
  chosen: z.boolean(),
  /** A step of the solution was looked at before. Such an answer is never counted as correct. */
  helped: z.boolean(),
  seconds: z.number().check(z.nonnegative()),
});
export type LearningAnswer = z.infer<typeof LearningAnswerSchema>;

/** An answer with the time that dates a review. */
const DatedAnswerSchema = z.extend(LearningAnswerSchema, {
  /** By the clock of the device that asked; on another one, when the server saved it. An earlier build did not keep it. */
  answered_at: z.optional(z.string()),
});
export type DatedAnswer = z.infer<typeof DatedAnswerSchema>;

export const OpenSessionSchema = z.object({
  id: z.uuid(),
  kind: z.enum(LEARNING_SESSION_KINDS),
  level_id: z.enum(LEARNING_LEVELS),
  /** Of a session about one skill. */
  skill: z.nullable(z.string()),
  /** In the order they were given. */
  answers: z.array(DatedAnswerSchema),
});
export type OpenSession = z.infer<typeof OpenSessionSchema>;

/** Response of `learning_state()`: where the caller stands. */
export const LearningStateSchema = z.extend(TodaySchema, {
  sessions_today: CountSchema,
  /** null: without a limit. */
  sessions_limit: z.nullable(CountSchema),
  /** What a placement said; null before one. */
  placed_level: z.nullable(ReachedLevelSchema),
  skills: z.array(SkillProgressSchema),
  /** Started today and not completed. One that an older client cannot go on with is none to it. */
  open_session: z.catch(z.nullable(OpenSessionSchema), null),
  reviews_due: CountSchema,
});
export type LearningState = z.infer<typeof LearningStateSchema>;

/** Response of `start_learning_session(p_id, p_kind, p_level_id, p_skill)`. The same id starts it once. */
export const StartedSessionSchema = z.object({
  id: z.uuid(),
  sessions_today: CountSchema,
  sessions_limit: z.nullable(CountSchema),
});
export type StartedSession = z.infer<typeof StartedSessionSchema>;

/** Response of `save_learning_answers(p_session_id, p_answers)`: the skills that these answers were about. */
export const SavedAnswersSchema = z.object({ skills: z.array(SkillProgressSchema) });
export type SavedAnswers = z.infer<typeof SavedAnswersSchema>;

/** Response of `complete_learning_session(p_session_id, p_placed_level)`. A second call returns the same figures. */
export const CompletedSessionSchema = z.object({
  problems_attempted: CountSchema,
  problems_correct: CountSchema,
  accuracy: CountSchema,
  total_time_seconds: CountSchema,
  average_time_per_problem: z.number(),
  xp_earned: CountSchema,
  total_xp: CountSchema,
  learning_level: ReachedLevelSchema,
  level_progress_percent: CountSchema,
  current_streak: CountSchema,
  skills: z.array(SkillProgressSchema),
});
export type CompletedSession = z.infer<typeof CompletedSessionSchema>;

/** A card of the review queue: an exercise that was missed, or a fact that was missed in a game. FSRS keeps `memory`. */
export const ReviewCardSchema = z.object({
  /** "skill:one-step-equations:2:815", "fact:7x8". */
  card: z.string(),
  due_at: z.string(),
  memory: z.object({
    stability: z.number(),
    difficulty: z.number(),
    reps: CountSchema,
    lapses: CountSchema,
    learning_steps: CountSchema,
    scheduled_days: CountSchema,
    state: CountSchema,
    last_review: z.nullable(z.string()),
  }),
});
export type ReviewCard = z.infer<typeof ReviewCardSchema>;

/** A card as a session sends it. */
export type SentCard = ReviewCard & {
  /** The answer was wrong, or helped: the card was missed at its `last_review`. */
  missed: boolean;
};

/** A card that is due, with where it came from. A session that was kept by an earlier build does not say. */
export const DueCardSchema = z.extend(ReviewCardSchema, {
  /** The `game_type` of the game in which it was missed last; null: a session of learning. */
  missed_in: z.optional(z.nullable(z.string())),
  /** null: not known. */
  missed_at: z.optional(z.nullable(z.string())),
});
export type DueCard = z.infer<typeof DueCardSchema>;

/** Response of `review_queue()`: what is due by the server's clock, longest due first, at most 50. */
export const ReviewQueueSchema = z.object({ cards: z.array(DueCardSchema) });
export type ReviewQueue = z.infer<typeof ReviewQueueSchema>;

/** Response of `save_review_cards(p_cards)`. Of two states of a card the one that was reviewed later is kept. */
export const SavedCardsSchema = z.object({ reviews_due: CountSchema });
export type SavedCards = z.infer<typeof SavedCardsSchema>;

/** The most answers of one session, answers and cards of one call, and cards of one player. */
export const LEARNING_LIMITS = {
  answersOfSession: 100,
  answersOfCall: 30,
  cardsOfCall: 50,
  cardsOfPlayer: 2_000,
} as const;
