import { Alert } from 'shared-ui';
import type { AuthFailure } from '../auth/auth-failure';
import { waitTime } from '../auth/wait-time';
import { copy } from '../copy';

/** Why no account was made. */
export function SignUpNotice({ failure }: { failure: AuthFailure }) {
  switch (failure.kind) {
    case 'limited':
      return (
        <Alert tone="error" title={copy.signUp.limitedTitle}>
          {copy.signUp.limited(waitTime(failure.retrySeconds))}
        </Alert>
      );
    case 'refused':
      return <Alert tone="error">{failure.message}</Alert>;
    case 'offline':
      return <Alert tone="error">{copy.offline}</Alert>;
    default:
      return <Alert tone="error">{copy.signUp.failed}</Alert>;
  }
}
