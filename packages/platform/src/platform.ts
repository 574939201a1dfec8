import type { SupabaseClient } from '@supabase/supabase-js';
import type { ComponentType } from 'react';
import type { ApiError, DrillGame, GridGame, SavedDaily, TimedRoundGame } from '@ninefold/contracts';
import type { AuthState, Entitlements } from './auth-state';

export type SoundName = 'putonboard' | 'results' | 'correct' | 'incorrect';
export type NoticeTone = 'info' | 'success' | 'error';

/** Stored on the device. */
export interface Preferences {
  readonly soundEnabled: boolean;
  /** null follows the system setting. */
  readonly darkMode: boolean | null;
  setSoundEnabled(enabled: boolean): void;
  setDarkMode(enabled: boolean | null): void;
}

/** The run-time configuration that remotes can read. */
export interface PlatformSettings {
  readonly requireSignInForGames: boolean;
  /** Whether new passwords are checked against leaked ones, with a third-party service. */
  readonly breachedPasswordCheck: boolean;
  readonly release: string;
  /** Base URL for shared links with a preview, without a trailing slash; absent in deployments without previews. */
  readonly shareUrl?: string | undefined;
  /** The public CAPTCHA key; absent without a CAPTCHA. */
  readonly turnstileSiteKey?: string | undefined;
  /** Support address for payment problems, if the deployment has one. */
  readonly supportEmail?: string | undefined;
  /**
   * The site's origin, such as `https://ninefold.example`, when the remote is embedded in another site; absent in the
   * site itself. Nobody can sign in there, and every link leads to the site.
   */
  readonly siteOrigin?: string | undefined;
}

export type PaymentsFailure =
  /** No response in time: the service may or may not have acted. */
  | { readonly kind: 'offline' }
  /** `error` has the service's own code and message; null if something else responded instead. */
  | {
      readonly kind: 'refused';
      readonly status: number;
      readonly error: ApiError | null;
      /** From `Retry-After`, if present. */
      readonly retrySeconds: number | null;
    }
  /** The response does not match the contract. */
  | { readonly kind: 'unexpected' };

export type PaymentsOutcome<Body> =
  { readonly ok: true; readonly body: Body } | { readonly ok: false; readonly failure: PaymentsFailure };

/** A text file from the payments service. */
export interface PaymentsFile {
  /** The file name from the service. */
  readonly name: string;
  readonly text: string;
}

export interface Payments {
  /**
   * Calls the payments service, as the signed-in person if there is one; never throws.
   * @param path such as `/api/invite`
   * @param body sent as JSON
   * @param read parses a successful response or throws: `InvitationResponseSchema.parse`
   */
  post<Body>(path: string, body: object, read: (json: unknown) => Body): Promise<PaymentsOutcome<Body>>;
  /** Downloads a file, as the signed-in person if there is one; never throws. */
  getFile(path: string): Promise<PaymentsOutcome<PaymentsFile>>;
}

/** A result that the server has saved. */
export type SavedResult =
  | {
      readonly kind: 'daily';
      readonly game: GridGame;
      readonly day: string;
      /** What the account has of it, if the server said so. */
      readonly daily?: SavedDaily | undefined;
    }
  /** `day`: of a puzzle from the archive. */
  | { readonly kind: 'practice'; readonly game: GridGame; readonly day?: string | undefined }
  | {
      readonly kind: 'timed_round' | 'drill';
      readonly game: TimedRoundGame | DrillGame;
      /** Correct answers; null for a round that cannot be a best, undefined if the server did not say so. */
      readonly score: number | null | undefined;
    }
  | { readonly kind: 'learning' };

/** An email link that was opened in this tab and is not used up yet. */
export interface EmailedLink {
  readonly type: 'signup' | 'recovery' | 'email_change' | 'invite';
  /**
   * Uses the link up.
   * @returns `page`: where to go next. For a link that was used or has expired, the page there says so. `email`: the
   *   account's address, if the person has to sign in there
   * @throws an `AuthError` when the server cannot be reached or refuses for now; the link is still good
   */
  open(): Promise<{ readonly page: string; readonly email?: string | undefined }>;
}

/** A session from a password recovery link. It does not sign the person in. */
export interface PasswordSession {
  readonly reason: 'recovery' | 'invite';
  readonly email: string;
  /** A client with only this session, which ends with the tab. */
  readonly client: SupabaseClient;
}

/** Shell pages that a remote can render at its own addresses. */
export interface PlatformPages {
  /** The page for unknown addresses. */
  readonly NotFound: ComponentType;
}

/**
 * Everything the shell gives a remote. A remote needs nothing else, so it can run alone with `fakePlatform()` and be
 * deployed alone.
 */
export interface Platform {
  readonly auth: AuthState;
  readonly entitlements: Entitlements;
  readonly preferences: Preferences;
  readonly settings: PlatformSettings;
  /** The only Supabase client. Its code is loaded on the first call, so a daily does not wait for it. */
  supabase(): Promise<SupabaseClient>;
  /** The payments service. Its client is loaded on the first call. */
  readonly payments: Payments;
  /**
   * @returns null without a link, or if it was used, has expired or is invalid
   * @throws when the server could not be reached; the next call retries
   */
  passwordSession(): Promise<PasswordSession | null>;
  /** @returns null without a link */
  emailedLink(): Promise<EmailedLink | null>;
  readonly pages: PlatformPages;
  /**
   * Reads the profile again after a change to it. Resolves when `auth` has the new one, and immediately for a guest.
   * @throws when the profile could not be read: `auth` keeps the known one, and nothing can be concluded from it
   */
  refreshProfile(): Promise<void>;
  /** Call this when the server has saved something: reloads the profile and notifies screens with totals. */
  announceSaved(): void;
  /** The same for known results. The profile is updated, and reloaded only if they do not tell its new values. */
  announceSaved(saved: readonly SavedResult[]): void;
  /**
   * Calls the listener after each `announceSaved()`.
   * @returns a function that unsubscribes
   */
  onSaved(listener: () => void): () => void;
  /** The same with the results; undefined if they are unknown. */
  onSaved(listener: (saved?: readonly SavedResult[]) => void): () => void;
  /**
   * Sets the tab title for the current address below a prefix of the remote; exact routes keep the shell's title. Call
   * it in an effect, or use `useTitle`.
   */
  setTitle(title: string): void;
  /** Whether this path has a screen. Remotes show no links to other paths. */
  isOpen(path: string): boolean;
  signOut(): Promise<void>;
  /** Plays for signed-in users with sound on; never throws. */
  playSound(name: SoundName): void;
  /** Announces a message in the shell's live region. */
  notify(message: string, tone?: NoticeTone): void;
  /** Reports refusals and unexpected errors; the shell ignores network failures. `context` names what failed. */
  reportError(error: unknown, context: string): void;
}

export interface RemoteAppProps {
  readonly platform: Platform;
}

/** The default export of every remote's `./App`. */
export type RemoteApp = ComponentType<RemoteAppProps>;

/** An optional export of `./App` that loads the code of the screen at an address before it is shown. */
export type PreloadScreen = (pathname: string) => Promise<void>;
