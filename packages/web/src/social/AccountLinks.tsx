import { Link, useLocation } from '@ninefold/platform';
import { buttonClass, type ButtonVariant } from '@ninefold/ui';

export interface AccountLinksProps {
  signUp: string;
  signIn: string;
  /** Label of the sign-up link. */
  variant?: ButtonVariant;
}

/** Links to sign-up and sign-in that return to this page. */
export function AccountLinks({ signUp, signIn, variant = 'primary' }: AccountLinksProps) {
  const { pathname, search, hash } = useLocation();
  const origin = { from: { pathname, search, hash } };
  return (
    <>
      <Link to="/signup" state={origin} className={buttonClass(variant)}>
        {signUp}
      </Link>
      <Link to="/login" state={origin} className={buttonClass(variant === 'primary' ? 'secondary' : 'quiet')}>
        {signIn}
      </Link>
    </>
  );
}
