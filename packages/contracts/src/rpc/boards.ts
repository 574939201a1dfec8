import * as v from 'valibot';
import { BOARD_PERIODS, BoardSchema } from '../boards';
import { DayKeySchema } from '../day';
import { GRID_GAMES, TIMED_ROUND_GAMES } from '../games';
import { ANSWERED_BY } from '../results';
import { NothingSchema } from './rpc-call';

export const boardCall = {
  name: 'board',
  args: v.object({
    p_game_type: v.picklist([...GRID_GAMES, ...TIMED_ROUND_GAMES]),
    p_answered_by: v.nullable(v.picklist(ANSWERED_BY)),
    p_period: v.picklist(BOARD_PERIODS),
    /** A day of the period; null: today. */
    p_day: v.nullable(DayKeySchema),
  }),
  response: BoardSchema,
} as const;

/** Moves the caller's switch. */
export const showOnBoardsCall = {
  name: 'show_on_boards',
  args: v.object({ p_shown: v.boolean() }),
  response: v.boolean(),
} as const;

export const reportBoardNameCall = {
  name: 'report_board_name',
  args: v.object({ p_username: v.string() }),
  response: NothingSchema,
} as const;
