import type { SupabaseClient } from '@supabase/supabase-js';
import type { RuntimeConfig } from '@ninefold/contracts';
import type { Database } from '@ninefold/contracts/database';
import type { PasswordSession, Platform } from '@ninefold/platform';
import { isTemporary } from './is-temporary';
import { clearLinkSession, hasLinkSession } from './link-session';
import { loadChunk } from '../updates/load-chunk';

/**
 * The session of a recovery or invitation link. It is never the site's session: until a password is set, its owner is
 * not signed in.
 */
export function createPasswordSession(config: RuntimeConfig): Platform['passwordSession'] {
  let client: SupabaseClient<Database> | undefined;
  let opening: Promise<PasswordSession | null> | undefined;

  async function open(): Promise<PasswordSession | null> {
    if (!hasLinkSession()) return null;
    const code = await loadChunk(() => import(/* webpackChunkName: "supabase" */ './supabase-client'));
    client ??= code.createLinkClient(config);
    const { data, error } = await client.auth.getUser();
    if (error && isTemporary(error.status)) throw error;
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

/** From the URL, so that it survives a reload. */
function reasonInAddress(): PasswordSession['reason'] {
  return new URLSearchParams(window.location.search).get('type') === 'invite' ? 'invite' : 'recovery';
}
