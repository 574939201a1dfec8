import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database, RuntimeConfig } from 'shared-contracts';
import type { PasswordSession, Platform } from 'shared-platform';
import type { ArrivingLink } from './arriving-link';

/** Where the client of the link keeps its session, in the storage of this tab: a reload may come in the middle. */
export const LINK_SESSION_KEY = 'link-session';

/**
 * The session of a recovery or invitation link. It never is the session of the site: until a password is chosen, a
 * person with such a link is signed in nowhere.
 */
export function createPasswordSession(
  config: RuntimeConfig,
  link?: ArrivingLink,
): Platform['passwordSession'] {
  let client: SupabaseClient<Database> | undefined;
  let opening: Promise<PasswordSession | null> | undefined;
  let tokens = link?.is === 'opened' && link.reason !== 'confirmation' ? link.tokens : undefined;
  // What an earlier link left behind must not stand in for one that failed.
  if (link?.is === 'failed' && link.isForPassword) forget();

  async function open(): Promise<PasswordSession | null> {
    if (!tokens && !hasStored()) return null;
    const code = await import(/* webpackChunkName: "supabase" */ './supabase-client');
    client ??= code.createLinkClient(config);
    const { auth } = client;
    const { data, error } = await (tokens ? auth.setSession(tokens) : auth.getUser());
    if (error && isPassing(error.status)) throw error;
    tokens = undefined;
    if (error || !data.user) {
      forget();
      return null;
    }
    return { reason: reasonInAddress(), email: data.user.email ?? '', client };
  }

  return () => {
    opening ??= open().finally(() => (opening = undefined));
    return opening;
  };
}

/** Without a status the server was not reached. */
const isPassing = (status: number | undefined) => !status || status >= 500 || status === 429;

/** Written there when the link arrived, so that it holds after a reload. */
function reasonInAddress(): PasswordSession['reason'] {
  return new URLSearchParams(window.location.search).get('type') === 'invite' ? 'invite' : 'recovery';
}

function hasStored(): boolean {
  try {
    return sessionStorage.getItem(LINK_SESSION_KEY) !== null;
  } catch {
    return false;
  }
}

function forget(): void {
  try {
    sessionStorage.removeItem(LINK_SESSION_KEY);
  } catch {
    // Forbidden storage holds nothing to forget.
  }
}
