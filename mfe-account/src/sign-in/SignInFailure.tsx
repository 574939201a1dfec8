import { useLocation } from 'shared-platform';
import { Alert } from 'shared-ui';
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

/** Why a sign-in failed, and what the person can do. A limit is shown as a lock instead. */
export function SignInFailure({ failure, email }: { failure: AuthFailure; email: string }) {
  const { state } = useLocation();
  if (failure.kind === 'limited') return null;
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
