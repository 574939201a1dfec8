import { Link } from '@ninefold/platform';
import { buttonClass } from '@ninefold/ui';
import { addressWithoutCheckout } from '../../checkout/stored-checkout';
import { copy } from '../copy';
import { purchaseQuery } from '../machine/addresses';
import type { Purchase } from '../machine/states';

/** The codes of the service for a purchase that belongs to an account, or can be added to one. */
const CODES = ['not-your-session', 'already-claimed', 'account-exists'];

export const needsSignIn = (code: string | undefined): boolean => CODES.includes(code ?? '');

/** To the sign-in, and from there to the activation of the purchase. */
export function SignInToPurchase({ purchase }: { purchase: Purchase }) {
  const { pathname, search } = new URL(
    addressWithoutCheckout(`/signup/success?${purchaseQuery(purchase)}`),
    window.location.origin,
  );
  return (
    <Link to="/login" state={{ from: { pathname, search } }} className={buttonClass()}>
      {copy.purchase.signIn}
    </Link>
  );
}
