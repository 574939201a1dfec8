// eslint-disable-next-line @typescript-eslint/no-restricted-imports -- a test's own client, over a network of its own
import { createClient } from '@supabase/supabase-js';
import type { Database } from 'shared-contracts';

type Body = Record<string, unknown>;

/** A real client over a network that keeps one player's rounds as the database does: each id once. */
export function fakeRoundServer() {
  const saved = new Map<unknown, Body>();
  const server = {
    online: true,
    /** Every round that arrived, also one that was there already. */
    arrived: [] as Body[],
    saved,
    best: null as number | null,
    /** Refuses every round with this. */
    refuses: null as string | null,
    supabase: () => Promise.resolve(client),
  };

  function save(round: Body) {
    server.arrived.push(round);
    if (server.refuses) return { status: 400, body: { code: 'P0001', hint: server.refuses, message: 'no' } };
    const isNew = !saved.has(round['p_id']);
    const previous_best = server.best;
    server.best = Math.max(Number(round['p_score']), previous_best ?? 0);
    saved.set(round['p_id'], round);
    return { status: 200, body: { saved: isNew, personal_best: server.best, previous_best } };
  }

  const fetch = async (input: unknown, init: RequestInit = {}) => {
    if (!server.online) throw new TypeError('Failed to fetch');
    const call = new URL(String(input)).pathname.split('/').at(-1);
    const body = init.body ? (JSON.parse(String(init.body)) as Body) : {};
    const answer = call === 'save_round_result' ? save(body) : { status: 200, body: server.best };
    const text = JSON.stringify(answer.body);
    const headers = new Headers({ 'Content-Type': 'application/json' });
    return { ok: answer.status < 400, status: answer.status, headers, text: () => Promise.resolve(text) };
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
