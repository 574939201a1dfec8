import * as v from 'valibot';
import { GAME_TYPES, TIMED_ROUND_GAMES } from '../games';
import { ANSWERED_BY, FinishedResultSchema } from '../results';
import { SaveVerdictsSchema } from '../saved-results';
import { StartedRoundSchema } from '../started-round';
import { listOf } from './rpc-call';

const SentResultSchema = v.intersect([
  FinishedResultSchema,
  v.object({ user_id: v.string(), by_guest: v.boolean() }),
]);

/** Saves finished games, each once by its id, with a verdict on each. */
export const saveResultsCall = {
  name: 'save_results',
  args: v.object({ p_results: listOf(SentResultSchema) }),
  response: SaveVerdictsSchema,
} as const;

/** The caller's best score; null without one. */
export const personalBestCall = {
  name: 'personal_best',
  args: v.object({ p_game_type: v.picklist(GAME_TYPES), p_answered_by: v.optional(v.picklist(ANSWERED_BY)) }),
  response: v.nullable(v.number()),
} as const;

/** A sheet of questions and a ticket for a round that counts. */
export const startRoundCall = {
  name: 'start_round',
  args: v.object({ p_game_type: v.picklist(TIMED_ROUND_GAMES), p_answered_by: v.picklist(ANSWERED_BY) }),
  response: StartedRoundSchema,
} as const;
