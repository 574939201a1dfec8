import type { Session, SupabaseClient } from '@supabase/supabase-js';
import type { RuntimeConfig, TextKey } from '@ninefold/contracts';
import type { Database } from '@ninefold/contracts/database';
import { callRpc, needsPasswordCall } from '@ninefold/contracts/rpc';
import type { EmailedLink, Platform } from '@ninefold/platform';
import { reportError } from '../platform/report-error';
import type { Auth } from './create-auth';
import { forgetLink, heldLink, type HeldLink } from './held-link';
import { isTemporary } from './is-temporary';
import { clearLinkSession } from './link-session';
import { hasStoredSession } from './session-key';
import { loadChunk } from '../updates/load-chunk';

const SIGNING_UP: TextKey = 'signing-up';

/** Where a link of each type leads: after it was opened, and when it does not work. */
const PAGES: Readonly<Record<EmailedLink['type'], { opened: string; failed: string }>> = {
  signup: { opened: '/login?confirmed=true', failed: '/login?confirmed=failed' },
  email_change: { opened: '/profile?confirmed=true', failed: '/profile?confirmed=failed' },
  recovery: { opened: '/update-password?type=recovery', failed: '/update-password?type=recovery' },
  invite: { opened: '/update-password?type=invite', failed: '/update-password?type=invite' },
};

/** The page that asks for a new password after a conflict: see `guard_unverified_password()`. */
const CONFLICT_PAGE = '/update-password?type=conflict';

/** The link that this tab has opened. Its session is the link client's, which is not signed in to the site. */
export function createEmailedLink(
  config: RuntimeConfig,
  auth: Pick<Auth, 'supabase'>,
): Platform['emailedLink'] {
  async function open(link: HeldLink): ReturnType<EmailedLink['open']> {
    const { type, tokenHash: token_hash } = link;
    const code = await loadChunk(() => import(/* webpackChunkName: "supabase" */ './supabase-client'));
    const client = code.createLinkClient(config);
    // The session of an earlier link must not count as this one's.
    clearLinkSession();
    const { data, error } = await client.auth.verifyOtp({ type, token_hash });
    if (error && isTemporary(error.status)) throw error;
    forgetLink();
    if (error) return { page: PAGES[type].failed };
    const page = link.to ?? PAGES[type].opened;
    if (type === 'recovery' || type === 'invite') return { page: PAGES[type].opened };
    if (type === 'signup') {
      const needsPassword = await readNeedsPassword(client);
      if (needsPassword) return { page: CONFLICT_PAGE };
      const maySignIn = needsPassword === false && isOwn(link) && !hasStoredSession();
      if (data.session && maySignIn && (await signIn(data.session))) return { page };
    }
    // It has confirmed an address, and its session is not needed.
    const { error: failure } = await client.auth.signOut({ scope: 'local' });
    if (failure) reportError(failure, 'emailed link');
    // Nothing else ends it if the server could not be reached.
    clearLinkSession();
    return { page, email: data.user?.email };
  }

  /** @returns false when the person has to sign in */
  async function signIn({ refresh_token }: Session): Promise<boolean> {
    // The client would compute the end of an adopted session from the server's clock; it corrects that of a renewed one.
    const { error } = await (await auth.supabase()).auth.refreshSession({ refresh_token });
    if (error) {
      reportError(error, 'emailed link');
      return false;
    }
    clearLinkSession();
    localStorage.removeItem(SIGNING_UP);
    return true;
  }

  return () => {
    const link = heldLink();
    return Promise.resolve(link && { type: link.type, open: () => open(link) });
  };
}

/** @returns null if the server does not say, also on the second try: the person must sign in, and learns it there */
async function readNeedsPassword(client: SupabaseClient<Database>): Promise<boolean | null> {
  const read = () => callRpc(client, needsPasswordCall, {});
  try {
    return await read().catch(read);
  } catch (error) {
    reportError(error, 'emailed link');
    return null;
  }
}

/**
 * Whether the sign-up happened in this browser, which the id proves. Without it, anyone could send a link to an account
 * of their own, and whoever opens it would play into the sender's account.
 */
function isOwn({ signingUp }: HeldLink): boolean {
  try {
    return signingUp !== undefined && signingUp === localStorage.getItem(SIGNING_UP);
  } catch {
    return false;
  }
}
