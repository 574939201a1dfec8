import { setTimeout as pause } from 'node:timers/promises';
import { KEYS, type Parts } from '../payments/parts';
import type { Player } from './players';

interface Answered {
  readonly ok: number;
  /** Calls with 429 or 503 and a `Retry-After`. */
  readonly rejected: number;
  /** Everything else, which there must not be. */
  readonly failed: number;
  readonly longestMs: number;
}

/** Calls through the embedded Supabase at a constant rate, whatever it answers. */
export async function callsThroughStack(
  { supabaseUrl }: Pick<Parts, 'supabaseUrl'>,
  players: readonly Player[],
  perSecond: number,
  seconds: number,
): Promise<Answered> {
  const total = { ok: 0, rejected: 0, failed: 0, longestMs: 0 };
  const call = async ({ token }: Player) => {
    const begin = performance.now();
    const response = await fetch(`${supabaseUrl}/rest/v1/rpc/start_daily`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        apikey: KEYS.publishableKey,
        Authorization: `Bearer ${token}`,
      },
      body: '{"p_game_type": "sum_grid"}',
    });
    await response.text();
    const mayRetry = [429, 503].includes(response.status) && response.headers.has('Retry-After');
    total[response.ok ? 'ok' : mayRetry ? 'rejected' : 'failed']++;
    total.longestMs = Math.max(total.longestMs, performance.now() - begin);
  };
  const begin = performance.now();
  const running: Promise<void>[] = [];
  for (let sent = 0; sent < perSecond * seconds; sent++) {
    const due = begin + (sent * 1_000) / perSecond;
    if (due > performance.now()) await pause(due - performance.now());
    running.push(call(players[sent % players.length]!));
  }
  await Promise.all(running);
  return total;
}
