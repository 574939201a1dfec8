import * as v from 'valibot';
import { useLocation } from '@ninefold/platform';
import { TextButton, TextLink } from '../layout/FormPage';
import { copy as layoutWords } from '../layout/copy';
import { Support } from '../layout/Support';
import { copy } from './copy';
import type { SignUpState } from './machine/states';
import type { PaidAccount, SignUp } from './use-sign-up';

const PaidAccountSchema: v.GenericSchema<unknown, PaidAccount> = v.object({ hasPaid: v.literal(true) });

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
      <>
        <Support question={layoutWords.mistyped} />
        <TextLink to="/login" state={location.state}>
          {copy.account.signIn}
        </TextLink>
      </>
    );
  }
  if (state.step !== 'verification') return null;
  const { email } = state;
  return (
    <>
      {v.is(PaidAccountSchema, location.state) ? (
        <Support question={layoutWords.mistyped} />
      ) : (
        <span>
          {copy.verification.wrongAddress}{' '}
          <TextButton onClick={() => go({ type: 'address-changed' }, { email })}>
            {copy.verification.changeAddress}
          </TextButton>
        </span>
      )}
      <span>
        {copy.verification.elsewhere}{' '}
        <TextLink to="/login" state={{ ...location.state, email, signedUp: true }}>
          {copy.verification.signIn}
        </TextLink>
      </span>
    </>
  );
}
