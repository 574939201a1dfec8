import { SupabaseClient, type SupabaseClientOptions } from '@supabase/supabase-js';
import type { Database } from '@ninefold/contracts/database';
import { timeLeft } from './call-deadline';

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
    global: { fetch: fetchWithin(timeoutMs) },
    realtime: { transport: NoWebSocket as never },
  });
}

/** Until the whole response is there; less when the call of the service has less time left. */
const fetchWithin =
  (timeoutMs: number): typeof fetch =>
  (input, init) => {
    const timeout = AbortSignal.timeout(Math.ceil(Math.min(timeoutMs, timeLeft())));
    const signal = init?.signal ? AbortSignal.any([init.signal, timeout]) : timeout;
    return fetch(input, { ...init, signal });
  };
