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

/** Creates a challenge from a stored result. */
export const createChallengeCall = {
  name: 'create_challenge',
  args: v.object({ p_result_id: v.string(), p_moves: MovesSchema }),
  response: CodeSchema,
} as const;

/** Creates a challenge from the caller's daily of a past day. */
export const createDailyChallengeCall = {
  name: 'create_daily_challenge',
  args: v.object({ p_game_type: v.picklist(GRID_GAMES), p_day_key: DayKeySchema, p_moves: MovesSchema }),
  response: CodeSchema,
} as const;

export const challengeCall = { name: 'challenge', args: ofCode, response: ChallengeSchema } as const;

/** The preview of a link; null for an unknown code. */
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

/** Sets whether the challenger sees who solved it. The response has the new state. */
export const nameChallengeAttemptCall = {
  name: 'name_challenge_attempt',
  args: v.object({ p_attempt: v.string(), p_named: v.boolean() }),
  response: v.boolean(),
} as const;

/** The caller's challenges before a time, newest first. */
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

/** Sets whether people who open the link see the challenger's username. The response has the new state. */
export const nameChallengeCall = {
  name: 'name_challenge',
  args: v.object({ p_code: v.string(), p_named: v.boolean() }),
  response: v.boolean(),
} as const;

/** Reports the username that a link shows. */
export const reportChallengerCall = {
  name: 'report_challenger',
  args: ofCode,
  response: NothingSchema,
} as const;

/** Reports the name sent with an answer. */
export const reportChallengeNameCall = {
  name: 'report_challenge_name',
  args: v.object({ p_attempt: v.string() }),
  response: NothingSchema,
} as const;
