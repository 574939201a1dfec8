import type { SupabaseClient } from '@supabase/supabase-js';
import type { ComponentType } from 'react';
import type { ApiError } from '@ninefold/contracts';
import type { AuthState, Entitlements } from './auth-state';

export type SoundName = 'putonboard' | 'results' | 'correct' | 'incorrect';
export type NoticeTone = 'info' | 'success' | 'error';

/** What a person chose on this device; stored locally. */
export interface Preferences {
  readonly soundEnabled: boolean;
  /** null follows the system's setting. */
  readonly darkMode: boolean | null;
  setSoundEnabled(enabled: boolean): void;
  setDarkMode(enabled: boolean | null): void;
}

/** What of the run-time configuration a remote may know. */
export interface PlatformSettings {
  readonly requireSignInForGames: boolean;
  /** New passwords are looked up among leaked ones, outside of our own services. */
  readonly breachedPasswordCheck: boolean;
  readonly release: string;
  /** Where shared links have words and a picture of their own; a deployment may have no such place. No slash at its end. */
  readonly shareUrl?: string | undefined;
  /** The public key of the check against robots; without it there is no such check. */
  readonly turnstileSiteKey?: string | undefined;
  /** The mail address for people who are stuck with a payment; a deployment may have none. */
  readonly supportEmail?: string | undefined;
  /**
   * Where the site is, `https://ninefold.example`, in a page of another site that shows the remote; absent in the site's own
   * pages. There nobody can sign in, and each link leads to the site.
   */
  readonly siteOrigin?: string | undefined;
}

/** Why a call of the payments service came to nothing. */
export type PaymentsFailure =
  /** No response in time: nothing is known about what the service did. */
  | { readonly kind: 'offline' }
  /** The service's own code and sentence, in `error`; null where something else responded in its place. */
  | {
      readonly kind: 'refused';
      readonly status: number;
      readonly error: ApiError | null;
      /** How long to wait, where the service says so. */
      readonly retrySeconds: number | null;
    }
  /** A response that is not of the contract. */
  | { readonly kind: 'unexpected' };

export type PaymentsOutcome<Body> =
  { readonly ok: true; readonly body: Body } | { readonly ok: false; readonly failure: PaymentsFailure };

/** A text file that the payments service made. */
export interface PaymentsFile {
  /** As the service names it. */
  readonly name: string;
  readonly text: string;
}

export interface Payments {
  /**
   * Calls the payments service, in the name of the signed-in person if there is one; never throws.
   * @param path such as `/api/invite`
   * @param body sent as JSON
   * @param read turns the JSON of a success into the contract's type, or throws: `InvitationResponseSchema.parse`
   */
  post<Body>(path: string, body: object, read: (json: unknown) => Body): Promise<PaymentsOutcome<Body>>;
  /** Gets a file, in the name of the signed-in person if there is one; never throws. */
  getFile(path: string): Promise<PaymentsOutcome<PaymentsFile>>;
}

/** The session of a person who came by the link of a mail to choose a password. They are not signed in by it. */
export interface PasswordSession {
  readonly reason: 'recovery' | 'invite';
  readonly email: string;
  /** Holds this session and no other; what it stores ends with the tab. */
  readonly client: SupabaseClient;
}

/** Pages of the shell that a remote shows at an address of its own. */
export interface PlatformPages {
  /** There is nothing at this address. */
  readonly NotFound: ComponentType;
}

/**
 * Everything the shell hands to a remote. A remote needs nothing else of the shell, so that it runs alone with
 * `fakePlatform()` and is deployed alone.
 */
export interface Platform {
  readonly auth: AuthState;
  readonly entitlements: Entitlements;
  readonly preferences: Preferences;
  readonly settings: PlatformSettings;
  /** The one Supabase client. Its code is loaded on the first call, so that a board never waits for it. */
  supabase(): Promise<SupabaseClient>;
  /** The payments service. Its client's code is loaded on the first call. */
  readonly payments: Payments;
  /**
   * @returns null without such a link, and for one that is used, too old or wrong
   * @throws when the server could not be reached; the next call tries again
   */
  passwordSession(): Promise<PasswordSession | null>;
  readonly pages: PlatformPages;
  /**
   * Reads the profile again after a change to it. Resolves when `auth` has the new one, and at once for a guest.
   * @throws when the profile could not be read: `auth` keeps the known one, and nothing can be concluded from it
   */
  refreshProfile(): Promise<void>;
  /** Call it when the server has saved results: totals that were read before are old. The profile is read again. */
  announceSaved(): void;
  /** Calls the listener after each `announceSaved()`. @returns a function that ends it */
  onSaved(listener: () => void): () => void;
  /**
   * Sets the title of the browser tab for the present address, if it belongs to a prefix of the remote; an exact route
   * keeps the title of the shell's table. Call it in an effect, or use `useTitle`.
   */
  setTitle(title: string): void;
  /** Whether a link to this path leads to a screen that is built. A remote shows no other link. */
  isOpen(path: string): boolean;
  signOut(): Promise<void>;
  /** Plays for signed-in users with sound on; never throws. */
  playSound(name: SoundName): void;
  /** A short message in the shell's live region. */
  notify(message: string, tone?: NoticeTone): void;
  /**
   * Takes what a server refused, and unexpected errors; the shell leaves out a network that did not respond.
   * `context` names what failed.
   */
  reportError(error: unknown, context: string): void;
}

export interface RemoteAppProps {
  readonly platform: Platform;
}

/** The default export of what every remote exposes as `./App`. */
export type RemoteApp = ComponentType<RemoteAppProps>;

/**
 * Another export of `./App`, for a remote whose screens are in files of their own: loads the screen of an address
 * before it is shown. Resolves when it can be shown at once.
 */
export type PreloadScreen = (pathname: string) => Promise<void>;
