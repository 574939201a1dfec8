import type { postgrestLike } from '../data-api';
import { type Send, type Steady, steady } from '../payments/load';
import type { Player } from '../rush/players';
import { savesOf } from '../rush/saves';

type DataApi = ReturnType<typeof postgrestLike>;

const SECONDS = 20;
/** Calls a second of each kind. */
const RATES = { today: 50, start: 10, save: 10, list: 5 };
export type OtherCall = keyof typeof RATES;

/** Who starts, who saves one result, and who saves three at once, each in one measurement. */
export const OTHERS_NEEDED = {
  starting: SECONDS * RATES.start,
  started: SECONDS * (RATES.save + RATES.list),
};

/** The calls of everybody else at a constant rate. */
export async function measureOthers(
  api: DataApi,
  { starting, started, today }: { starting: Player[]; started: Player[]; today: string },
): Promise<Readonly<Record<OtherCall, Steady>>> {
  const lists = savesOf(started.splice(0, SECONDS * RATES.list), today, 'lists');
  // One of each player's three.
  const singles = savesOf(started, today, 'singles').filter((_, at) => at % 3 === 0);
  const call = async (player: Player, name: string, body?: object) => {
    const { status, text } = await api.callAs(player.token, name, body);
    if (status !== 200) throw new Error(`${name}() has status ${status}: ${text}`);
  };
  const saving =
    (saves: typeof lists): Send =>
    async () => {
      const { player, results } = saves.pop()!;
      await call(player, 'save_results', { p_results: results });
    };
  let turn = 0;
  const sends: Readonly<Record<OtherCall, Send>> = {
    today: () => call(starting[turn++ % starting.length]!, 'today'),
    start: () => call(starting[turn++ % starting.length]!, 'start_daily', { p_game_type: 'sum_grid' }),
    save: saving(singles),
    list: saving(lists),
  };
  const measured = await Promise.all(
    Object.entries(sends).map(
      async ([name, send]) => [name, await steady(send, RATES[name as OtherCall], SECONDS)] as const,
    ),
  );
  return Object.fromEntries(measured) as Record<OtherCall, Steady>;
}
