import * as v from 'valibot';
import { GRID_GAMES, TIMED_ROUND_GAMES } from './games';
import { nine } from './numbers';
import { ANSWERED_BY, AnswerSchema } from './results';
import { ShownPlayerSchema } from './shown-names';
import { StoredMovesSchema } from './stored-play';

const TripleSchema = v.custom<[number, number, number]>(
  (value) => Array.isArray(value) && value.length === 3 && value.every(Number.isInteger),
);
const LinesSchema = v.object({ rows: TripleSchema, columns: TripleSchema });

/** One way to the solution of a grid. The moves are empty where they are not known, or not kept any more. */
const SolvedWaySchema = v.object({ seconds: v.number(), hints: v.number(), moves: StoredMovesSchema });
export type SolvedWay = v.InferOutput<typeof SolvedWaySchema>;

/** One way through a round. The answers are empty when they are not kept any more. */
const PlayedRoundSchema = v.object({ score: v.number(), answers: v.array(AnswerSchema) });
export type PlayedRound = v.InferOutput<typeof PlayedRoundSchema>;

const ofGrid = {
  game_type: v.picklist(GRID_GAMES),
  /** The day whose puzzle it is. */
  day_key: v.nullable(v.string()),
};
const ofRound = { game_type: v.picklist(TIMED_ROUND_GAMES), answered_by: v.picklist(ANSWERED_BY) };

const unsolvedBoard = {
  givens: nine(0, 9),
  targets: v.object({ sum: v.optional(LinesSchema), product: v.optional(LinesSchema) }),
};

const openChallenge = {
  status: v.literal('open'),
  /** Of the challenger; the length of a round. */
  seconds: v.number(),
  /** The server measured the time. */
  verified: v.boolean(),
  /** After so many milliseconds the challenger had filled so many cells, or had so many correct answers. */
  ghost: v.array(v.object({ at: v.number(), done: v.number() })),
  /** The caller made it. */
  mine: v.boolean(),
};

/** Response of `challenge()`: what who opens a link plays, and no digit of the solution. */
export const ChallengeSchema = v.variant('status', [
  v.object({ status: v.literal('unknown') }),
  v.variant('game_type', [
    v.object({ ...openChallenge, ...ofGrid, ...unsolvedBoard, hints: v.number() }),
    v.object({ ...openChallenge, ...ofRound, score: v.number() }),
  ]),
]);
export type Challenge = v.InferOutput<typeof ChallengeSchema>;
type OpenChallenge = Extract<Challenge, { status: 'open' }>;
export type GridChallenge = Extract<OpenChallenge, { givens: unknown }>;
export type RoundChallenge = Extract<OpenChallenge, { score: unknown }>;

/** Response of `challenge_card()` for a code that leads to a challenge: what a link to it shows in a chat. */
export const ChallengeCardSchema = v.variant('game_type', [
  v.object({
    game_type: v.picklist(GRID_GAMES),
    ...unsolvedBoard,
    /** Of the challenger. */
    seconds: v.number(),
  }),
  // Of a round nothing is shown of its questions.
  v.object({ game_type: v.picklist(TIMED_ROUND_GAMES), score: v.number(), seconds: v.number() }),
]);
export type ChallengeCard = v.InferOutput<typeof ChallengeCardSchema>;

/** A solution as `answer_challenge()` takes it, and the device keeps it. */
export const ChallengeSolutionSchema = v.variant('kind', [
  v.object({ kind: v.literal('grid'), grid: nine(1, 9), ...SolvedWaySchema.entries }),
  v.object({ kind: v.literal('round'), answers: v.array(AnswerSchema) }),
]);
export type ChallengeSolution = v.InferOutput<typeof ChallengeSolutionSchema>;

/** A person at a challenge, as the device keeps it from the solution of a grid, or from the start of a round. */
export const StoredTrySchema = v.object({
  /** Made on the device. The server keeps one solution of it, and of the first of its starts the time. */
  id: v.string(),
  code: v.string(),
  /** Absent while a round is played, and when it was left. */
  solution: v.optional(ChallengeSolutionSchema),
  /** The server has responded to the solution. */
  sent: v.boolean(),
  /** Epoch milliseconds of the device's clock. */
  at: v.number(),
});
export type StoredTry = v.InferOutput<typeof StoredTrySchema>;

/** Response of `start_challenge()`. A round has the number of its sheet of questions. */
export const StartedChallengeSchema = v.variant('status', [
  v.object({ status: v.picklist(['unknown', 'too-many']) }),
  v.object({ status: v.literal('started'), sheet: v.optional(v.number()) }),
]);
export type StartedChallenge = v.InferOutput<typeof StartedChallengeSchema>;

const keptSolution = {
  /** Of a challenge that very many people solved, the challenger does not see one more. */
  status: v.picklist(['kept', 'not-kept']),
  /** Whether the challenger sees who it was. */
  named: v.boolean(),
};

/** Response of `answer_challenge()`: both ways. */
export const ChallengeOutcomeSchema = v.variant('status', [
  v.object({ status: v.literal('unknown') }),
  v.variant('game_type', [
    v.object({
      ...keptSolution,
      game_type: v.picklist(GRID_GAMES),
      theirs: SolvedWaySchema,
      yours: SolvedWaySchema,
    }),
    v.object({
      ...keptSolution,
      game_type: v.picklist(TIMED_ROUND_GAMES),
      theirs: PlayedRoundSchema,
      yours: PlayedRoundSchema,
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

/** One line of `my_challenges()`, with the best of its answers. */
export const MyChallengeSchema = v.variant('game_type', [
  v.object({ ...myChallenge, ...ofGrid, seconds: v.number(), best_seconds: v.nullable(v.number()) }),
  v.object({ ...myChallenge, ...ofRound, score: v.number(), best_score: v.nullable(v.number()) }),
]);
export type MyChallenge = v.InferOutput<typeof MyChallengeSchema>;

const myAnswers = {
  code: v.string(),
  /** How many people answered it. The newest fifty of them are listed. */
  answered: v.number(),
};

const challengeAnswer = {
  id: v.string(),
  /** Whether the server's clock agrees with it. */
  measured: v.boolean(),
  solved_at: v.string(),
  /** null: a guest, or somebody who did not want to be named. */
  player: v.nullable(ShownPlayerSchema),
};

/** Response of `challenge_answers()`, for the challenger. */
export const ChallengeAnswersSchema = v.variant('game_type', [
  v.object({
    ...myAnswers,
    ...ofGrid,
    givens: nine(0, 9),
    grid: nine(1, 9),
    yours: SolvedWaySchema,
    answers: v.array(v.object({ ...challengeAnswer, ...SolvedWaySchema.entries })),
  }),
  v.object({
    ...myAnswers,
    ...ofRound,
    yours: PlayedRoundSchema,
    answers: v.array(v.object({ ...challengeAnswer, ...PlayedRoundSchema.entries })),
  }),
]);
export type ChallengeAnswers = v.InferOutput<typeof ChallengeAnswersSchema>;
