import { useLocation } from '@ninefold/platform';
import { Alert } from '@ninefold/ui';
import type { AuthFailure } from '../auth/auth-failure';
import { copy as authCopy } from '../auth/copy';
import { verificationPath } from '../auth/email-address';
import { TextLink } from '../layout/FormPage';
import { copy } from './copy';

const MESSAGES = {
  offline: authCopy.offline,
  refused: copy.wrongCredentials,
  registered: authCopy.unexpected,
  unexpected: authCopy.unexpected,
  captcha: authCopy.captcha.refused,
  'busy-network': authCopy.busyNetwork.later,
} as const;

interface SignInFailureProps {
  failure: AuthFailure;
  email: string;
  /** After a sign-up. A conflict may have left the account without a password, which strangers must not learn. */
  afterSignUp: boolean;
}

/** Explains a failed sign-in and what to do. A lock is shown by the form instead. */
export function SignInFailure({ failure, email, afterSignUp }: SignInFailureProps) {
  const { state } = useLocation();
  if (failure.kind === 'limited') return null;
  if (failure.kind === 'credentials') {
    return (
      <Alert tone="error">
        <p>{copy.wrongCredentials}</p>
        {afterSignUp && <p>{copy.conflictingSignUp}</p>}
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
