import { Link } from '@ninefold/platform';
import { buttonClass } from '@ninefold/ui';
import type { SignInArrival } from '../../auth/email-address';
import { addressWithoutCheckout } from '../../checkout/stored-checkout';
import { copy } from '../copy';
import { purchaseQuery } from '../machine/addresses';
import type { Purchase } from '../machine/states';

/** The codes of the service for a purchase that belongs to an account, or can be added to one. */
const CODES = ['not-your-session', 'already-claimed', 'account-exists'];

export const needsSignIn = (code: string | undefined): boolean => CODES.includes(code ?? '');

interface SignInToPurchaseProps {
  readonly purchase: Purchase;
  /** As it was typed on this page. */
  readonly email?: string;
}

/** To the sign-in, and from there to the activation of the purchase. */
export function SignInToPurchase({ purchase, email }: SignInToPurchaseProps) {
  const { pathname, search } = new URL(
    addressWithoutCheckout(`/signup/success?${purchaseQuery(purchase)}`),
    window.location.origin,
  );
  return (
    <Link
      to="/login"
      state={{ from: { pathname, search }, email } satisfies SignInArrival}
      className={buttonClass()}
    >
      {copy.purchase.signIn}
    </Link>
  );
}
