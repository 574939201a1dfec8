import type { TextKey } from '@ninefold/contracts';

/** The session of a link, as returned by the auth service. */
export interface LinkTokens {
  readonly access_token: string;
  readonly refresh_token: string;
  /** Epoch seconds. */
  readonly expires_at: number;
}

/** Session storage key of the link client, so that the session survives a reload. */
export const LINK_SESSION_KEY = 'link-session';

/**
 * Stores the tokens in the client's own format.
 * @throws when storage is blocked
 */
export function storeLinkSession(tokens: LinkTokens): void {
  sessionStorage.setItem(
    LINK_SESSION_KEY satisfies TextKey,
    JSON.stringify({ ...tokens, token_type: 'bearer' }),
  );
}

export function hasLinkSession(): boolean {
  try {
    return sessionStorage.getItem(LINK_SESSION_KEY) !== null;
  } catch {
    return false;
  }
}

export function clearLinkSession(): void {
  try {
    sessionStorage.removeItem(LINK_SESSION_KEY);
  } catch {
    // Blocked storage contains nothing.
  }
}
