import type { Session, SupabaseClient } from '@supabase/supabase-js';
import type { RuntimeConfig } from '@ninefold/contracts';
import type { Database } from '@ninefold/contracts/database';
import type { AuthState, AuthUser, Profile } from '@ninefold/platform';
import type { Notices } from '../platform/create-notices';
import { createValueStore, type ValueStore } from '../platform/create-value-store';
import { reportError } from '../platform/report-error';
import {
  FALLBACK_PROFILE,
  forgetStoredSession,
  hasStoredSession,
  SESSION_KEY,
  storedUser,
} from './stored-session';

/** How long a person waits for their profile before they go on without it. */
const PROFILE_TIMEOUT_MS = 1_500;
/** The same for their session: the client is loaded, and an expired session is renewed. */
const SESSION_TIMEOUT_MS = 3_000;

const loadCode = () => import(/* webpackChunkName: "supabase" */ './supabase-client');

export interface Auth extends Pick<ValueStore<AuthState>, 'get' | 'subscribe'> {
  /** Finds out who is signed in, if that is not known yet. Called again after a failure, it tries again. */
  settle(): void;
  supabase(): Promise<SupabaseClient<Database>>;
  /** Reads the profile again; a failure is reported, and the known profile stays. */
  refreshProfile(): Promise<void>;
  signOut(): Promise<void>;
}

const stillLoading = (): AuthState => ({ status: 'loading', storedUserId: storedUser()?.id });

/** Who is signed in, and the one Supabase client, which is loaded on its first use. */
export function createAuth(config: RuntimeConfig, notices: Notices): Auth {
  const state = createValueStore<AuthState>(hasStoredSession() ? stillLoading() : { status: 'out' });
  let client: Promise<SupabaseClient<Database>> | undefined;
  /** The user whose session the client holds, as it was last sent: a profile that arrives after its owner left is not shown. */
  let followed: AuthUser | null = null;
  /** The person pressed Sign Out. The client says that the session is gone before its call is over. */
  let bySignOut = false;
  /** The user whose profile is being read. */
  let awaited: string | null = null;

  function supabase() {
    client ??= loadClient().catch((error: unknown) => {
      client = undefined;
      throw error;
    });
    return client;
  }

  async function loadClient() {
    const loaded = (await loadCode()).createSupabaseClient(config, notices, leave);
    // The listener runs inside the client's lock, so that calling the client from within would wait for itself.
    loaded.auth.onAuthStateChange((_event, session) => setTimeout(() => void follow(session)));
    return loaded;
  }

  /** Also after a failure of the server, nothing of the session stays on this device. */
  async function leave() {
    try {
      const { error } = await (await supabase()).auth.signOut({ scope: 'local' });
      if (error) throw error;
    } catch (error) {
      reportError(error, 'sign-out');
    }
    forgetStoredSession();
    forget();
  }

  function forget() {
    followed = awaited = null;
    state.set({ status: 'out', bySignOut });
  }

  /** The fallback only fills an empty place: it takes no profile away that is already there. */
  function show(userId: string, profile: Profile) {
    if (followed?.id !== userId) return;
    const known = state.get();
    if (profile.isFallback && known.status === 'in' && known.user.id === userId) return;
    state.set({ status: 'in', user: followed, profile });
  }

  /**
   * There is no response of the account: the person of the stored session counts as signed in. What they play is stored
   * as theirs and sent when the server responds again; stored as a guest's it would never reach them. All games are
   * played without the server. A session that the server has ended is removed by the client, which reports it.
   */
  function resumeStored() {
    const user = storedUser();
    if (!user) return forget();
    followed ??= user;
    show(user.id, FALLBACK_PROFILE);
  }

  async function follow(session: Session | null) {
    // No session although one is stored: it could not be renewed, and the client retries.
    if (!session) return resumeStored();
    const known = state.get();
    const { id, email = '', user_metadata } = session.user;
    bySignOut = false;
    followed = { id, email, metadata: { ...user_metadata } };
    if (known.status === 'in' && known.user.id === id) {
      // A renewed token, or a changed email address or changed metadata of the same person.
      if (JSON.stringify(known.user) !== JSON.stringify(followed)) state.set({ ...known, user: followed });
      if (!known.profile.isFallback) return;
    }
    if (awaited === id) return;
    awaited = id;
    const timeout = setTimeout(() => show(id, FALLBACK_PROFILE), PROFILE_TIMEOUT_MS);
    const profile = await profileOf(id, FALLBACK_PROFILE);
    clearTimeout(timeout);
    if (awaited === id) awaited = null;
    show(id, profile);
  }

  async function profileOf(userId: string, otherwise: Profile) {
    try {
      const { readProfile } = await loadCode();
      return await readProfile(await supabase(), userId);
    } catch (error) {
      reportError(error, 'profile');
      return otherwise;
    }
  }

  function settle() {
    if (state.get().status !== 'loading') return;
    setTimeout(() => state.get().status === 'loading' && resumeStored(), SESSION_TIMEOUT_MS);
    supabase().catch((error: unknown) => {
      reportError(error, 'auth');
      resumeStored();
    });
  }

  // Another tab signed in or out. A client that is not loaded does not notice it.
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key !== SESSION_KEY) return;
    if (newValue === null) return forget();
    if (state.get().status !== 'out') return;
    state.set(stillLoading());
    settle();
  });

  return {
    get: state.get,
    subscribe: state.subscribe,
    settle,
    supabase,
    async refreshProfile() {
      const known = state.get();
      if (known.status !== 'in') return;
      const profile = await profileOf(known.user.id, known.profile);
      const now = state.get();
      if (now.status === 'in' && now.user.id === known.user.id) state.set({ ...now, profile });
    },
    signOut() {
      bySignOut = true;
      return leave();
    },
  };
}
