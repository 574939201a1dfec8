import { useLocation, useSearchParams } from 'shared-platform';
import { copy } from '../copy';
import { FormPage } from '../layout/FormPage';
import { TextLink } from '../layout/TextLink';
import { AccountStep } from './AccountStep';
import { SIGN_UP_TITLES, stepOf } from './steps';
import { VerifyEmailStep } from './VerifyEmailStep';

/** `/signup`: one state machine, whose step is in the address bar. */
export default function SignUpPage() {
  const [query] = useSearchParams();
  const location = useLocation();
  const step = stepOf(query);
  const email = query.get('email') ?? '';
  const verifying = step === 'email_verification';

  return (
    <FormPage
      title={SIGN_UP_TITLES[step]}
      lead={verifying ? copy.verification.lead(email) : copy.signUp.accountLead}
      footer={
        <>
          {verifying && (
            <span>
              {copy.verification.wrongAddress} <TextLink to="/signup">{copy.verification.startOver}</TextLink>
            </span>
          )}
          <span>
            {verifying ? copy.verification.elsewhere : copy.signUp.haveAccount}{' '}
            <TextLink to="/login" state={verifying ? { email } : location.state}>
              {verifying ? copy.verification.signIn : copy.signUp.signIn}
            </TextLink>
          </span>
        </>
      }
    >
      {verifying ? <VerifyEmailStep email={email} /> : <AccountStep />}
    </FormPage>
  );
}
