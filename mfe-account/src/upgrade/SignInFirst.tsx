import { useNavigate } from '@ninefold/platform';
import { Alert } from '@ninefold/ui';
import { TextLink } from '../layout/FormPage';
import { PlanCards } from '../plans/PlanCards';
import { copy } from './copy';

/** Guests see the whole offer. A plan belongs to an account, so the button leads to the sign-in first. */
export function SignInFirst() {
  const navigate = useNavigate();
  const from = { pathname: '/upgrade' };
  return (
    <>
      <Alert>{copy.signInFirst}</Alert>
      <PlanCards action={() => copy.signIn} onChoose={() => void navigate('/login', { state: { from } })} />
      <div>
        <TextLink to="/signup">{copy.signUp}</TextLink>
      </div>
      <div>
        <TextLink to="/plans">{copy.plans}</TextLink>
      </div>
    </>
  );
}
