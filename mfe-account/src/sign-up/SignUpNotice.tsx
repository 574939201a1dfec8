import { Alert } from 'shared-ui';
import type { AuthFailure } from '../auth/auth-failure';
import { failureMessage } from '../auth/failure-message';
import { waitTime } from '../auth/wait-time';
import { copy } from '../copy';

/** Why no account was made. */
export function SignUpNotice({ failure }: { failure: AuthFailure }) {
  if (failure.kind !== 'limited') {
    return <Alert tone="error">{failureMessage(failure, copy.signUp.failed)}</Alert>;
  }
  return (
    <Alert tone="error" title={copy.signUp.limitedTitle}>
      {copy.signUp.limited(waitTime(failure.retrySeconds))}
    </Alert>
  );
}
