import { SupabaseClient, type SupabaseClientOptions } from '@supabase/supabase-js';
import type { Database } from '@ninefold/contracts/database';
import { remainingTime } from './call-deadline';

/** Disables retries of failed reads: four attempts would take four times as long as people wait. */
class SingleTryClient extends SupabaseClient<Database> {
  constructor(url: string, key: string, options: SupabaseClientOptions<'public'>) {
    super(url, key, options);
    this.rest.retry = false;
  }
}

export type DatabaseClient = SupabaseClient<Database>;

/** The client requires a WebSocket implementation, which Node 20 lacks and this service does not need. */
class NoWebSocket {
  constructor() {
    throw new Error('this service opens no web socket');
  }
}

/** People wait for these responses. */
const TIMEOUT_MS = 8_000;

/** Creates the service's client. Its secret key bypasses row-level security and never leaves this process. */
export function createDatabase(url: string, secretKey: string, timeoutMs = TIMEOUT_MS): DatabaseClient {
  return new SingleTryClient(url, secretKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch: fetchWithin(timeoutMs) },
    realtime: { transport: NoWebSocket as never },
  });
}

/** Times out after `timeoutMs` or at the request's deadline, whichever comes first. It covers the whole response. */
const fetchWithin =
  (timeoutMs: number): typeof fetch =>
  (input, init) => {
    const timeout = AbortSignal.timeout(Math.ceil(Math.min(timeoutMs, remainingTime())));
    const signal = init?.signal ? AbortSignal.any([init.signal, timeout]) : timeout;
    return fetch(input, { ...init, signal });
  };
