import { copy } from '../copy';

export const SIGN_UP_TITLES = {
  account: copy.signUp.accountTitle,
  email_verification: copy.verification.title,
} as const;
export type SignUpStep = keyof typeof SIGN_UP_TITLES;

/** Where the address bar says a sign-up stands. A step that cannot be shown falls back to the first one. */
export function stepOf(query: URLSearchParams): SignUpStep {
  return query.get('step') === 'email_verification' && query.get('email') ? 'email_verification' : 'account';
}
