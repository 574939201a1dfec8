import { Alert } from 'shared-ui';
import type { AuthFailure } from '../auth/auth-failure';
import { verificationPath } from '../auth/verification-path';
import { copy } from '../copy';
import { TextLink } from '../layout/TextLink';

const MESSAGES = {
  offline: copy.offline,
  credentials: copy.signIn.wrongCredentials,
  refused: copy.signIn.wrongCredentials,
  registered: copy.unexpected,
  unexpected: copy.unexpected,
} as const;

/** Why a sign-in did not work, and what to do about it. */
export function SignInNotice({ failure, email }: { failure: AuthFailure; email: string }) {
  if (failure.kind === 'limited') return null;
  if (failure.kind !== 'unconfirmed') return <Alert tone="error">{MESSAGES[failure.kind]}</Alert>;
  return (
    <Alert tone="error" title={copy.signIn.unconfirmedTitle}>
      <ul>
        {copy.signIn.unconfirmedHints.map((hint) => (
          <li key={hint}>{hint}</li>
        ))}
      </ul>
      <TextLink to={verificationPath(email)}>{copy.signIn.resend}</TextLink>
    </Alert>
  );
}
