import { Link } from '@ninefold/platform';
import { buttonClass } from '@ninefold/ui';
import type { SignInState } from '../../auth/email-address';
import { urlWithoutStoredCheckout } from '../../checkout/stored-checkout';
import { copy } from '../copy';
import { purchaseQuery } from '../machine/state-urls';
import type { Purchase } from '../machine/states';

/** Error codes for a purchase that belongs to an account, or can be added to one. */
const CODES = ['not-your-session', 'already-claimed', 'account-exists'];

export const needsSignIn = (code: string | undefined): boolean => CODES.includes(code ?? '');

interface SignInToPurchaseProps {
  readonly purchase: Purchase;
  /** As typed on this page. */
  readonly email?: string;
}

/** Links to the sign-in, which continues with the activation of the purchase. */
export function SignInToPurchase({ purchase, email }: SignInToPurchaseProps) {
  const { pathname, search } = new URL(
    urlWithoutStoredCheckout(`/signup/success?${purchaseQuery(purchase)}`),
    window.location.origin,
  );
  return (
    <Link
      to="/login"
      state={{ from: { pathname, search }, email } satisfies SignInState}
      className={buttonClass()}
    >
      {copy.purchase.signIn}
    </Link>
  );
}
