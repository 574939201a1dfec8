import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Database, RuntimeConfig } from 'shared-contracts';
import { fetchWithTimeout } from './fetch-with-timeout';
import { SESSION_KEY } from './stored-session';

/** The one Supabase client of the page. This file is a chunk of its own: import it lazily. */
export function createSupabaseClient(config: RuntimeConfig): SupabaseClient<Database> {
  return createClient<Database>(config.supabaseUrl, config.supabasePublishableKey, {
    auth: {
      storageKey: SESSION_KEY,
      // A confirmation link confirms; it does not sign in whoever opens it.
      detectSessionInUrl: false,
    },
    global: { fetch: fetchWithTimeout },
  });
}
