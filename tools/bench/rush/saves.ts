import { cpus } from 'node:os';
import { randomUUID } from 'node:crypto';
import { type FinishedDaily, GRID_GAMES } from '@ninefold/contracts';
import { dailyPuzzle } from 'shared-puzzle-engine';
import type { postgrestLike } from '../data-api';
import type { Ledger, Save } from './ledger';
import type { Player } from './players';

/** A player's three dailies of a day. */
const dailiesOf = (day_key: string): FinishedDaily[] =>
  GRID_GAMES.map((game_type) => ({
    id: randomUUID(),
    kind: 'daily',
    game_type,
    day_key,
    grid: [...dailyPuzzle(game_type, day_key).solution],
    completion_time_seconds: 100,
    finished_at: new Date().toISOString(),
  }));

/** The saves of players, all dailies of one in one list or each by itself. */
export function savesOf(players: readonly Player[], day: string, kind: 'lists' | 'singles'): Save[] {
  return players.flatMap((player) => {
    const dailies = dailiesOf(day);
    return kind === 'lists'
      ? [{ player, results: dailies }]
      : dailies.map((daily) => ({ player, results: [daily] }));
  });
}

export interface Rate {
  readonly resultsPerSecond: number;
  /** Share of the machine's processor time that was used. */
  readonly busy: number;
  /** The part of it that this program used to make the calls. */
  readonly caller: number;
}

/** Seconds of all processors: those in which they worked, and all. */
function processorSeconds(): { worked: number; all: number } {
  const all = cpus().flatMap(({ times }) => Object.values(times));
  const idle = cpus().map(({ times }) => times.idle);
  const seconds = (parts: readonly number[]) => parts.reduce((sum, ms) => sum + ms, 0) / 1_000;
  return { worked: seconds(all) - seconds(idle), all: seconds(all) };
}

/** Makes saves on every connection, one after the other, until the time is up. */
export async function measureRate(
  api: ReturnType<typeof postgrestLike>,
  ledger: Ledger,
  saves: Save[],
  connections: number,
  seconds: number,
): Promise<Rate> {
  const [processors, program] = [processorSeconds(), process.cpuUsage()];
  const begin = performance.now();
  const end = begin + 1_000 * seconds;
  let results = 0;
  const sender = async () => {
    while (performance.now() < end) {
      const save = saves.pop();
      if (!save) throw new Error('More players are needed.');
      const { status, text } = await ledger.send(api, save);
      if (status !== 200) throw new Error(`A save of its own player failed: ${status} ${text}`);
      results += save.results.length;
    }
  };
  await Promise.all(Array.from({ length: connections }, sender));
  const resultsPerSecond = (1_000 * results) / (performance.now() - begin);
  const { worked, all } = processorSeconds();
  const { user, system } = process.cpuUsage(program);
  const available = all - processors.all;
  return {
    resultsPerSecond,
    busy: (worked - processors.worked) / available,
    caller: (user + system) / 1e6 / available,
  };
}
