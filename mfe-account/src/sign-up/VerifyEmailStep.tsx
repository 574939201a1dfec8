import { useCallback } from 'react';
import { useNavigate } from 'shared-platform';
import { Alert, Button } from 'shared-ui';
import { failureMessage } from '../auth/auth-failure';
import { copy as authCopy } from '../auth/copy';
import type { SignInArrival } from '../auth/email-address';
import { copy } from './copy';
import { useEmailVerification, type Confirmation, type VerificationState } from './use-email-verification';
import styles from './VerifyEmailStep.module.css';

const { verification: words } = copy;

export function VerifyEmailStep({ email }: { email: string }) {
  const navigate = useNavigate();
  const goOn = useCallback(
    (by: Confirmation) => {
      const arrival: SignInArrival = { email };
      if (by === 'signed-in') void navigate('/', { replace: true });
      else void navigate('/login?confirmed=true', { replace: true, state: arrival });
    },
    [navigate, email],
  );
  const { state, check, resend } = useEmailVerification(email, goOn);

  return (
    <div className={styles['step']}>
      <Notice state={state} />
      <Button busy={state.is === 'checking'} busyLabel={words.checking} onClick={check}>
        {words.check}
      </Button>
      <Button
        variant="secondary"
        busy={state.is === 'resending'}
        busyLabel={words.resending}
        onClick={resend}
      >
        {words.resend}
      </Button>
    </div>
  );
}

function Notice({ state }: { state: VerificationState }) {
  switch (state.is) {
    case 'not-yet':
      return <Alert tone="error">{words.notYet}</Alert>;
    case 'resent':
      return <Alert tone="success">{words.resent}</Alert>;
    case 'failed':
      return <Alert tone="error">{failureMessage(state.failure, authCopy.unexpected)}</Alert>;
    default:
      return <Alert tone="info">{words.waiting}</Alert>;
  }
}
