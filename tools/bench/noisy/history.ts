import type postgres from 'postgres';
import { inventedRound, MAX_ANSWERS } from '../rounds';
import type { Player } from '../rush/players';

/** What each noisy person saved before, on every day of a month. */
const HISTORY = { days: 30, rounds: 199 };

/** The month of one person, counted as each save does, and the same month for the others. */
export async function seedHistory(sql: postgres.Sql, [first, ...others]: readonly Player[]): Promise<void> {
  await sql`
      insert into public.game_sessions (id, user_id, game_type, answered_by, score, completion_time_seconds, accuracy,
        completed_at, saved_at, session_data, verified)
      select gen_random_uuid(), ${first!.id}, 'mental_math_speed', 'choosing', 48, 60, 80, d.at, d.at,
        ${sql.json({ answers: inventedRound(0, MAX_ANSWERS).answers } as never)}, false
      from generate_series(1, ${HISTORY.rounds}),
        lateral (select now() - n * interval '1 day' from generate_series(1, ${HISTORY.days}) n) d (at)`;
  for (const { id } of others) {
    await sql.begin(async (session) => {
      // Copies of what was counted are not counted again.
      await session`set local session_replication_role = replica`;
      await session`
          insert into public.game_sessions
          select (jsonb_populate_record(s, jsonb_build_object('id', gen_random_uuid(), 'user_id', ${id}::text))).*
          from public.game_sessions s where s.user_id = ${first!.id}`;
      for (const table of ['game_days', 'operation_days', 'fact_days']) {
        await session.unsafe(
          `insert into private.${table}
             select (jsonb_populate_record(d, jsonb_build_object('user_id', $1::text, 'id', gen_random_uuid()))).* from private.${table} d
             where d.user_id = $2`,
          [id, first!.id],
        );
      }
    });
  }
}
