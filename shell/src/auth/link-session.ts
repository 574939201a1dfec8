import type { TextKey } from '@ninefold/contracts';

/** The session of a link, as the auth service hands it over. */
export interface LinkTokens {
  readonly access_token: string;
  readonly refresh_token: string;
  /** Epoch seconds. */
  readonly expires_at: number;
}

/** Where the client of a link keeps its session, in the storage of this tab: a reload may come in the middle. */
export const LINK_SESSION_KEY = 'link-session';

/** Stores the tokens as the client itself does. @throws where storage is forbidden */
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

export function forgetLinkSession(): void {
  try {
    sessionStorage.removeItem(LINK_SESSION_KEY);
  } catch {
    // Forbidden storage holds nothing to forget.
  }
}
