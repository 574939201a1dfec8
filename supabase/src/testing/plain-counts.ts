import type { AssignmentState } from '@ninefold/contracts';
import type postgres from 'postgres';
import { asOwner } from './own-connection';
import { PLAIN_SKILLS, PLAIN_WORK } from './plain-work';

/** What the counters must be, from plain queries over all rows. */

async function read<Row extends object>(
  query: (sql: postgres.Sql) => PromiseLike<readonly object[]>,
): Promise<readonly Row[]> {
  let rows: readonly object[] = [];
  await asOwner(async (sql) => {
    rows = await query(sql);
  });
  return rows as readonly Row[];
}

interface PlainStudent {
  readonly name: string;
  readonly work: readonly AssignmentState[];
}

/** The students of a class by name, with the states of its assignments in their order. */
export const plainWork = (classId: string) => read<PlainStudent>((sql) => sql.unsafe(PLAIN_WORK, [classId]));

interface PlainSkill {
  readonly name: string;
  readonly skill: string;
  readonly answers: number;
  readonly correct: number;
}

export const plainSkills = (classId: string) =>
  read<PlainSkill>((sql) => sql.unsafe(PLAIN_SKILLS, [classId]));

/** The rows of a player in `learning_days` that differ from the answers and sessions of the day. */
export const wrongLearningDays = (userId: string) =>
  read(
    (sql) => sql`
      with plain as (
        select private.day_key_at(e.at) as day_key, sum(e.answers)::integer as answers, sum(e.correct)::integer as correct,
          sum(e.seconds) as seconds, sum(e.sessions)::integer as sessions, sum(e.xp)::integer as xp
        from (
          select a.saved_at, 1, a.correct::integer, a.seconds, 0, 0
          from public.learning_answers a where a.user_id = ${userId}
          union all
          select coalesce(f.saved_at, s.completed_at), 0, 0, 0, 1, s.xp_earned
          from public.learning_sessions s left join public.learning_answers f on f.session_id = s.id and f.position = 5
          where s.user_id = ${userId} and s.completed_at is not null) e (at, answers, correct, seconds, sessions, xp)
        group by 1
      ), counted as (
        select d.day_key, d.answers, d.correct, d.seconds, d.sessions, d.xp
        from private.learning_days d where d.user_id = ${userId}
      )
      (select * from plain except select * from counted) union all (select * from counted except select * from plain)`,
  );

/** The rows of a player in `game_totals` that differ from the results. */
export const wrongGameTotals = (userId: string) =>
  read(
    (sql) => sql`
      with plain as (
        select r.game_type, count(*)::integer as played,
          min(r.completion_time_seconds) filter (where r.time_verified) as best
        from public.daily_grid_results r where r.user_id = ${userId} group by 1
        union all
        select s.game_type, count(*)::integer, max(s.score) filter (where s.verified is not false)
        from public.game_sessions s where s.user_id = ${userId} and s.answered_by is not null group by 1
      ), counted as (select t.game_type, t.played, t.best from private.game_totals t where t.user_id = ${userId})
      (select * from plain except select * from counted) union all (select * from counted except select * from plain)`,
  );
