import { authCopy } from '../copy/auth';
import type { Notices } from '../platform/create-notices';

/** Sets a new password with the tokens of its link, so that its address keeps them. */
const KEEPS_TOKENS = '/update-password';

/**
 * A confirmation link of the auth service comes back with tokens, or with an error, behind the `#`. The tokens are
 * dropped: confirming an address does not sign in whoever opened the link. An error must not read as confirmed.
 */
export function answerConfirmationLink(notices: Notices): void {
  const { pathname, search, hash } = window.location;
  const answer = new URLSearchParams(hash.slice(1));
  if (pathname === KEEPS_TOKENS || !(answer.has('access_token') || answer.has('error'))) return;
  const query = new URLSearchParams(search);
  if (answer.has('error')) {
    query.delete('confirmed');
    notices.show(authCopy.linkFailed, 'error');
  }
  const kept = query.size > 0 ? `?${query}` : '';
  window.history.replaceState(window.history.state, '', pathname + kept);
}
