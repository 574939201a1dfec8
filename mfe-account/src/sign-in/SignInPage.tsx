import * as v from 'valibot';
import { useEffect } from 'react';
import { useLocation, useSearchParams } from '@ninefold/platform';
import { Alert } from '@ninefold/ui';
import { leaveConfirmationMark, SignInArrivalSchema, type SignInArrival } from '../auth/email-address';
import { FormPage, TextLink } from '../layout/FormPage';
import { copy } from './copy';
import { SignInForm } from './SignInForm';

/** `/login` and `/signin`. The shell takes a signed-in person away from here. */
export default function SignInPage() {
  const location = useLocation();
  const [query] = useSearchParams();
  const confirmed = query.get('confirmed') === 'true';
  const linkFailed = query.get('confirmed') === 'failed';
  const arrival = v.parse(SignInArrivalSchema, location.state);

  useEffect(() => {
    if (confirmed) leaveConfirmationMark();
  }, [confirmed]);

  return (
    <FormPage
      title={linkFailed ? copy.linkFailedTitle : copy.title}
      lead={linkFailed ? null : copy.lead}
      footer={
        <>
          <span>
            {copy.noAccount}{' '}
            <TextLink to="/signup" state={location.state}>
              {copy.signUp}
            </TextLink>
          </span>
          <TextLink to="/reset-password" state={location.state}>
            {copy.forgot}
          </TextLink>
          <TextLink to="/">{copy.home}</TextLink>
        </>
      }
    >
      <SignInForm
        email={arrival.email ?? ''}
        signedUp={arrival.signedUp}
        link={confirmed ? 'confirmed' : linkFailed ? 'failed' : null}
        welcome={
          linkFailed ? (
            <Alert tone="error">{copy.linkFailed}</Alert>
          ) : (
            <Welcome {...arrival} confirmed={confirmed} />
          )
        }
      />
    </FormPage>
  );
}

/** An address that was just confirmed, the message of the page before, or why this page is shown in its place. */
function Welcome({ confirmed, message, from }: SignInArrival & { confirmed: boolean }) {
  // The link of a changed address leads to the settings, which ask for sign-in in another browser.
  const change = new URLSearchParams(from?.search).get('confirmed');
  if (change === 'failed') return <Alert tone="error">{copy.changeLinkFailed}</Alert>;
  if (confirmed || change === 'true') return <Alert tone="success">{copy.confirmed}</Alert>;
  if (message) return <Alert tone="success">{message}</Alert>;
  return from ? <Alert tone="info">{copy.originMessage}</Alert> : null;
}
