import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '@ninefold/contracts/database';

export type Client = SupabaseClient<Database>;

/** supabase-js requires a WebSocket when it is created in Node 20, although nothing here subscribes to changes. */
class NoWebSocket {
  constructor() {
    throw new Error('No WebSocket here.');
  }
}

interface ProgramClientOptions {
  readonly fetch?: typeof globalThis.fetch;
  /** The person for whom it calls the Data API; it then cannot call the auth service. */
  readonly accessToken?: string;
}

/** A client for a program: it neither stores nor refreshes a session. */
export function createProgramClient(
  supabaseUrl: string,
  key: string,
  { fetch = globalThis.fetch, accessToken }: ProgramClientOptions = {},
): Client {
  return createClient<Database>(supabaseUrl, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch },
    ...(accessToken && { accessToken: async () => accessToken }),
    realtime: { transport: NoWebSocket as unknown as typeof WebSocket },
  });
}
