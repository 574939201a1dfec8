import { SupabaseClient, type SupabaseClientOptions } from '@supabase/supabase-js';
import type { Database } from '@ninefold/contracts';
import { httpFetch } from './http-fetch';

/** A read that fails is not tried again: four tries would take four times as long as people wait. */
class SingleTryClient extends SupabaseClient<Database> {
  constructor(url: string, key: string, options: SupabaseClientOptions<'public'>) {
    super(url, key, options);
    this.rest.retry = false;
  }
}

export type DatabaseClient = SupabaseClient<Database>;

/** Node 20 has no WebSocket and the client requires one, although this service never subscribes to changes. */
class NoWebSocket {
  constructor() {
    throw new Error('this service opens no web socket');
  }
}

/** How long the database or the auth service may take to respond: people wait for both. */
const TIMEOUT_MS = 8_000;

/** The service's own client. Row-level security does not apply to its key, which never leaves this process. */
export function createDatabase(url: string, secretKey: string, timeoutMs = TIMEOUT_MS): DatabaseClient {
  return new SingleTryClient(url, secretKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch: httpFetch(timeoutMs) },
    realtime: { transport: NoWebSocket as never },
  });
}
