import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'shared-platform';
import { Alert } from 'shared-ui';
import { leaveConfirmationMark } from '../auth/confirmation-mark';
import { verificationPath } from '../auth/verification-path';
import { copy } from '../copy';
import { FormPage } from '../layout/FormPage';
import { TextLink } from '../layout/TextLink';
import { ArrivalSchema } from './config';
import { SignInForm } from './SignInForm';

/** `/login` and `/signin`. The shell takes a signed-in person away from here. */
export default function SignInPage() {
  const location = useLocation();
  const [query] = useSearchParams();
  const confirmed = query.get('confirmed') === 'true';
  const arrival = ArrivalSchema.safeParse(location.state).data;

  useEffect(() => {
    if (confirmed) leaveConfirmationMark();
  }, [confirmed]);

  return (
    <FormPage
      title={copy.signIn.title}
      lead={copy.signIn.lead}
      footer={
        <>
          <span>
            {copy.signIn.noAccount}{' '}
            <TextLink to="/signup" state={location.state}>
              {copy.signIn.signUp}
            </TextLink>
          </span>
          <TextLink to="/reset-password">{copy.signIn.forgot}</TextLink>
          <TextLink to="/">{copy.signIn.home}</TextLink>
        </>
      }
    >
      {confirmed && <Alert tone="success">{copy.signIn.confirmed}</Alert>}
      {arrival?.message && (
        <Alert tone="success">
          <p>{arrival.message}</p>
          {arrival.email && <TextLink to={verificationPath(arrival.email)}>{copy.signIn.resend}</TextLink>}
        </Alert>
      )}
      <SignInForm email={arrival?.email ?? ''} />
    </FormPage>
  );
}
