import * as v from 'valibot';
import {
  ChallengeAnswersSchema,
  ChallengeCardSchema,
  ChallengeOutcomeSchema,
  ChallengeSchema,
  ChallengeSolutionSchema,
  MyChallengeSchema,
  StartedChallengeSchema,
} from '../challenges';
import { DayKeySchema } from '../day';
import { GRID_GAMES } from '../games';
import { StoredMovesSchema } from '../stored-play';
import { NothingSchema } from './rpc-call';

const MovesSchema = v.pipe(StoredMovesSchema, v.readonly());
const CodeSchema = v.object({ code: v.string() });
const ofCode = v.object({ p_code: v.string() });

/** Makes a challenge of a result that the account has. */
export const createChallengeCall = {
  name: 'create_challenge',
  args: v.object({ p_result_id: v.string(), p_moves: MovesSchema }),
  response: CodeSchema,
} as const;

/** Makes a challenge of the caller's daily of a day that is over. */
export const createDailyChallengeCall = {
  name: 'create_daily_challenge',
  args: v.object({ p_game_type: v.picklist(GRID_GAMES), p_day_key: DayKeySchema, p_moves: MovesSchema }),
  response: CodeSchema,
} as const;

/** What a link leads to. */
export const challengeCall = { name: 'challenge', args: ofCode, response: ChallengeSchema } as const;

/** What a link shows in a chat; null for a code that leads to no challenge. */
export const challengeCardCall = {
  name: 'challenge_card',
  args: ofCode,
  response: v.nullable(ChallengeCardSchema),
} as const;

export const startChallengeCall = {
  name: 'start_challenge',
  args: v.object({ p_code: v.string(), p_attempt: v.string() }),
  response: StartedChallengeSchema,
} as const;

export const answerChallengeCall = {
  name: 'answer_challenge',
  args: v.object({ p_code: v.string(), p_attempt: v.string(), p_solution: ChallengeSolutionSchema }),
  response: ChallengeOutcomeSchema,
} as const;

/** Whether the challenger sees who solved it. The response says how it is now. */
export const nameChallengeAttemptCall = {
  name: 'name_challenge_attempt',
  args: v.object({ p_attempt: v.string(), p_named: v.boolean() }),
  response: v.boolean(),
} as const;

/** The caller's own challenges, newest first, those made before a time. */
export const myChallengesCall = {
  name: 'my_challenges',
  args: v.object({ p_before: v.optional(v.string()) }),
  response: v.array(MyChallengeSchema),
} as const;

export const challengeAnswersCall = {
  name: 'challenge_answers',
  args: ofCode,
  response: ChallengeAnswersSchema,
} as const;

export const withdrawChallengeCall = {
  name: 'withdraw_challenge',
  args: ofCode,
  response: NothingSchema,
} as const;

/** Reports the name that a person sent with an answer. */
export const reportChallengeNameCall = {
  name: 'report_challenge_name',
  args: v.object({ p_attempt: v.string() }),
  response: NothingSchema,
} as const;
