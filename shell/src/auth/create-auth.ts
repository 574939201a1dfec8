import type { Session, SupabaseClient } from '@supabase/supabase-js';
import type { Database, RuntimeConfig } from 'shared-contracts';
import type { AuthState, AuthUser, Profile } from 'shared-platform';
import { createValueStore, type ValueStore } from '../platform/create-value-store';
import { reportError } from '../platform/report-error';
import { FALLBACK_PROFILE, readProfile } from './read-profile';
import { forgetStoredSession, hasStoredSession, SESSION_KEY, storedUser } from './stored-session';

/** How long a person waits for their profile before they go on without it. */
const PROFILE_PATIENCE_MS = 1_500;
/** The same for their session: the client to be loaded, and a session that is over to be renewed. */
const SESSION_PATIENCE_MS = 3_000;

export interface Auth extends Pick<ValueStore<AuthState>, 'get' | 'subscribe'> {
  /** Finds out who is there, if that is not known yet. Called again after a failure, it tries again. */
  settle(): void;
  supabase(): Promise<SupabaseClient<Database>>;
  refreshProfile(): Promise<void>;
  signOut(): Promise<void>;
}

/** Who is signed in, and the one Supabase client, loaded when somebody first needs it. */
export function createAuth(config: RuntimeConfig): Auth {
  const state = createValueStore<AuthState>({ status: hasStoredSession() ? 'loading' : 'out' });
  let client: Promise<SupabaseClient<Database>> | undefined;
  /** Whose session the client holds: a profile that arrives after its owner left is not shown. */
  let followed: string | null = null;
  /** Whose profile is on its way. */
  let awaited: string | null = null;

  function supabase() {
    client ??= loadClient().catch((error: unknown) => {
      client = undefined;
      throw error;
    });
    return client;
  }

  async function loadClient() {
    const { createSupabaseClient } = await import(/* webpackChunkName: "supabase" */ './supabase-client');
    const loaded = createSupabaseClient(config);
    // The listener runs inside the client's lock, so that calling the client from within would wait for itself.
    loaded.auth.onAuthStateChange((_event, session) => setTimeout(() => void follow(loaded, session)));
    return loaded;
  }

  function forget() {
    followed = awaited = null;
    state.set({ status: 'out' });
  }

  /** The fallback only fills an empty place: it takes no profile away that is already there. */
  function show(user: AuthUser, profile: Profile) {
    if (followed !== user.id) return;
    const known = state.get();
    if (profile.isFallback && known.status === 'in' && known.user.id === user.id) return;
    state.set({ status: 'in', user, profile });
  }

  /**
   * The account does not answer: a person stays who they were on this device. What they play is kept under their own
   * name and sent once the account answers again; as a guest's it would never reach them. Everything is played
   * without the server either way. A session that the server has ended is removed by the client, which says so.
   */
  function goOnAsStored() {
    const user = storedUser();
    if (!user) return forget();
    followed ??= user.id;
    show(user, FALLBACK_PROFILE);
  }

  async function follow(loaded: SupabaseClient<Database>, session: Session | null) {
    // No session although one is stored: it could not be renewed, and the client goes on trying.
    if (!session) return goOnAsStored();
    const known = state.get();
    const user: AuthUser = { id: session.user.id, email: session.user.email ?? '' };
    // A renewed token, or a changed address: the same person, whose profile is known.
    if (known.status === 'in' && known.user.id === user.id && !known.profile.isFallback) {
      if (known.user.email !== user.email) state.set({ ...known, user });
      return;
    }
    if (awaited === user.id) return;
    followed = awaited = user.id;
    const patience = setTimeout(() => show(user, FALLBACK_PROFILE), PROFILE_PATIENCE_MS);
    const profile = await profileOf(loaded, user.id, FALLBACK_PROFILE);
    clearTimeout(patience);
    if (awaited === user.id) awaited = null;
    show(user, profile);
  }

  async function profileOf(loaded: SupabaseClient<Database>, userId: string, otherwise: Profile) {
    try {
      return await readProfile(loaded, userId);
    } catch (error) {
      reportError(error, 'profile');
      return otherwise;
    }
  }

  function settle() {
    if (state.get().status !== 'loading') return;
    setTimeout(() => {
      if (state.get().status === 'loading') goOnAsStored();
    }, SESSION_PATIENCE_MS);
    supabase().catch((error: unknown) => {
      reportError(error, 'auth');
      goOnAsStored();
    });
  }

  // Another tab signed in or out. A client that was never loaded would not hear of it.
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key !== SESSION_KEY) return;
    if (newValue === null) return forget();
    if (state.get().status !== 'out') return;
    state.set({ status: 'loading' });
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
      const profile = await profileOf(await supabase(), known.user.id, known.profile);
      const now = state.get();
      if (now.status === 'in' && now.user.id === known.user.id) state.set({ ...now, profile });
    },
    async signOut() {
      try {
        const { error } = await (await supabase()).auth.signOut({ scope: 'local' });
        if (error) throw error;
      } catch (error) {
        reportError(error, 'sign-out');
      }
      // Whatever the server says, this device forgets.
      forgetStoredSession();
      forget();
    },
  };
}
