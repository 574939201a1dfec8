import { postgrestStatus } from '../rpc/testing/postgrest-errors';
import { REFUSAL_CODES, type REFUSALS, type RpcName } from '../rpc/testing/refusals';

/** How Supabase refuses a call that is valid but not allowed. `{seconds}` stands for a number of seconds. */
export interface BackendRefusal {
  /** Method and path of the calls that it refuses so. */
  readonly calls: readonly string[];
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly hint?: string;
  readonly details?: string;
}

const TOKEN = 'POST /auth/v1/token';
const SIGN_UP = 'POST /auth/v1/signup';
const USER = 'PUT /auth/v1/user';
const RECOVER = 'POST /auth/v1/recover';
const RESEND = 'POST /auth/v1/resend';

/** Refusals of the auth service. */
export const AUTH_REFUSALS = {
  wrongPassword: {
    calls: [TOKEN],
    status: 400,
    code: 'invalid_credentials',
    message: 'Invalid login credentials',
  },
  unconfirmedAddress: {
    calls: [TOKEN],
    status: 400,
    code: 'email_not_confirmed',
    message: 'Email not confirmed',
  },
  tooManySignIns: {
    calls: [TOKEN],
    status: 429,
    // Our hook refuses it, and the service sets no code for hooks.
    code: 'unknown',
    message: 'Too many sign-in attempts. Please try again after {seconds} seconds.',
  },
  tooManyMails: {
    calls: [SIGN_UP, RESEND, RECOVER],
    status: 429,
    code: 'over_email_send_rate_limit',
    message: 'For security purposes, you can only request this after {seconds} seconds.',
  },
  weakPassword: {
    calls: [SIGN_UP, USER],
    status: 422,
    code: 'weak_password',
    message: 'Password should be at least 6 characters.',
  },
  samePassword: {
    calls: [USER],
    status: 422,
    code: 'same_password',
    message: 'New password should be different from the old password.',
  },
  addressTaken: {
    calls: [USER],
    status: 422,
    code: 'email_exists',
    message: 'A user with this email address has already been registered',
  },
  invalidAddress: {
    calls: [RECOVER],
    status: 400,
    code: 'validation_failed',
    message: 'Unable to validate email address: invalid format',
  },
  sessionEnded: {
    calls: [USER],
    status: 403,
    code: 'session_not_found',
    message: 'Session from session_id claim in JWT does not exist',
  },
} as const satisfies Record<string, BackendRefusal>;

/**
 * Refusals that no test server gives: without confirmation of addresses (`signup.go` of Supabase Auth), with a CAPTCHA, and
 * of a network with hundreds of calls (`middleware.go`).
 */
export const HOSTED_REFUSALS = {
  addressRegistered: {
    calls: [SIGN_UP],
    status: 422,
    code: 'user_already_exists',
    message: 'User already registered',
  },
  captchaFailed: {
    calls: [TOKEN],
    status: 400,
    code: 'captcha_failed',
    message: 'captcha protection: request disallowed (timeout-or-duplicate)',
  },
  busyNetwork: {
    calls: [TOKEN, SIGN_UP, RESEND, RECOVER],
    status: 429,
    code: 'over_request_rate_limit',
    message: 'Request rate limit reached',
  },
} as const satisfies Record<string, BackendRefusal>;

/** What a database function raises with a hint. */
const raisedBy = <Name extends RpcName>(
  name: Name,
  hint: (typeof REFUSALS)[Name][number],
  message: string,
) => ({
  calls: [`POST /rest/v1/rpc/${name}`] as const,
  status: postgrestStatus(REFUSAL_CODES[hint]),
  code: REFUSAL_CODES[hint],
  message,
  hint,
});

/** Refusals of the database, as PostgREST returns them. */
export const DATABASE_REFUSALS = {
  usernameTaken: {
    calls: ['PATCH /rest/v1/profiles'],
    status: postgrestStatus('23505'),
    code: '23505',
    message: 'Username is already taken',
    hint: 'username-taken',
  },
  usernameRemoved: {
    calls: ['PATCH /rest/v1/profiles'],
    status: postgrestStatus(REFUSAL_CODES['name-removed']),
    code: REFUSAL_CODES['name-removed'],
    message: 'This name was removed after a report. Please choose another one.',
    hint: 'name-removed',
  },
  usernameTooOften: {
    calls: ['PATCH /rest/v1/profiles'],
    status: postgrestStatus(REFUSAL_CODES['too-many-renames']),
    code: REFUSAL_CODES['too-many-renames'],
    message: 'You have changed names too often. Please try again later.',
    hint: 'too-many-renames',
    details: '{seconds}',
  },
  accountDeleted: raisedBy('delete_user_account', 'account-deleted', 'This account no longer exists.'),
  sessionOver: raisedBy(
    'delete_user_account',
    'signed-out',
    'You were signed out on this device. Please sign in again.',
  ),
  subscriptionLive: raisedBy(
    'delete_user_account',
    'subscription-live',
    'Please cancel your subscription first. Then you can delete your account.',
  ),
  tooManyCalls: {
    ...raisedBy('export_my_data', 'too-many-calls', 'Too many requests. Please try again in a minute.'),
    details: '{seconds}',
  },
} as const satisfies Record<string, BackendRefusal>;

/** `tooManyMails at POST /auth/v1/resend`: each refusal at each of its calls. */
export type RefusedCall<Refusals extends Record<string, BackendRefusal>> = {
  [Name in keyof Refusals & string]: `${Name} at ${Refusals[Name]['calls'][number]}`;
}[keyof Refusals & string];
