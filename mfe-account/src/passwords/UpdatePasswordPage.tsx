import { useEffect, useState } from 'react';
import { PASSWORD_UPDATE_REDIRECT_MS } from '@ninefold/contracts';
import { useNavigate, useSearchParams } from '@ninefold/platform';
import { Alert, Button, Spinner } from '@ninefold/ui';
import type { SignInState } from '../auth/email-address';
import { FormPage, TextLink } from '../layout/FormPage';
import { copy } from './copy';
import { UpdatePasswordForm } from './UpdatePasswordForm';
import { usePasswordLink } from './use-password-link';

const { update: words } = copy;

/** `/update-password`: the target of recovery and invitation emails. The shell has already taken their tokens. */
export default function UpdatePasswordPage() {
  const [query] = useSearchParams();
  const { link, verify } = usePasswordLink();
  const [locationState, setLocationState] = useState<SignInState | null>(null);
  const type = query.get('type');
  const reason = type === 'invite' || type === 'conflict' ? type : 'recovery';
  const ofReason = words[reason];

  if (locationState) {
    return (
      <FormPage title={ofReason.doneTitle}>
        <Done locationState={locationState} message={ofReason.done} />
      </FormPage>
    );
  }
  return (
    <FormPage
      title={link.status === 'invalid' ? ofReason.invalidTitle : ofReason.title}
      lead={link.status === 'open' && ofReason.lead}
    >
      {link.status === 'verifying' && <Spinner label={ofReason.verifying} />}
      {link.status === 'invalid' && (
        <Alert tone="error">
          <p>{ofReason.invalid}</p>
          {reason === 'invite' ? (
            <TextLink to="/login">{words.continue}</TextLink>
          ) : (
            <TextLink to="/reset-password">{words.request}</TextLink>
          )}
        </Alert>
      )}
      {link.status === 'unreachable' && (
        <>
          <Alert tone="error">{words.unreachable}</Alert>
          <Button onClick={verify}>{words.retry}</Button>
        </>
      )}
      {link.status === 'open' && (
        <UpdatePasswordForm
          session={link.session}
          submit={ofReason.submit}
          onDone={() => setLocationState({ message: ofReason.signIn, email: link.session.email })}
          onRefused={verify}
        />
      )}
    </FormPage>
  );
}

/** Redirects to the sign-in page after a moment. The link is for people who do not want to wait. */
function Done({ locationState, message }: { locationState: SignInState; message: string }) {
  const navigate = useNavigate();
  useEffect(() => {
    const leave = () => void navigate('/login', { replace: true, state: locationState });
    const timeout = setTimeout(leave, PASSWORD_UPDATE_REDIRECT_MS);
    return () => clearTimeout(timeout);
  }, [navigate, locationState]);
  return (
    <Alert tone="success">
      <p>{message}</p>
      <TextLink to="/login" replace state={locationState}>
        {words.continue}
      </TextLink>
    </Alert>
  );
}
