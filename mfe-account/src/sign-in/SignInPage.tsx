import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'shared-platform';
import { leaveConfirmationMark } from '../auth/confirmation-mark';
import { copy } from '../copy';
import { FormPage } from '../layout/FormPage';
import { TextLink } from '../layout/TextLink';
import { ArrivalSchema } from './config';
import { SignInForm } from './SignInForm';
import { SignInWelcome } from './SignInWelcome';

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
      <SignInForm
        email={arrival?.email ?? ''}
        welcome={<SignInWelcome confirmed={confirmed} message={arrival?.message} email={arrival?.email} />}
      />
    </FormPage>
  );
}
