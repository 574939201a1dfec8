import { copy } from './copy';

/** Failures of the auth service that screens treat differently. */
export type AuthFailure =
  | { readonly kind: 'offline' }
  /** A limit for one account or address: wrong passwords, or emails. */
  | { readonly kind: 'limited'; readonly retrySeconds: number; readonly message: string }
  /** A limit for a network, which many people may share. It says nothing about the account. */
  | { readonly kind: 'busy-network'; readonly retrySeconds: number; readonly message: string }
  | { readonly kind: 'unconfirmed' }
  | { readonly kind: 'credentials' }
  | { readonly kind: 'registered' }
  /** The CAPTCHA token has expired or was used for another call. */
  | { readonly kind: 'captcha'; readonly message: string }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'unexpected' };

/** The relevant fields of the client's `AuthError`. */
export interface ServiceError {
  readonly message: string;
  readonly status?: number | undefined;
  readonly code?: string | undefined;
}

/** A gateway in front of the service limits networks too, without a code. Our hook's lock has the code `unknown`. */
const NETWORK_CODES = ['over_request_rate_limit', ''];
/** Used when a limit comes without a time. */
const UNKNOWN_WAIT_SECONDS = 60;
/** The same for networks: the service admits a few calls each second. */
const UNKNOWN_NETWORK_WAIT_SECONDS = 10;
const SECONDS_IN = { second: 1, minute: 60, hour: 3_600 } as const;

/** Parses the time from the message, such as "after 42 seconds", because the client hides response headers. */
function secondsNamedIn(message: string, otherwise: number): number {
  const found = /(\d+)\s*(second|minute|hour)/i.exec(message);
  if (!found) return otherwise;
  const unit = found[2]?.toLowerCase() as keyof typeof SECONDS_IN;
  return Number(found[1]) * SECONDS_IN[unit];
}

/** @returns the kind of an auth error; `offline` for one without an HTTP status */
export function authFailureOf({ message, status = 0, code = '' }: ServiceError): AuthFailure {
  if (status === 0) return { kind: 'offline' };
  if (status === 429 && NETWORK_CODES.includes(code)) {
    return busyNetwork(secondsNamedIn(message, UNKNOWN_NETWORK_WAIT_SECONDS));
  }
  if (status === 429) {
    return { kind: 'limited', retrySeconds: secondsNamedIn(message, UNKNOWN_WAIT_SECONDS), message };
  }
  if (code === 'email_not_confirmed') return { kind: 'unconfirmed' };
  if (code === 'invalid_credentials') return { kind: 'credentials' };
  if (code === 'user_already_exists') return { kind: 'registered' };
  if (code === 'captcha_failed') return { kind: 'captcha', message: copy.captcha.refused };
  if (code === 'same_password') return { kind: 'refused', message: copy.password.same };
  if (status >= 500) return { kind: 'unexpected' };
  return { kind: 'refused', message };
}

export const busyNetwork = (retrySeconds: number): AuthFailure => ({
  kind: 'busy-network',
  retrySeconds,
  message: copy.busyNetwork.later,
});

/** @returns the service's own message, because it names the reason; `otherwise` without one */
export function failureMessage(failure: AuthFailure, otherwise: string): string {
  if (failure.kind === 'offline') return copy.offline;
  return 'message' in failure ? failure.message : otherwise;
}

/** @returns "42 seconds", "5 minutes" or "2 hours", rounded up because an early retry fails */
export function waitTime(seconds: number): string {
  if (seconds < 60) return copy.wait.seconds(seconds);
  if (seconds < 3_600) return copy.wait.minutes(Math.ceil(seconds / 60));
  return copy.wait.hours(Math.ceil(seconds / 3_600));
}
