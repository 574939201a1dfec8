import type { CreateCheckoutRequest } from '@ninefold/contracts';

/** Stripe puts the session's id in its place. */
const SESSION_ID = '{CHECKOUT_SESSION_ID}';

/** Where the checkout page leads: a buyer without an account makes one next. */
export function returnAddresses(
  shellUrl: string,
  { tier, flow = 'signup' }: Pick<CreateCheckoutRequest, 'tier' | 'flow'>,
  isSignedIn: boolean,
): { success_url: string; cancel_url: string } {
  const paid = `?session_id=${SESSION_ID}&tier=${tier}`;
  if (!isSignedIn) {
    return { success_url: `${shellUrl}/signup/account${paid}`, cancel_url: `${shellUrl}/plans` };
  }
  const cancelled = flow === 'upgrade' ? '/upgrade' : '/signup?step=plan_selection';
  return { success_url: `${shellUrl}/signup/success${paid}`, cancel_url: shellUrl + cancelled };
}
