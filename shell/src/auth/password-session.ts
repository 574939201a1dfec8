import type { SupabaseClient } from '@supabase/supabase-js';
import type { RuntimeConfig } from '@ninefold/contracts';
import type { Database } from '@ninefold/contracts/database';
import type { PasswordSession, Platform } from '@ninefold/platform';
import { clearLinkSession, hasLinkSession } from './link-session';

/**
 * The session of a recovery or invitation link. It is never the site's session: until a password is set, its owner is
 * not signed in.
 */
export function createPasswordSession(config: RuntimeConfig): Platform['passwordSession'] {
  let client: SupabaseClient<Database> | undefined;
  let opening: Promise<PasswordSession | null> | undefined;

  async function open(): Promise<PasswordSession | null> {
    if (!hasLinkSession()) return null;
    const code = await import(/* webpackChunkName: "supabase" */ './supabase-client');
    client ??= code.createLinkClient(config);
    const { data, error } = await client.auth.getUser();
    if (error && isPassing(error.status)) throw error;
    if (error || !data.user) {
      clearLinkSession();
      return null;
    }
    return { reason: reasonInAddress(), email: data.user.email ?? '', client };
  }

  return () => {
    opening ??= open().finally(() => (opening = undefined));
    return opening;
  };
}

/** Without a status, the server was not reached. */
const isPassing = (status: number | undefined) => !status || status >= 500 || status === 429;

/** From the URL, so that it survives a reload. */
function reasonInAddress(): PasswordSession['reason'] {
  return new URLSearchParams(window.location.search).get('type') === 'invite' ? 'invite' : 'recovery';
}
