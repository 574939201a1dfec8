import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Database, RuntimeConfig } from 'shared-contracts';
import { SESSION_KEY } from './stored-session';

/** The one Supabase client of the page. This file is a chunk of its own: import it lazily. */
export function createSupabaseClient(config: RuntimeConfig): SupabaseClient<Database> {
  return createClient<Database>(config.supabaseUrl, config.supabasePublishableKey, {
    auth: {
      storageKey: SESSION_KEY,
      // A confirmation link confirms; it does not sign in the person who opened it.
      detectSessionInUrl: false,
    },
    global: { fetch: fetchWithTimeout },
  });
}

/** Long enough for a bad connection; the client itself would wait for as long as the connection stays open. */
const TIMEOUT_MS = 10_000;

/** `fetch` that ends, while it waits for the response or for its body, when the caller aborts it or after the timeout. */
export const fetchWithTimeout: typeof fetch = (input, init) => {
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  const signal = init?.signal ? AbortSignal.any([init.signal, timeout]) : timeout;
  return fetch(input, { ...init, signal });
};
