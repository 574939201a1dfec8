import * as v from 'valibot';
import { TodaySchema } from './day';
import { LEARNING_LEVELS } from './limits';
import { ReachedLevelSchema } from './reached-level';

/** What a session is for. `placement` finds where to begin in a path and is not counted among the sessions of a day. */
export const LEARNING_SESSION_KINDS = ['skill', 'practice', 'review', 'placement', 'test_out'] as const;
export type LearningSessionKind = (typeof LEARNING_SESSION_KINDS)[number];

export const MASTERY_LEVELS = ['attempted', 'familiar', 'proficient', 'mastered'] as const;

const CountSchema = v.pipe(v.number(), v.integer(), v.minValue(0));

/** One skill of one person, as of now. */
export const SkillProgressSchema = v.object({
  skill: v.string(),
  answers: CountSchema,
  /** Correct answers in a row that were hard enough; from the third on, each on another day. */
  proofs: CountSchema,
  days_since_correct: v.nullable(CountSchema),
  /** null before the first, and where it was given before this was stored. */
  days_since_proof: v.nullable(CountSchema),
  level: v.picklist(MASTERY_LEVELS),
});
export type SkillProgress = v.InferOutput<typeof SkillProgressSchema>;

/** One answer as the device sends it. The same id is saved once. */
export const LearningAnswerSchema = v.object({
  id: v.pipe(v.string(), v.uuid()),
  skill: v.string(),
  difficulty: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
  /** With skill and difficulty it makes the same exercise again. */
  seed: CountSchema,
  /** At most 100 characters. */
  given: v.string(),
  correct: v.boolean(),
  /** Chosen from options, not typed. */
  chosen: v.boolean(),
  /** A step of the solution was looked at before. Such an answer is never counted as correct. */
  helped: v.boolean(),
  seconds: v.pipe(v.number(), v.minValue(0)),
});
export type LearningAnswer = v.InferOutput<typeof LearningAnswerSchema>;

/** An answer on the device, with the time that dates a review. */
const DatedAnswerSchema = v.object({
  ...LearningAnswerSchema.entries,
  /** By the clock of the device that asked; on another one, when the server saved it. An earlier build did not keep it. */
  answered_at: v.optional(v.string()),
  /** The label of the known mistake that a wrong answer shows. An earlier build gives none. */
  mistake: v.optional(v.string()),
});
export type DatedAnswer = v.InferOutput<typeof DatedAnswerSchema>;

/** An answer as it is sent: its mistake is counted for the classes of the pupil, and not stored with it. */
export type SentAnswer = LearningAnswer & Pick<DatedAnswer, 'mistake'>;

export const OpenSessionSchema = v.object({
  id: v.pipe(v.string(), v.uuid()),
  kind: v.picklist(LEARNING_SESSION_KINDS),
  /** What it is about; of a placement the first level of its path. */
  level_id: v.picklist(LEARNING_LEVELS),
  /** Of a session about one skill. */
  skill: v.nullable(v.string()),
  /** In the order they were given. */
  answers: v.array(DatedAnswerSchema),
});
export type OpenSession = v.InferOutput<typeof OpenSessionSchema>;

/** Response of `learning_state()`: where the caller stands. */
export const LearningStateSchema = v.object({
  ...TodaySchema.entries,
  sessions_today: CountSchema,
  /** null: without a limit. */
  sessions_limit: v.nullable(CountSchema),
  /** What the last placement of each path said: at most one level of a path. */
  placed_levels: v.array(v.picklist(LEARNING_LEVELS)),
  /** Of the last session that was begun about a level: where the person learns now. */
  learning_level: ReachedLevelSchema,
  skills: v.array(SkillProgressSchema),
  /** Started today and not completed. One that an older client cannot go on with is none to it. */
  open_session: v.fallback(v.nullable(OpenSessionSchema), null),
  reviews_due: CountSchema,
});
export type LearningState = v.InferOutput<typeof LearningStateSchema>;

/** Response of `start_learning_session(p_id, p_kind, p_level_id, p_skill)`. The same id starts it once. */
export const StartedSessionSchema = v.object({
  id: v.pipe(v.string(), v.uuid()),
  sessions_today: CountSchema,
  sessions_limit: v.nullable(CountSchema),
});
export type StartedSession = v.InferOutput<typeof StartedSessionSchema>;

/** Response of `save_learning_answers(p_session_id, p_answers)`: the skills that these answers were about. */
export const SavedAnswersSchema = v.object({ skills: v.array(SkillProgressSchema) });
export type SavedAnswers = v.InferOutput<typeof SavedAnswersSchema>;

/** Response of `complete_learning_session(p_session_id, p_placed_level)`. A second call returns the same figures. */
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

/** A card of the review queue: an exercise that was missed, or a fact that was missed in a game. FSRS keeps `memory`. */
export const ReviewCardSchema = v.object({
  /** "skill:one-step-equations:2:815", "fact:7x8". */
  card: v.string(),
  due_at: v.string(),
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

/** A card as a session sends it. */
export type SentCard = ReviewCard & {
  /** The answer was wrong, or helped: the card was missed at its `last_review`. */
  missed: boolean;
};

/** A card that is due, with where it came from. A session that was kept by an earlier build does not say. */
export const DueCardSchema = v.object({
  ...ReviewCardSchema.entries,
  /** The `game_type` of the game in which it was missed last; null: a session of learning. */
  missed_in: v.optional(v.nullable(v.string())),
  /** null: not known. */
  missed_at: v.optional(v.nullable(v.string())),
});
export type DueCard = v.InferOutput<typeof DueCardSchema>;

/** Response of `review_queue()`: what is due by the server's clock, longest due first, at most 50. */
export const ReviewQueueSchema = v.object({ cards: v.array(DueCardSchema) });
export type ReviewQueue = v.InferOutput<typeof ReviewQueueSchema>;

/** Response of `save_review_cards(p_cards)`. Of two states of a card the one that was reviewed later is kept. */
export const SavedCardsSchema = v.object({ reviews_due: CountSchema });
export type SavedCards = v.InferOutput<typeof SavedCardsSchema>;

/** The most answers of one session, answers and cards of one call, and cards of one player. */
export const LEARNING_LIMITS = {
  answersOfSession: 100,
  answersOfCall: 30,
  cardsOfCall: 50,
  cardsOfPlayer: 2_000,
} as const;
