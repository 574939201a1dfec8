import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import * as v from 'valibot';
import {
  LEARNING_LEVELS,
  PLAN_KEYS,
  type LearningLevel,
  type RuntimeConfig,
  ownProfileOf,
  parseNamed,
} from '@ninefold/contracts';
import type { Database } from '@ninefold/contracts/database';
import type { AuthState, Profile } from '@ninefold/platform';
import { abortWith, timeoutSignal } from '@ninefold/web/network';
import { askBeforeLeaving } from '@ninefold/web/on-device';
import type { Notices } from '../platform/create-notices';
import { copy } from './copy';
import { LINK_SESSION_KEY } from './link-session';
import { hasStoredSession, SESSION_KEY } from './session-key';

/**
 * The page's only Supabase client. This file is a separate chunk: import it lazily.
 * @param leave called when the session was ended elsewhere, to remove it from this device
 * @param auth who is signed in to the page. The client itself keeps its session when signing out fails
 */
export function createSupabaseClient(
  config: RuntimeConfig,
  notices: Notices,
  leave: () => Promise<void>,
  auth: () => AuthState,
): SupabaseClient<Database> {
  const client = createClient<Database>(config.supabaseUrl, config.supabasePublishableKey, {
    auth: {
      storageKey: SESSION_KEY,
      // Emailed links are handled before this chunk is loaded.
      detectSessionInUrl: false,
    },
    global: {
      fetch: async (input, init) => {
        const response = await fetchByThisClock(input, init);
        if (await isSignedOut(response)) askAuth ??= renew().finally(() => (askAuth = undefined));
        return response;
      },
    },
  });

  // Where storage is blocked, the client keeps the session in memory, and a reload ends it.
  window.addEventListener('beforeunload', (event) => {
    if (auth().status === 'in' && !hasStoredSession()) askBeforeLeaving(event);
  });

  let askAuth: Promise<void> | undefined;

  /** The auth service decides, because the token may be an old one and another tab may have signed in. */
  async function renew() {
    const { error } = await client.auth.refreshSession();
    // Calls sent before signing out are rejected as well.
    if (!error || !REFUSED.includes(error.status ?? 0) || !hasStoredSession()) return;
    notices.show(copy.signedOut);
    await leave();
  }
  return client;
}

/** Statuses with which the auth service rejects a session. Anything else is a temporary failure. */
const REFUSED = [400, 401, 403];

/** The hint of database errors after the token's session has ended. */
const SIGNED_OUT = 'signed-out';

async function isSignedOut(response: Response): Promise<boolean> {
  if (response.status !== 403) return false;
  const body = (await response
    .clone()
    .json()
    .catch(() => null)) as { hint?: unknown } | null;
  return body?.hint === SIGNED_OUT;
}

/**
 * A second client, for the session of a recovery or invitation link. Its session is separate from the site's and
 * limited to this tab, because a person without a password is not signed in.
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

/** Long enough for a bad connection. The client itself has no timeout. */
const TIMEOUT_MS = 10_000;

/** `fetch` with a timeout for the response and its body, in addition to the caller's signal. */
export const fetchWithTimeout: typeof fetch = (input, init) => {
  const controller = new AbortController();
  abortWith(controller, init?.signal);
  return fetch(input, { ...init, signal: timeoutSignal(TIMEOUT_MS, controller) });
};

/**
 * Like `fetchWithTimeout`, but removes `expires_at` from new sessions, so that the client computes it from its own
 * clock. With the server's time, a device that is an hour ahead would refresh its session with each request until it is
 * rate limited, and one that is behind would use expired tokens.
 */
export const fetchByThisClock: typeof fetch = async (input, init) => {
  const response = await fetchWithTimeout(input, init);
  const { pathname } = new URL(input instanceof Request ? input.url : input, window.location.href);
  if (!response.ok || !OPENS_SESSIONS.test(pathname)) return response;
  const session = (await response.json()) as { expires_at?: number };
  delete session.expires_at;
  const headers = { 'Content-Type': 'application/json' };
  return new Response(JSON.stringify(session), { status: response.status, headers });
};

const OPENS_SESSIONS = /\/auth\/v1\/(token|verify|signup)$/;

const TIERS: readonly Profile['tier'][] = ['free', 'premium', 'elite'];

/** Permissions depend on `isSubscribed`. An unknown tier was bought from a newer version. */
const tierOf = (stored: string): Profile['tier'] => TIERS.find((tier) => tier === stored) ?? 'premium';

/** Levels are only added at the top, so an unknown level is above all known ones. */
const levelOf = (stored: string): LearningLevel => LEARNING_LEVELS.find((level) => level === stored) ?? 'C2';

/** What every page shows of a profile, or decides by it. */
const ProfileSchema = v.object({
  first_name: v.string(),
  last_name: v.nullable(v.string()),
  username: v.nullable(v.string()),
  profile_color: v.string(),
  country: v.nullable(v.string()),
  subscription_tier: v.string(),
  is_subscribed: v.boolean(),
  learning_level: v.string(),
  total_xp: v.number(),
  created_at: v.nullable(v.string()),
});

/** @throws when the row is missing or cannot be read */
export async function readProfile(client: SupabaseClient<Database>, userId: string): Promise<Profile> {
  const { data } = await client.from('profiles').select('*').eq('id', userId).single().throwOnError();
  const row = parseNamed(ProfileSchema, data, 'profile');
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
