import * as v from 'valibot';
import { ArchiveSchema } from '../archive';
import { StartedDailySchema } from '../daily';
import { DayKeySchema, TodaySchema } from '../day';
import { GRID_GAMES } from '../games';
import { DailyStandingSchema, TodaysDailiesSchema } from '../todays-dailies';

export const todayCall = { name: 'today', args: v.object({}), response: TodaySchema } as const;

/** Starts or returns the caller's attempt at today's puzzle. */
export const startDailyCall = {
  name: 'start_daily',
  args: v.object({ p_game_type: v.picklist(GRID_GAMES) }),
  response: StartedDailySchema,
} as const;

/** The caller's dailies today, from all devices. */
export const dailyCardCall = {
  name: 'daily_card',
  args: v.object({}),
  response: TodaysDailiesSchema,
} as const;

export const dailyStandingCall = {
  name: 'daily_standing',
  args: v.object({ p_game_type: v.picklist(GRID_GAMES), p_day_key: DayKeySchema }),
  response: DailyStandingSchema,
} as const;

/** The caller's results on some days. */
export const archiveCall = {
  name: 'archive',
  args: v.object({ p_from: DayKeySchema, p_to: DayKeySchema }),
  response: ArchiveSchema,
} as const;
