import { Mail } from 'lucide-react';
import { useCallback } from 'react';
import { useLocation, useNavigate } from '@ninefold/platform';
import { Alert, Button, buttonClass } from '@ninefold/ui';
import { failureMessage, waitTime } from '../auth/auth-failure';
import { BusyNetwork } from '../auth/BusyNetwork';
import { copy as authCopy } from '../auth/copy';
import { useCaptcha } from '../auth/use-captcha';
import { TextLink } from '../layout/FormPage';
import { copy } from './copy';
import { mailProviderOf } from './mail-providers';
import {
  useEmailVerification,
  type Confirmation,
  type SignUpMail,
  type VerificationState,
} from './use-email-verification';
import styles from './VerifyEmailStep.module.css';

const { verification: words } = copy;

/** Shown after creating an account: where the email went, and what to do if it does not arrive. */
export function VerifyEmailStep({ email, mailedAt, password }: SignUpMail) {
  const navigate = useNavigate();
  const location = useLocation();
  const captcha = useCaptcha();
  const proceed = useCallback(
    (by: Confirmation) => {
      const to = by === 'signed-in' ? '/' : '/login?confirmed=true';
      void navigate(to, { replace: true, state: { ...location.state, email } });
    },
    [navigate, location.state, email],
  );
  const { state, network, secondsToResend, check, resend } = useEmailVerification(
    { email, mailedAt, password },
    captcha,
    proceed,
  );
  const provider = mailProviderOf(email);
  const isResending = state.status === 'resending';

  return (
    <div className={styles['step']}>
      <div className={styles['inbox']}>
        <h2 className={styles['heading']}>
          <Mail aria-hidden />
          {words.inbox}
        </h2>
        <p>
          {words.sent}{' '}
          <span translate="no" className={styles['address']}>
            <strong>{email}</strong>.
          </span>{' '}
          {words.openIt}
        </p>
        <p>{words.noMail}</p>
      </div>
      <Notice state={state} email={email} />
      <BusyNetwork wait={network} />
      {provider && (
        <a href={provider.url} target="_blank" rel="noreferrer" className={buttonClass()}>
          {words.openMail(provider.name)}
        </a>
      )}
      <Button
        variant={provider ? 'secondary' : 'primary'}
        busy={state.status === 'checking'}
        busyLabel={words.checking}
        onClick={check}
      >
        {words.check}
      </Button>
      {captcha.widget}
      <Button
        variant="secondary"
        busy={isResending || secondsToResend > 0}
        busyLabel={isResending ? words.resending : words.resendIn(waitTime(secondsToResend))}
        onClick={resend}
      >
        {words.resend}
      </Button>
    </div>
  );
}

function Notice({ state, email }: { state: VerificationState; email: string }) {
  switch (state.status) {
    case 'not-yet':
      return (
        <Alert tone="error">
          <p>{words.notYet}</p>
          <SignIn email={email} />
        </Alert>
      );
    case 'unknown':
      return (
        <Alert>
          <p>{words.unknown}</p>
          <SignIn email={email} />
        </Alert>
      );
    case 'resent':
      return <Alert tone="success">{words.resent}</Alert>;
    case 'failed':
      return <Alert tone="error">{failureMessage(state.failure, authCopy.unexpected)}</Alert>;
    default:
      return <Alert tone="info">{words.waiting}</Alert>;
  }
}

/** For people who opened the link on another device. */
function SignIn({ email }: { email: string }) {
  const { state } = useLocation();
  return (
    <TextLink to="/login" state={{ ...state, email, signedUp: true }}>
      {words.signIn}
    </TextLink>
  );
}
