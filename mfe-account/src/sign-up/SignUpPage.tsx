import { useLocation, useSearchParams } from 'shared-platform';
import { FormPage, TextLink } from '../layout/FormPage';
import { AccountStep } from './AccountStep';
import { copy } from './copy';
import { VerifyEmailStep } from './VerifyEmailStep';

/** `/signup`. The query names the step; one that cannot be shown falls back to the first. */
export default function SignUpPage() {
  const [query] = useSearchParams();
  const location = useLocation();
  const email = query.get('email') ?? '';
  const verifying = query.get('step') === 'email_verification' && email !== '';

  // One page for both steps: it moves the focus to the title when the title changes.
  return (
    <FormPage
      title={verifying ? copy.verification.title : copy.account.title}
      lead={verifying ? copy.verification.lead(email) : copy.account.lead}
      footer={
        <>
          {verifying && (
            <span>
              {copy.verification.wrongAddress} <TextLink to="/signup">{copy.verification.startOver}</TextLink>
            </span>
          )}
          <span>
            {verifying ? copy.verification.elsewhere : copy.account.haveAccount}{' '}
            <TextLink to="/login" state={verifying ? { email } : location.state}>
              {verifying ? copy.verification.signIn : copy.account.signIn}
            </TextLink>
          </span>
        </>
      }
    >
      {verifying ? <VerifyEmailStep email={email} /> : <AccountStep />}
    </FormPage>
  );
}
