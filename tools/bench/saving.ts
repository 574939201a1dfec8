import * as v from 'valibot';
import { type FinishedResult, SaveVerdictsSchema } from '@ninefold/contracts';
import { dailyPuzzle } from 'shared-puzzle-engine';
import type { BenchRow } from '../../shared-puzzle-engine/bench/puzzles';
import { puzzleRow } from '../../supabase/src/publish/puzzle-rows';
import { signedInAs } from '../../supabase/src/types/bare-supabase';
import { migratedDatabase } from '../../supabase/src/types/migrated-database';

const PLAYER = '00000000-0000-4000-8000-000000000001';
const ROWS = { few: 20, many: 20_000 };
const CALLS = 150;
/** How often more rows may make a call more expensive. */
const BOUND = 2;

interface History {
  readonly database: Awaited<ReturnType<typeof migratedDatabase>>;
  readonly today: string;
}

/**
 * A player with that many rows: half practice, a quarter timed rounds, a quarter dailies, one each day without a gap.
 * As many of them as the limits of a day allow came today.
 */
async function historyOf(rows: number): Promise<History> {
  const database = await migratedDatabase();
  await database.exec(`
    select setseed(0.5);
    insert into auth.users (id) values ('${PLAYER}');
    create temporary table history as
      select n, case n % 4 when 0 then 'daily' when 1 then 'timed_round' else 'practice' end as kind,
        case when n < 390 then now() else now() - n * interval '3 hours' end as saved_at, gen_random_uuid() as id
      from generate_series(1, ${rows}) n;
    insert into public.game_sessions (id, user_id, game_type, practice, givens_count, answered_by, score,
      completion_time_seconds, accuracy, saved_at, completed_at, session_data)
    select id, '${PLAYER}', case kind when 'timed_round' then 'mental_math_speed' else 'sum_grid' end,
      kind = 'practice', case kind when 'practice' then 3 end, case kind when 'timed_round' then 'typing' end,
      case kind when 'timed_round' then floor(60 * random()) else 100 end, 30 + floor(600 * random()), 100,
      saved_at, saved_at, '{"givens": [4, 9, 2, 0, 0, 0, 0, 0, 0], "grid": [4, 9, 2, 3, 5, 7, 8, 1, 6]}'
    from history;
    insert into public.daily_grid_results (id, user_id, game_type, challenge_date, grid, completion_time_seconds,
      time_verified, score, accuracy, xp_earned)
    select id, '${PLAYER}', 'sum_grid', private.day_key_at(now()) - n / 4, '{4, 9, 2, 3, 5, 7, 8, 1, 6}', 60, true,
      100, 100, 50 from history where kind = 'daily';
    insert into public.daily_activity (user_id, day_key, streak)
    select user_id, challenge_date, row_number() over (order by challenge_date) from public.daily_grid_results;
    analyze;`);
  const { rows: days } = await database.query<{ today: string }>(
    'select private.day_key_at(now())::text as today',
  );
  const today = days[0]!.today;
  const { game_type, givens, targets } = puzzleRow('sum_grid', today);
  await database.query(
    'insert into public.daily_puzzles (game_type, day_key, givens, targets) values ($1, $2, $3, $4)',
    [game_type, today, givens, targets],
  );
  return { database, today };
}

/** Milliseconds of one saving. It is taken back, so that every call meets the same history. */
async function costOf({ database }: History, result: FinishedResult): Promise<number> {
  await database.exec(`begin; ${signedInAs(PLAYER)}`);
  const begin = performance.now();
  const { rows } = await database.query<{ verdicts: unknown }>('select public.save_results($1) as verdicts', [
    [result],
  ]);
  const cost = performance.now() - begin;
  await database.exec('rollback');
  const [verdict] = v.parse(SaveVerdictsSchema, rows[0]?.verdicts);
  if (verdict?.status !== 'saved') throw new Error(`Not saved: ${JSON.stringify(verdict)}.`);
  return cost;
}

/** One result of each kind that is saved in its own way. */
function resultsOf(today: string): Readonly<Record<string, FinishedResult>> {
  const of = { id: '00000000-0000-4000-8000-000000000002', finished_at: new Date().toISOString() };
  const grid = [...dailyPuzzle('sum_grid', today).solution];
  return {
    daily: {
      ...of,
      kind: 'daily',
      game_type: 'sum_grid',
      day_key: today,
      grid,
      completion_time_seconds: 60,
    },
    practice: {
      ...of,
      kind: 'practice',
      game_type: 'sum_grid',
      givens: grid.map((digit, at) => (at < 3 ? digit : 0)),
      grid,
      hints_used: 0,
      completion_time_seconds: 60,
    },
    'timed round': {
      ...of,
      kind: 'timed_round',
      game_type: 'mental_math_speed',
      score: 1,
      accuracy: 100,
      answered_by: 'typing',
      answers: [{ question: '2 + 2', correct_answer: 4, answer: 4, milliseconds: 900 }],
      completion_time_seconds: 60,
    },
  };
}

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[values.length >> 1]!;

/** What saving a result costs a player with a long history, against the same player with a short one. */
export async function savingBench(): Promise<BenchRow[]> {
  const few = await historyOf(ROWS.few);
  const many = await historyOf(ROWS.many);
  const rows: BenchRow[] = [];
  for (const [name, result] of Object.entries(resultsOf(few.today))) {
    const costs = { few: [] as number[], many: [] as number[] };
    // In turns, so that a busy moment of the machine meets both.
    for (let call = 0; call < CALLS; call++) {
      costs.few.push(await costOf(few, result));
      costs.many.push(await costOf(many, result));
    }
    rows.push({ name: `save a ${name}`, ratio: median(costs.many) / median(costs.few), bound: BOUND });
  }
  await few.database.close();
  await many.database.close();
  return rows;
}
