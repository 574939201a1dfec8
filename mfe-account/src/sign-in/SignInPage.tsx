import * as v from 'valibot';
import { useLocation, useSearchParams } from '@ninefold/platform';
import { Alert } from '@ninefold/ui';
import { SignInStateSchema, type SignInState } from '../auth/email-address';
import { FormPage, TextLink } from '../layout/FormPage';
import { copy } from './copy';
import { SignInForm } from './SignInForm';

/** `/login` and `/signin`. The shell redirects signed-in people. */
export default function SignInPage() {
  const location = useLocation();
  const [query] = useSearchParams();
  const confirmed = query.get('confirmed') === 'true';
  const linkFailed = query.get('confirmed') === 'failed';
  const locationState = v.parse(SignInStateSchema, location.state);

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
        email={locationState.email ?? ''}
        signedUp={locationState.signedUp}
        link={confirmed ? 'confirmed' : linkFailed ? 'failed' : null}
        welcome={
          linkFailed ? (
            <Alert tone="error">{copy.linkFailed}</Alert>
          ) : (
            <Welcome {...locationState} confirmed={confirmed} />
          )
        }
      />
    </FormPage>
  );
}

/** Confirms an address, shows the previous page's message, or explains the redirect. */
function Welcome({ confirmed, message, from }: SignInState & { confirmed: boolean }) {
  // The link of an address change leads to the settings, which require a sign-in in another browser.
  const change = new URLSearchParams(from?.search).get('confirmed');
  if (change === 'failed') return <Alert tone="error">{copy.changeLinkFailed}</Alert>;
  if (confirmed || change === 'true') return <Alert tone="success">{copy.confirmed}</Alert>;
  if (message) return <Alert tone="success">{message}</Alert>;
  return from ? <Alert tone="info">{copy.originMessage}</Alert> : null;
}
