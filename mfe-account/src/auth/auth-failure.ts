import { copy } from './copy';

/** Why a call of the auth service failed, in the kinds that a screen treats differently. */
export type AuthFailure =
  | { readonly kind: 'offline' }
  | { readonly kind: 'limited'; readonly retrySeconds: number; readonly message: string }
  | { readonly kind: 'unconfirmed' }
  | { readonly kind: 'credentials' }
  | { readonly kind: 'registered' }
  /** The check against robots was passed too long ago, or for another call. */
  | { readonly kind: 'captcha'; readonly message: string }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'unexpected' };

/** The part of the client's `AuthError` that is read here. */
export interface ServiceError {
  readonly message: string;
  readonly status?: number | undefined;
  readonly code?: string | undefined;
}

const LIMIT_CODES = ['over_request_rate_limit', 'over_email_send_rate_limit'];
/** Some limits of the service come without a time. Its rate limiters let calls through again after a minute. */
const UNKNOWN_WAIT_SECONDS = 60;
const SECONDS_IN = { second: 1, minute: 60, hour: 3_600 } as const;

/** The client hides response headers, so the time is read from the sentence: "… after 42 seconds". */
function secondsNamedIn(message: string): number {
  const found = /(\d+)\s*(second|minute|hour)/i.exec(message);
  if (!found) return UNKNOWN_WAIT_SECONDS;
  const unit = found[2]?.toLowerCase() as keyof typeof SECONDS_IN;
  return Number(found[1]) * SECONDS_IN[unit];
}

/** @returns the kind of an error of the auth service; `offline` for one without an HTTP status */
export function authFailureOf({ message, status = 0, code = '' }: ServiceError): AuthFailure {
  if (status === 0) return { kind: 'offline' };
  if (status === 429 || LIMIT_CODES.includes(code)) {
    return { kind: 'limited', retrySeconds: secondsNamedIn(message), message };
  }
  if (code === 'email_not_confirmed') return { kind: 'unconfirmed' };
  if (code === 'invalid_credentials') return { kind: 'credentials' };
  if (code === 'user_already_exists') return { kind: 'registered' };
  if (code === 'captcha_failed') return { kind: 'captcha', message: copy.captcha.refused };
  if (status >= 500) return { kind: 'unexpected' };
  return { kind: 'refused', message };
}

/** @returns the service's own sentence, since it names the reason; `otherwise` where there is none */
export function failureMessage(failure: AuthFailure, otherwise: string): string {
  if (failure.kind === 'offline') return copy.offline;
  return 'message' in failure ? failure.message : otherwise;
}

/** @returns "42 seconds", "5 minutes" or "2 hours": rounded up, since a retry before the end fails */
export function waitTime(seconds: number): string {
  if (seconds < 60) return copy.wait.seconds(seconds);
  if (seconds < 3_600) return copy.wait.minutes(Math.ceil(seconds / 60));
  return copy.wait.hours(Math.ceil(seconds / 3_600));
}
