// eslint-disable-next-line @typescript-eslint/no-restricted-imports -- a test's own client, over a network of its own
import { createClient } from '@supabase/supabase-js';
import type { Database } from 'shared-contracts';
import { dayKeyAt, secondsToReset } from 'shared-puzzle-engine';

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

const refusal = (status: number, hint: string): Answer => ({
  status,
  body: { code: 'P0001', hint, message: hint, details: null },
});

/** A real client over a network that keeps one player's daily as the database does. `now` is the server's clock. */
export function fakeServer({ now = () => Date.now() } = {}) {
  const calls: string[] = [];
  const saved: { game: string; grid: number[]; seconds: number }[] = [];
  const server = {
    calls,
    saved,
    online: true,
    /** Seconds since `start_daily` was first called. */
    elapsedSeconds: 0,
    /** Set when today's was played, on another device perhaps. */
    completedInSeconds: null as number | null,
    /** Refuses every result with this. */
    refuses: null as string | null,
    callsTo: (name: string) => calls.filter((call) => call === name).length,
    supabase: () => Promise.resolve(client),
  };

  const today = () => ({ day_key: dayKeyAt(now()), seconds_to_reset: secondsToReset(now()) });

  function answer(call: string, body: Record<string, unknown>): Answer {
    if (call === 'today') return { status: 200, body: today() };
    if (call === 'start_daily') {
      const result =
        server.completedInSeconds === null ? null : { completion_time_seconds: server.completedInSeconds };
      const { elapsedSeconds } = server;
      return {
        status: 200,
        body: { ...today(), elapsed_seconds: elapsedSeconds, completed: result !== null, result },
      };
    }
    if (server.refuses) return refusal(409, server.refuses);
    if (server.completedInSeconds !== null) return refusal(409, 'daily-already-played');
    const seconds = Number(body['p_completion_time_seconds']);
    server.completedInSeconds = seconds;
    saved.push({ game: String(body['p_game_type']), grid: body['p_grid'] as number[], seconds });
    return { status: 200, body: { ...today(), completion_time_seconds: seconds, xp_earned: 50 } };
  }

  const fetch = async (input: unknown, init: RequestInit = {}) => {
    if (!server.online) throw new TypeError('Failed to fetch');
    const call = new URL(String(input)).pathname.split('/').at(-1) ?? '';
    calls.push(call);
    const { status, body } = answer(call, init.body ? JSON.parse(String(init.body)) : {});
    const text = JSON.stringify(body);
    const headers = new Headers({ 'Content-Type': 'application/json' });
    return { ok: status < 400, status, headers, text: () => Promise.resolve(text) };
  };
  const client = createClient<Database>('http://backend.test', 'sb_publishable_test', {
    global: { fetch: fetch as unknown as typeof globalThis.fetch },
    auth: {
      persistSession: false,
      autoRefreshToken: false,
      detectSessionInUrl: false,
      // Two clients with one key warn of each other.
      storageKey: crypto.randomUUID(),
    },
  });
  return server;
}
