import * as v from 'valibot';
import { GRID_GAMES, TIMED_ROUND_GAMES } from './games';
import { nine } from './numbers';
import { ANSWERED_BY, AnswerSchema } from './results';
import { PublicProfileSchema } from './public-names';
import { StoredMovesSchema } from './stored-play';

const TripleSchema = v.custom<[number, number, number]>(
  (value) => Array.isArray(value) && value.length === 3 && value.every(Number.isInteger),
);
const LinesSchema = v.object({ rows: TripleSchema, columns: TripleSchema });

/** The moves are empty when they are unknown or were deleted because of their age. */
const GridReplaySchema = v.object({ seconds: v.number(), hints: v.number(), moves: StoredMovesSchema });
export type GridReplay = v.InferOutput<typeof GridReplaySchema>;

/** The answers are empty when they were deleted because of their age. */
const RoundReplaySchema = v.object({ score: v.number(), answers: v.array(AnswerSchema) });
export type RoundReplay = v.InferOutput<typeof RoundReplaySchema>;

const ofGrid = {
  game_type: v.picklist(GRID_GAMES),
  /** The day whose puzzle it is. */
  day_key: v.nullable(v.string()),
};
const ofRound = { game_type: v.picklist(TIMED_ROUND_GAMES), answered_by: v.picklist(ANSWERED_BY) };

const unsolvedGrid = {
  givens: nine(0, 9),
  /** By operation. An operation that this build does not know leaves the puzzle with several solutions: it is not shown. */
  targets: v.record(v.string(), LinesSchema),
};

const openChallenge = {
  status: v.literal('open'),
  /** Of the challenger; the length of a round. */
  seconds: v.number(),
  /** Whether the time or the score is verified. */
  verified: v.boolean(),
  /** The pace line: the cells that the challenger had filled, or the correct answers, after `at` milliseconds. */
  pace: v.array(v.object({ at: v.number(), done: v.number() })),
  /** Whether the caller made it. */
  mine: v.boolean(),
  /** The challenger's username; null if the challenger does not show it. */
  challenged_by: v.nullable(v.string()),
};

/** Response of `challenge()`: what to play, without any digit of the solution. */
export const ChallengeSchema = v.variant('status', [
  v.object({ status: v.literal('unknown') }),
  v.variant('game_type', [
    v.object({ ...openChallenge, ...ofGrid, ...unsolvedGrid, hints: v.number() }),
    v.object({ ...openChallenge, ...ofRound, score: v.number() }),
  ]),
]);
export type Challenge = v.InferOutput<typeof ChallengeSchema>;
type OpenChallenge = Extract<Challenge, { status: 'open' }>;
export type GridChallenge = Extract<OpenChallenge, { givens: unknown }>;
export type RoundChallenge = Extract<OpenChallenge, { score: unknown }>;

/** Response of `challenge_card()` for a known code: the link preview. */
export const ChallengeCardSchema = v.variant('game_type', [
  v.object({
    game_type: v.picklist(GRID_GAMES),
    ...unsolvedGrid,
    /** Of the challenger. */
    seconds: v.number(),
  }),
  // The questions stay secret until the round starts.
  v.object({ game_type: v.picklist(TIMED_ROUND_GAMES), score: v.number(), seconds: v.number() }),
]);
export type ChallengeCard = v.InferOutput<typeof ChallengeCardSchema>;

/** A solution as `answer_challenge()` takes it, and the device keeps it. */
export const ChallengeSolutionSchema = v.variant('kind', [
  v.object({ kind: v.literal('grid'), grid: nine(1, 9), ...GridReplaySchema.entries }),
  v.object({ kind: v.literal('round'), answers: v.array(AnswerSchema) }),
]);
export type ChallengeSolution = v.InferOutput<typeof ChallengeSolutionSchema>;

/** One person's attempt, stored on the device when a grid is solved or a round starts. */
export const StoredChallengeAttemptSchema = v.object({
  /** Generated on the device. The server stores one solution and the time of the first start. */
  id: v.string(),
  code: v.string(),
  /** Absent while a round is played, and when it was abandoned. */
  solution: v.optional(ChallengeSolutionSchema),
  /** Whether the server has received the solution. */
  sent: v.boolean(),
  /** Epoch milliseconds of the device's clock. */
  at: v.number(),
});
export type StoredChallengeAttempt = v.InferOutput<typeof StoredChallengeAttemptSchema>;

/** Response of `start_challenge()`. `question_set` is the number of a round's question set. */
export const StartedChallengeSchema = v.variant('status', [
  v.object({ status: v.picklist(['unknown', 'too-many']) }),
  v.object({ status: v.literal('started'), question_set: v.optional(v.number()) }),
]);
export type StartedChallenge = v.InferOutput<typeof StartedChallengeSchema>;

const storedSolution = {
  /** Past a limit of answers to one challenge, further ones are not stored. */
  status: v.picklist(['saved', 'not-saved']),
  /** Whether the challenger sees the name. */
  named: v.boolean(),
  /** Whether it is the caller's first attempt, and the server's clock confirms it. The time of `yours` is then the server's. */
  measured: v.boolean(),
};

/** Response of `answer_challenge()`: both replays. */
export const ChallengeOutcomeSchema = v.variant('status', [
  v.object({ status: v.literal('unknown') }),
  v.variant('game_type', [
    v.object({
      ...storedSolution,
      game_type: v.picklist(GRID_GAMES),
      theirs: GridReplaySchema,
      yours: GridReplaySchema,
    }),
    v.object({
      ...storedSolution,
      game_type: v.picklist(TIMED_ROUND_GAMES),
      theirs: RoundReplaySchema,
      yours: RoundReplaySchema,
    }),
  ]),
]);
export type ChallengeOutcome = v.InferOutput<typeof ChallengeOutcomeSchema>;

const myChallenge = {
  code: v.string(),
  created_at: v.string(),
  /** How many people answered it. */
  answered: v.number(),
};

/** One row of `my_challenges()`, with the best measured answer. */
export const MyChallengeSchema = v.variant('game_type', [
  v.object({ ...myChallenge, ...ofGrid, seconds: v.number(), best_seconds: v.nullable(v.number()) }),
  v.object({ ...myChallenge, ...ofRound, score: v.number(), best_score: v.nullable(v.number()) }),
]);
export type MyChallenge = v.InferOutput<typeof MyChallengeSchema>;

const myAnswers = {
  code: v.string(),
  /** Whether people who open the link see the challenger's username. */
  named: v.boolean(),
  /** How many people answered it. Only the newest fifty are listed. */
  answered: v.number(),
};

const challengeAnswer = {
  id: v.string(),
  /** Whether the server's clock confirms it, and it is the first attempt of its account. */
  measured: v.boolean(),
  solved_at: v.string(),
  /** null for guests and for people who chose to stay anonymous. */
  player: v.nullable(PublicProfileSchema),
};

/** Response of `challenge_answers()`, for the challenger. */
export const ChallengeAnswersSchema = v.variant('game_type', [
  v.object({
    ...myAnswers,
    ...ofGrid,
    givens: nine(0, 9),
    grid: nine(1, 9),
    yours: GridReplaySchema,
    answers: v.array(v.object({ ...challengeAnswer, ...GridReplaySchema.entries })),
  }),
  v.object({
    ...myAnswers,
    ...ofRound,
    yours: RoundReplaySchema,
    answers: v.array(v.object({ ...challengeAnswer, ...RoundReplaySchema.entries })),
  }),
]);
export type ChallengeAnswers = v.InferOutput<typeof ChallengeAnswersSchema>;
