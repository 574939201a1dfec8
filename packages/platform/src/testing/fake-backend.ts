import { createClient, type SupabaseClient } from '@supabase/supabase-js';

export interface FakeRequest {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: Record<string, unknown>;
}

/** A response, or `offline` for none. */
export type FakeAnswer = { readonly status?: number; readonly body: unknown } | 'offline';

/** The real client over a fake network. */
export function clientOver(answer: (request: FakeRequest) => FakeAnswer): SupabaseClient {
  const fetch: typeof globalThis.fetch = async (input, init = {}) => {
    const { pathname: path, searchParams: query } = new URL(String(input));
    const body = init.body ? (JSON.parse(String(init.body)) as Record<string, unknown>) : {};
    const answered = answer({ method: init.method ?? 'GET', path, query, body });
    if (answered === 'offline') throw new TypeError('Failed to fetch');
    const { status = 200 } = answered;
    return status === 204 ? new Response(null, { status }) : Response.json(answered.body ?? null, { status });
  };
  return createClient('http://backend.test', 'sb_publishable_test', {
    global: { fetch },
    auth: {
      persistSession: false,
      autoRefreshToken: false,
      detectSessionInUrl: false,
      // Clients that share a storage key log a warning.
      storageKey: crypto.randomUUID(),
    },
  });
}
