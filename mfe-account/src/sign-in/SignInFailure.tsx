import { useLocation } from '@ninefold/platform';
import { Alert } from '@ninefold/ui';
import type { AuthFailure } from '../auth/auth-failure';
import { copy as authCopy } from '../auth/copy';
import { verificationPath } from '../auth/email-address';
import { TextLink } from '../layout/FormPage';
import { copy } from './copy';

const MESSAGES = {
  offline: authCopy.offline,
  credentials: copy.wrongCredentials,
  refused: copy.wrongCredentials,
  registered: authCopy.unexpected,
  unexpected: authCopy.unexpected,
  captcha: authCopy.captcha.refused,
} as const;

interface SignInFailureProps {
  failure: AuthFailure;
  email: string;
  /** After a sign-up. Confirmation may have left the account without a password. */
  afterSignUp: boolean;
}

/** Explains a failed sign-in and what to do. Rate limits are shown as a lock instead. */
export function SignInFailure({ failure, email, afterSignUp }: SignInFailureProps) {
  const { state } = useLocation();
  if (failure.kind === 'limited') return null;
  if (failure.kind === 'credentials' && afterSignUp) {
    return (
      <Alert tone="error">
        <p>{copy.wrongCredentials}</p>
        <p>{copy.conflictingSignUp}</p>
        <TextLink to="/reset-password" state={{ ...state, email }}>
          {copy.choosePassword}
        </TextLink>
      </Alert>
    );
  }
  if (failure.kind !== 'unconfirmed') return <Alert tone="error">{MESSAGES[failure.kind]}</Alert>;
  return (
    <Alert tone="error" title={copy.unconfirmedTitle}>
      <ul>
        {copy.unconfirmedHints.map((hint) => (
          <li key={hint}>{hint}</li>
        ))}
      </ul>
      <TextLink to={verificationPath(email)} state={state}>
        {copy.resend}
      </TextLink>
    </Alert>
  );
}
