import { Problem } from '../errors/problem';
import { SENTENCES } from '../errors/sentences';

/** Where an invited person chooses a password. The page knows what it is about also when the link is too old. */
const DEFAULT_PAGE = '/update-password?type=invite';

/**
 * Where the link of the mail leads.
 * @param redirectTo a path, or an address with the shell's origin
 * @throws Problem 400 for another origin: the link carries a session
 */
export function redirectTarget(shellUrl: string, redirectTo: string = DEFAULT_PAGE): string {
  const target = URL.canParse(redirectTo, shellUrl) ? new URL(redirectTo, shellUrl) : null;
  if (target?.origin !== shellUrl) {
    throw new Problem(400, 'redirect-not-allowed', SENTENCES.redirectNotAllowed);
  }
  return target.href;
}
