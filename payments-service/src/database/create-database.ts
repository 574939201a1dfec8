import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Database } from 'shared-contracts';

export type DatabaseClient = SupabaseClient<Database>;

/** Node 20 has no WebSocket and the client insists on one, although nothing here listens to the database. */
class NoWebSocket {
  constructor() {
    throw new Error('this service opens no web socket');
  }
}

/** The client of the service itself, past row-level security: its key never leaves this process. */
export function createDatabase(url: string, secretKey: string): DatabaseClient {
  return createClient<Database>(url, secretKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    realtime: { transport: NoWebSocket as never },
  });
}
