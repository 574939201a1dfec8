import * as v from 'valibot';
import type postgres from 'postgres';
import { GAMES, type FinishedResult, SaveVerdictsSchema } from '@ninefold/contracts';
import type { Called, postgrestLike } from '../data-api';
import type { Player } from './players';

type DataApi = ReturnType<typeof postgrestLike>;

/** A save as a device makes it: one call with one or more results of a player. */
export interface Save {
  readonly player: Player;
  readonly results: readonly FinishedResult[];
}

/** What was sent, what the server acknowledged, and what it refused for now, to be sent again as a device does. */
export class Ledger {
  private readonly acknowledged = new Map<string, Save>();
  private readonly waiting: Save[] = [];

  /** Makes a save. @returns the response */
  async send(api: DataApi, save: Save): Promise<Called> {
    const called = await api.callAs(save.player.token, 'save_results', { p_results: save.results });
    if (called.status !== 200) this.waiting.push(save);
    else {
      for (const { id, status, reason } of v.parse(SaveVerdictsSchema, JSON.parse(called.text))) {
        if (status === 'refused' || id === null) throw new Error(`The result ${id} was refused: ${reason}.`);
        this.acknowledged.set(id, save);
      }
    }
    return called;
  }

  get results(): number {
    return this.acknowledged.size;
  }

  /** Sends what was refused for now, one result at a time. */
  async sendWaiting(api: DataApi): Promise<void> {
    for (const { player, results } of this.waiting.splice(0)) {
      for (const result of results) {
        const { status, text } = await this.send(api, { player, results: [result] });
        if (status !== 200) throw new Error(`Refused without load: ${status} ${text}`);
      }
    }
  }

  /** Sends some acknowledged saves again, as after a lost response. */
  async resend(api: DataApi, saves: number): Promise<void> {
    for (const save of [...new Set(this.acknowledged.values())].slice(0, saves)) await this.send(api, save);
  }

  /** @throws Error unless each acknowledged result is stored exactly once and XP, streaks and boards follow from them */
  async verify(sql: postgres.Sql): Promise<void> {
    const dailies = [...this.acknowledged].flatMap(([id, { player, results }]) => {
      const result = results.find((sent) => sent.id === id);
      return result?.kind === 'daily' ? [{ id, user_id: player.id, xp: GAMES[result.game_type].xp }] : [];
    });
    const [found] = await sql<Record<string, number>[]>`
      with sent as (
        select * from jsonb_to_recordset(${sql.json(dailies)}) s (id uuid, user_id uuid, xp integer)
      ), earned as (select user_id, sum(xp) as xp, count(*) as dailies from sent group by user_id)
      select
        (select count(*) from sent where not exists (
          select from public.game_sessions g join public.daily_grid_results r on r.id = g.id
          where g.id = sent.id and g.user_id = sent.user_id and r.user_id = sent.user_id))::integer as lost,
        ((select count(*) from public.game_sessions g where g.user_id in (select user_id from earned) and not g.practice
          and g.answered_by is null)
          + (select count(*) from public.daily_grid_results r where r.user_id in (select user_id from earned))
          - 2 * (select count(*) from sent))::integer as doubled,
        (select count(*) from earned e join public.profiles p on p.id = e.user_id
         where p.total_xp <> e.xp or p.current_streak <> 1)::integer as wrong_xp,
        (select count(*) from earned e where (
          select count(*) from private.board_entries b where b.user_id = e.user_id) <> 3 * e.dailies)::integer as wrong_entries`;
    const wrong = Object.entries(found!).filter(([, count]) => count !== 0);
    if (wrong.length > 0) throw new Error(`Of ${dailies.length} dailies: ${JSON.stringify(wrong)}.`);
  }
}
