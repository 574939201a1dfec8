import { useLocation } from '@ninefold/platform';
import { TextButton, TextLink } from '../layout/FormPage';
import { copy } from './copy';
import type { SignUpState } from './machine/states';
import type { SignUp } from './use-sign-up';

/** Links from a step to other pages. */
export function SignUpFooter({ state, go }: { state: SignUpState; go: SignUp['go'] }) {
  const location = useLocation();
  if (state.step === 'account') {
    return (
      <span>
        {copy.account.haveAccount}{' '}
        <TextLink to="/login" state={{ ...location.state, message: undefined }}>
          {copy.account.signIn}
        </TextLink>
      </span>
    );
  }
  if (state.step === 'password-mail') {
    return (
      <TextLink to="/login" state={location.state}>
        {copy.account.signIn}
      </TextLink>
    );
  }
  if (state.step !== 'verification') return null;
  const { email } = state;
  return (
    <>
      <span>
        {copy.verification.wrongAddress}{' '}
        <TextButton onClick={() => go({ type: 'address-changed' }, { email })}>
          {copy.verification.changeAddress}
        </TextButton>
      </span>
      <span>
        {copy.verification.elsewhere}{' '}
        <TextLink to="/login" state={{ ...location.state, email, signedUp: true }}>
          {copy.verification.signIn}
        </TextLink>
      </span>
    </>
  );
}
