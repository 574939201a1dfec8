import { Link, useLocation } from 'shared-platform';
import { buttonClass } from 'shared-ui';

/** To a new account or into one; either leads back to the game. */
export function AccountLinks({ signUp, signIn }: { signUp: string; signIn: string }) {
  const { pathname, search } = useLocation();
  const origin = { from: { pathname, search } };
  return (
    <>
      <Link to="/signup" state={origin} className={buttonClass('primary')}>
        {signUp}
      </Link>
      <Link to="/login" state={origin} className={buttonClass('secondary')}>
        {signIn}
      </Link>
    </>
  );
}
