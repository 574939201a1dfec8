import type { Session, SupabaseClient } from '@supabase/supabase-js';
import type { RuntimeConfig } from '@ninefold/contracts';
import type { Database } from '@ninefold/contracts/database';
import type { AuthState, AuthUser, Profile, SavedResult } from '@ninefold/platform';
import type { Notices } from '../platform/create-notices';
import { createValueStore, type ValueStore } from '../platform/create-value-store';
import { reportError } from '../platform/report-error';
import { hasStoredSession, SESSION_KEY } from './session-key';
import { FALLBACK_PROFILE, clearStoredSession, storedUser } from './stored-session';
import { loadChunk } from '../updates/load-chunk';

/** How long to wait for the profile before continuing without it. */
const PROFILE_TIMEOUT_MS = 1_500;
/** The same for the session, which includes loading the client and refreshing an expired session. */
const SESSION_TIMEOUT_MS = 3_000;

const loadCode = () => loadChunk(() => import(/* webpackChunkName: "supabase" */ './supabase-client'));

export interface Auth extends Pick<ValueStore<AuthState>, 'get' | 'subscribe'> {
  /** Determines who is signed in, unless it is known. It retries when called again after a failure. */
  settle(): void;
  supabase(): Promise<SupabaseClient<Database>>;
  /** Reads the profile again. @throws when it could not be read; the known profile stays */
  refreshProfile(): Promise<void>;
  /** Updates the profile after a save, and reads it again only if the results do not tell its new values. */
  showSaved(saved: readonly SavedResult[] | undefined): Promise<void>;
  signOut(): Promise<void>;
}

const stillLoading = (): AuthState => ({ status: 'loading', storedUserId: storedUser()?.id });

/** The XP after a save; undefined if the results do not tell it. Rounds and practice earn none. */
function xpAfter(saved: readonly SavedResult[], { totalXp, isFallback }: Profile): number | undefined {
  if (isFallback) return undefined;
  let xp = totalXp;
  for (const result of saved) {
    if (result.kind === 'learning') return undefined;
    if (result.kind !== 'daily') continue;
    const total = result.daily?.total_xp;
    if (!Number.isFinite(total)) return undefined;
    xp = Math.max(xp, total!);
  }
  return xp;
}

/** The auth state, and the page's only Supabase client, which is loaded on first use. */
export function createAuth(config: RuntimeConfig, notices: Notices): Auth {
  const state = createValueStore<AuthState>(hasStoredSession() ? stillLoading() : { status: 'out' });
  let client: Promise<SupabaseClient<Database>> | undefined;
  /** The user of the client's session. A profile that arrives after its user has signed out is not shown. */
  let followed: AuthUser | null = null;
  /** Whether the person pressed Sign Out. The client reports the end of the session before its call completes. */
  let bySignOut = false;
  /** The user whose profile is being read. */
  let awaited: string | null = null;

  /** Reads of the profile are numbered, because responses may arrive in another order. */
  let reads = 0;
  let latestRead = 0;

  function supabase() {
    client ??= loadClient().catch((error: unknown) => {
      client = undefined;
      throw error;
    });
    return client;
  }

  async function loadClient() {
    const loaded = (await loadCode()).createSupabaseClient(config, notices, leave, state.get);
    // The listener runs inside the client's lock, so calling the client directly would deadlock.
    loaded.auth.onAuthStateChange((_event, session) => setTimeout(() => void follow(session)));
    return loaded;
  }

  /** Removes the session from this device even when the server fails. */
  async function leave() {
    try {
      const { error } = await (await supabase()).auth.signOut({ scope: 'local' });
      if (error) throw error;
    } catch (error) {
      reportError(error, 'sign-out');
    }
    clearStoredSession();
    forget();
  }

  function forget() {
    followed = awaited = null;
    state.set({ status: 'out', bySignOut });
  }

  /** The fallback never replaces a known profile. */
  function show(userId: string, profile: Profile) {
    if (followed?.id !== userId) return;
    const known = state.get();
    if (profile.isFallback && known.status === 'in' && known.user.id === userId) return;
    state.set({ status: 'in', user: followed, profile });
  }

  /**
   * Without a response, the user of the stored session counts as signed in: what they play is stored as theirs and sent
   * later, whereas a guest's results would never reach them. All games work offline. The client removes sessions that
   * the server has ended and reports it.
   */
  function resumeStored() {
    const user = storedUser();
    if (!user) return forget();
    followed ??= user;
    show(user.id, FALLBACK_PROFILE);
  }

  async function follow(session: Session | null) {
    // A stored session without a client session could not be refreshed; the client retries.
    if (!session) return resumeStored();
    const known = state.get();
    const { id, email = '', user_metadata } = session.user;
    bySignOut = false;
    followed = { id, email, metadata: { ...user_metadata } };
    if (known.status === 'in' && known.user.id === id) {
      // A refreshed token, or a changed email address or metadata of the same user.
      if (JSON.stringify(known.user) !== JSON.stringify(followed)) state.set({ ...known, user: followed });
      if (!known.profile.isFallback) return;
    }
    if (awaited === id) return;
    awaited = id;
    const timeout = setTimeout(() => show(id, FALLBACK_PROFILE), PROFILE_TIMEOUT_MS);
    const profile = await latestProfile(id).catch((error: unknown) => {
      reportError(error, 'profile');
      return FALLBACK_PROFILE;
    });
    clearTimeout(timeout);
    if (awaited === id) awaited = null;
    if (profile) show(id, profile);
  }

  /** @returns null when a read that started later has already responded: this response is older */
  async function latestProfile(userId: string): Promise<Profile | null> {
    reads += 1;
    const read = reads;
    const { readProfile } = await loadCode();
    const profile = await readProfile(await supabase(), userId);
    if (read < latestRead) return null;
    latestRead = read;
    return profile;
  }

  function settle() {
    if (state.get().status !== 'loading') return;
    setTimeout(() => state.get().status === 'loading' && resumeStored(), SESSION_TIMEOUT_MS);
    supabase().catch((error: unknown) => {
      reportError(error, 'auth');
      resumeStored();
    });
  }

  // Another tab signed in or out, which a client that is not loaded does not notice.
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key !== SESSION_KEY) return;
    if (newValue === null) return forget();
    if (state.get().status !== 'out') return;
    state.set(stillLoading());
    settle();
  });

  async function refreshProfile() {
    const known = state.get();
    if (known.status !== 'in') return;
    const profile = await latestProfile(known.user.id);
    const now = state.get();
    if (profile && now.status === 'in' && now.user.id === known.user.id) state.set({ ...now, profile });
  }

  return {
    get: state.get,
    subscribe: state.subscribe,
    settle,
    supabase,
    refreshProfile,
    async showSaved(saved) {
      const known = state.get();
      if (known.status !== 'in') return;
      const xp = saved && xpAfter(saved, known.profile);
      if (xp === undefined) return refreshProfile();
      if (xp !== known.profile.totalXp) state.set({ ...known, profile: { ...known.profile, totalXp: xp } });
    },
    signOut() {
      bySignOut = true;
      return leave();
    },
  };
}
