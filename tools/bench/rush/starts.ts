import type { Called, postgrestLike } from '../data-api';
import { type Steady, steady } from '../payments/load';
import type { Ledger, Save } from './ledger';
import type { Player } from './players';
import { solvedPractice } from './practice';

type DataApi = ReturnType<typeof postgrestLike>;

const STARTS = { perSecond: 25, seconds: 15 };
const LIST = 190;

/** Players who open today's puzzle, 25 a second. @throws Error when a start fails */
async function starts(api: DataApi, players: Player[]): Promise<Steady> {
  const measured = await steady(
    async () => {
      const { status, text } = await api.callAs(players.pop()!.token, 'start_daily', {
        p_game_type: 'sum_grid',
      });
      if (status !== 200) throw new Error(`A start failed: ${status} ${text}`);
    },
    STARTS.perSecond,
    STARTS.seconds,
  );
  if (measured.errors[0]) throw new Error(measured.errors[0]);
  return measured;
}

/** Starts while nothing else happens. */
export const startsAlone = starts;

/** Starts while other players save, at a constant rate. */
export async function startsBesideSaves(
  api: DataApi,
  players: Player[],
  ledger: Ledger,
  saves: Save[],
  perSecond: number,
): Promise<Steady> {
  const save = async () => {
    const { status, text } = await ledger.send(api, saves.pop()!);
    if (![200, 429, 503].includes(status)) throw new Error(`A save failed: ${status} ${text}`);
  };
  const [measured, saved] = await Promise.all([
    starts(api, players),
    steady(save, perSecond, STARTS.seconds),
  ]);
  if (saved.errors[0]) throw new Error(saved.errors[0]);
  return measured;
}

/** Starts while one account sends the same long list again and again, that many times at once. */
export async function startsBesideOneAccount(
  api: DataApi,
  players: Player[],
  sender: Player,
  atOnce: number,
): Promise<{ measured: Steady; answers: ReadonlyMap<number, number> }> {
  const list = JSON.stringify(Array.from({ length: LIST }, solvedPractice));
  const answers = new Map<number, number>();
  const end = new AbortController();
  const resend = async () => {
    while (!end.signal.aborted) {
      const { status }: Called = await api.callAs(sender.token, 'save_results', { p_results: list });
      answers.set(status, (answers.get(status) ?? 0) + 1);
    }
  };
  const noise = Promise.all(Array.from({ length: atOnce }, resend));
  const measured = await starts(api, players);
  end.abort();
  await noise;
  return { measured, answers };
}
