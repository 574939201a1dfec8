import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import {
  LEARNING_LEVELS,
  PLAN_KEYS,
  type LearningLevel,
  type RuntimeConfig,
  ownProfileOf,
} from '@ninefold/contracts';
import type { Database } from '@ninefold/contracts/database';
import type { Profile } from '@ninefold/platform';
import type { Notices } from '../platform/create-notices';
import { copy } from './copy';
import { LINK_SESSION_KEY } from './link-session';
import { hasStoredSession, SESSION_KEY } from './stored-session';

/**
 * The one Supabase client of the page. This file, with what is read by the client, is a chunk of its own: import it
 * lazily.
 * @param leave called when the session turned out to be ended from elsewhere: what is stored of it is worth nothing
 */
export function createSupabaseClient(
  config: RuntimeConfig,
  notices: Notices,
  leave: () => Promise<void>,
): SupabaseClient<Database> {
  const client = createClient<Database>(config.supabaseUrl, config.supabasePublishableKey, {
    auth: {
      storageKey: SESSION_KEY,
      // The links of mails are read before this file is loaded.
      detectSessionInUrl: false,
    },
    global: {
      fetch: async (input, init) => {
        const response = await fetchByThisClock(input, init);
        if (await saysSignedOut(response)) askAuth ??= renew().finally(() => (askAuth = undefined));
        return response;
      },
    },
  });

  let askAuth: Promise<void> | undefined;

  /** The auth service has the last word: the token may be one of before, and another tab signed in. */
  async function renew() {
    const { error } = await client.auth.refreshSession();
    // A call that was sent before the person left here is refused as well.
    if (!error || !REFUSED.includes(error.status ?? 0) || !hasStoredSession()) return;
    notices.show(copy.signedOut);
    await leave();
  }
  return client;
}

/** By the auth service; anything else is a failure of it, and passes. */
const REFUSED = [400, 401, 403];

/** The hint of every function and policy of the database, when the session of the token has ended. */
const SIGNED_OUT = 'signed-out';

async function saysSignedOut(response: Response): Promise<boolean> {
  if (response.status !== 403) return false;
  const body = (await response
    .clone()
    .json()
    .catch(() => null)) as { hint?: unknown } | null;
  return body?.hint === SIGNED_OUT;
}

/**
 * A second client, for the session of a recovery or invitation link. It is kept apart from the session of the site, and
 * for this tab alone: a person who has not chosen a password yet is not signed in.
 */
export function createLinkClient(config: RuntimeConfig): SupabaseClient<Database> {
  return createClient<Database>(config.supabaseUrl, config.supabasePublishableKey, {
    auth: {
      storageKey: LINK_SESSION_KEY,
      storage: window.sessionStorage,
      detectSessionInUrl: false,
      autoRefreshToken: false,
    },
    global: { fetch: fetchByThisClock },
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

/**
 * The same, but a new session has no instant at which it ends: the client then counts `expires_in` from its own clock.
 * By the server's clock a device that is an hour ahead would renew its session with each request, until the limit of the
 * auth service ends it; one that is behind would go on with a token that is over.
 */
export const fetchByThisClock: typeof fetch = async (input, init) => {
  const response = await fetchWithTimeout(input, init);
  const { pathname } = new URL(input instanceof Request ? input.url : input, window.location.href);
  if (!response.ok || !OPENS_SESSIONS.test(pathname)) return response;
  const session = (await response.json()) as { expires_at?: number };
  delete session.expires_at;
  return Response.json(session, { status: response.status });
};

const OPENS_SESSIONS = /\/auth\/v1\/(token|verify|signup)$/;

const TIERS: readonly Profile['tier'][] = ['free', 'premium', 'elite'];

/** What a person may do follows from `isSubscribed`. A tier that this shell does not know was bought. */
const tierOf = (stored: string): Profile['tier'] => TIERS.find((tier) => tier === stored) ?? 'premium';

/** Levels are added at the top: one that this shell does not know is above all that it knows. */
const levelOf = (stored: string): LearningLevel => LEARNING_LEVELS.find((level) => level === stored) ?? 'C2';

/** With the computed field, which the database types do not list. */
type ProfileRow = Database['public']['Tables']['profiles']['Row'] & { learning_level: string };

/** @throws when the row cannot be read, or is not there */
export async function readProfile(client: SupabaseClient<Database>, userId: string): Promise<Profile> {
  const { data: row } = await client
    .from('profiles')
    .select<'*', ProfileRow>('*, learning_level' as '*')
    .eq('id', userId)
    .single()
    .throwOnError();
  return {
    ...ownProfileOf(row),
    tier: tierOf(row.subscription_tier),
    plan: PLAN_KEYS.find((key) => key === row.subscription_tier),
    isSubscribed: row.is_subscribed,
    learningLevel: levelOf(row.learning_level),
    totalXp: row.total_xp,
    createdAt: row.created_at,
    isFallback: false,
  };
}
