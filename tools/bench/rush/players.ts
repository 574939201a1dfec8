import type postgres from 'postgres';
import { GRID_GAMES, type GridGame } from '@ninefold/contracts';
import { puzzleRow } from '../../../supabase/src/publish/puzzle-rows';
import { accessTokenFor } from '../../../supabase/src/testing/access-token';
import { BENCH_JWT_SECRET } from '../payments/parts';

export interface Player {
  readonly id: string;
  /** Valid for an hour. */
  readonly token: string;
}

/** Publishes today's puzzles. @returns the day */
export async function publishToday(sql: postgres.Sql): Promise<string> {
  const [day] = await sql<{ today: string }[]>`select private.day_key_at(now())::text as today`;
  const today = day!.today;
  for (const { game_type, day_key, givens, targets } of GRID_GAMES.map((game) => puzzleRow(game, today))) {
    await sql`
      insert into public.daily_puzzles (game_type, day_key, givens, targets)
      values (${game_type}, ${day_key}, ${givens}, ${sql.json(targets as never)})
      on conflict do nothing`;
  }
  return today;
}

/**
 * New players, each with a session, a username and a place on the boards.
 * @param started who started all of today's dailies two minutes ago
 */
export async function seedPlayers(sql: postgres.Sql, count: number, started: boolean): Promise<Player[]> {
  return sql.begin(async (session) => {
    const people = await session<{ id: string; session_id: string }[]>`
      select gen_random_uuid() as id, gen_random_uuid() as session_id from generate_series(1, ${count})`;
    const ids = people.map(({ id }) => id);
    await session`
      insert into auth.users (id, email, email_confirmed_at)
      select id, id || '@example.test', now() from unnest(${ids}::uuid[]) id`;
    await session`
      insert into auth.sessions (id, user_id)
      select * from unnest(${people.map(({ session_id }) => session_id)}::uuid[], ${ids}::uuid[])`;
    await session`
      update public.profiles set username = 'p_' || substr(md5(id::text), 1, 14), shown_on_boards = true
      where id = any (${ids}::uuid[])`;
    if (started) {
      await session`
        insert into public.daily_attempts (user_id, game_type, day_key, started_at)
        select id, game, private.day_key_at(now()), now() - interval '2 minutes'
        from unnest(${ids}::uuid[]) id, unnest(${[...GRID_GAMES] satisfies GridGame[]}::text[]) game`;
    }
    return people.map(({ id, session_id }) => ({
      id,
      token: accessTokenFor({ id, email: `${id}@example.test` }, BENCH_JWT_SECRET, session_id),
    }));
  });
}
