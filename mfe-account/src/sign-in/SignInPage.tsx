import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'shared-platform';
import { Alert } from 'shared-ui';
import {
  leaveConfirmationMark,
  SignInArrivalSchema,
  verificationPath,
  type SignInArrival,
} from '../auth/email-address';
import { FormPage, TextLink } from '../layout/FormPage';
import { copy } from './copy';
import { SignInForm } from './SignInForm';

/** `/login` and `/signin`. The shell takes a signed-in person away from here. */
export default function SignInPage() {
  const location = useLocation();
  const [query] = useSearchParams();
  const confirmed = query.get('confirmed') === 'true';
  const arrival = SignInArrivalSchema.safeParse(location.state).data ?? {};

  useEffect(() => {
    if (confirmed) leaveConfirmationMark();
  }, [confirmed]);

  return (
    <FormPage
      title={copy.title}
      lead={copy.lead}
      footer={
        <>
          <span>
            {copy.noAccount}{' '}
            <TextLink to="/signup" state={location.state}>
              {copy.signUp}
            </TextLink>
          </span>
          <TextLink to="/reset-password">{copy.forgot}</TextLink>
          <TextLink to="/">{copy.home}</TextLink>
        </>
      }
    >
      <SignInForm
        email={arrival.email ?? ''}
        welcome={<Welcome confirmed={confirmed} message={arrival.message} email={arrival.email} />}
      />
    </FormPage>
  );
}

/** An address that was just confirmed, or the message of the page before. */
function Welcome({ confirmed, message, email }: SignInArrival & { confirmed: boolean }) {
  if (confirmed) return <Alert tone="success">{copy.confirmed}</Alert>;
  if (!message) return null;
  return (
    <Alert tone="success">
      <p>{message}</p>
      {email && <TextLink to={verificationPath(email)}>{copy.resend}</TextLink>}
    </Alert>
  );
}
