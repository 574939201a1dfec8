import { useCallback } from 'react';
import { useNavigate } from 'shared-platform';
import { Alert, Button } from 'shared-ui';
import { failureMessage } from '../auth/failure-message';
import { copy } from '../copy';
import { useEmailVerification, type Confirmation, type VerificationState } from './use-email-verification';
import styles from './VerifyEmailStep.module.css';

function Notice({ state }: { state: VerificationState }) {
  switch (state.is) {
    case 'not-yet':
      return <Alert tone="error">{copy.verification.notYet}</Alert>;
    case 'resent':
      return <Alert tone="success">{copy.verification.resent}</Alert>;
    case 'failed':
      return <Alert tone="error">{failureMessage(state.failure, copy.unexpected)}</Alert>;
    default:
      return <Alert tone="info">{copy.verification.waiting}</Alert>;
  }
}

export function VerifyEmailStep({ email }: { email: string }) {
  const navigate = useNavigate();
  const goOn = useCallback(
    (by: Confirmation) => {
      if (by === 'signed-in') void navigate('/', { replace: true });
      else void navigate('/login?confirmed=true', { replace: true, state: { email } });
    },
    [navigate, email],
  );
  const { state, check, resend } = useEmailVerification(email, goOn);

  return (
    <div className={styles['step']}>
      <Notice state={state} />
      <Button busy={state.is === 'checking'} busyLabel={copy.verification.checking} onClick={check}>
        {copy.verification.check}
      </Button>
      <Button
        variant="secondary"
        busy={state.is === 'resending'}
        busyLabel={copy.verification.resending}
        onClick={resend}
      >
        {copy.verification.resend}
      </Button>
    </div>
  );
}
