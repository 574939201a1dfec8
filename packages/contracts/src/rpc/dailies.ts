import * as v from 'valibot';
import { ArchiveSchema } from '../archive';
import { StartedDailySchema } from '../daily';
import { DayKeySchema, TodaySchema } from '../day';
import { GRID_GAMES } from '../games';
import { DailyStandingSchema, TodaysDailiesSchema } from '../todays-dailies';

/** The server's day and clock. */
export const todayCall = { name: 'today', args: v.object({}), response: TodaySchema } as const;

/** Starts the caller's attempt at today's puzzle, or finds the one that was started. */
export const startDailyCall = {
  name: 'start_daily',
  args: v.object({ p_game_type: v.picklist(GRID_GAMES) }),
  response: StartedDailySchema,
} as const;

/** The caller's day, on all devices. */
export const dailyCardCall = {
  name: 'daily_card',
  args: v.object({}),
  response: TodaysDailiesSchema,
} as const;

/** How the caller's time compares with everybody's. */
export const dailyStandingCall = {
  name: 'daily_standing',
  args: v.object({ p_game_type: v.picklist(GRID_GAMES), p_day_key: DayKeySchema }),
  response: DailyStandingSchema,
} as const;

/** What the caller did on some days. */
export const archiveCall = {
  name: 'archive',
  args: v.object({ p_from: DayKeySchema, p_to: DayKeySchema }),
  response: ArchiveSchema,
} as const;
