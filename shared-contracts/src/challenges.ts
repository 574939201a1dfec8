import * as v from 'valibot';
import { GRID_GAMES, TIMED_ROUND_GAMES } from './games';
import { nine } from './numbers';
import { ShownPlayerSchema } from './shown-names';
import type { StoredMove } from './stored-play';

const MovesSchema = v.array(
  v.object({ at: v.number(), cell: v.nullable(v.number()), digit: v.number() }),
) satisfies v.GenericSchema<unknown, StoredMove[]>;

const TripleSchema = v.custom<[number, number, number]>(
  (value) => Array.isArray(value) && value.length === 3 && value.every(Number.isInteger),
);
const LinesSchema = v.object({ rows: TripleSchema, columns: TripleSchema });

/** One way to the solution. The moves are empty where they are not known. */
const SolvedWaySchema = v.object({ seconds: v.number(), hints: v.number(), moves: MovesSchema });
export type SolvedWay = v.InferOutput<typeof SolvedWaySchema>;

const aboutChallenge = {
  game_type: v.picklist(GRID_GAMES),
  /** The day of the archive whose puzzle it is. */
  day_key: v.nullable(v.string()),
};

const unsolvedBoard = {
  givens: nine(0, 9),
  targets: v.object({ sum: v.optional(LinesSchema), product: v.optional(LinesSchema) }),
};

/** Response of `challenge()`: what who opens a link plays, and no digit of the solution. */
export const ChallengeSchema = v.variant('status', [
  v.object({ status: v.literal('unknown') }),
  v.object({
    status: v.literal('open'),
    ...aboutChallenge,
    ...unsolvedBoard,
    /** Of the challenger. */
    seconds: v.number(),
    hints: v.number(),
    /** After so many milliseconds the challenger had filled so many cells. */
    ghost: v.array(v.object({ at: v.number(), filled: v.number() })),
    /** The caller made it. */
    mine: v.boolean(),
  }),
]);
export type Challenge = v.InferOutput<typeof ChallengeSchema>;
export type OpenChallenge = Extract<Challenge, { status: 'open' }>;

/** Response of `challenge_card()` for a code that leads to a challenge: what a link to it shows in a chat. */
export const ChallengeCardSchema = v.variant('game_type', [
  v.object({
    game_type: v.picklist(GRID_GAMES),
    ...unsolvedBoard,
    /** Of the challenger. */
    seconds: v.number(),
  }),
  // Of a round nothing is shown but its game.
  v.object({ game_type: v.picklist(TIMED_ROUND_GAMES) }),
]);
export type ChallengeCard = v.InferOutput<typeof ChallengeCardSchema>;

/** Response of `answer_challenge()`. */
export const ChallengeOutcomeSchema = v.variant('status', [
  v.object({ status: v.picklist(['unknown', 'too-many']) }),
  v.object({
    status: v.literal('kept'),
    theirs: SolvedWaySchema,
    yours: SolvedWaySchema,
    /** Whether the challenger sees who it was. */
    named: v.boolean(),
  }),
]);
export type ChallengeOutcome = v.InferOutput<typeof ChallengeOutcomeSchema>;

/** One line of `my_challenges()`. */
export const MyChallengeSchema = v.object({
  ...aboutChallenge,
  code: v.string(),
  seconds: v.number(),
  hints: v.number(),
  created_at: v.string(),
  /** How many people solved it, and the best of their times. */
  solved: v.number(),
  best_seconds: v.nullable(v.number()),
});
export type MyChallenge = v.InferOutput<typeof MyChallengeSchema>;

/** Response of `challenge_answers()`, for the challenger. */
export const ChallengeAnswersSchema = v.object({
  ...aboutChallenge,
  code: v.string(),
  givens: nine(0, 9),
  grid: nine(1, 9),
  yours: SolvedWaySchema,
  answers: v.array(
    v.object({
      ...SolvedWaySchema.entries,
      id: v.string(),
      /** Whether the server measured the time. */
      measured: v.boolean(),
      solved_at: v.string(),
      /** null: a guest, or somebody who did not want to be named. */
      player: v.nullable(ShownPlayerSchema),
    }),
  ),
});
export type ChallengeAnswers = v.InferOutput<typeof ChallengeAnswersSchema>;
