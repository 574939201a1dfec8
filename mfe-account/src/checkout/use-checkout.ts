import * as v from 'valibot';
import { useEffect, useState } from 'react';
import { CreateCheckoutResponseSchema, type CreateCheckoutRequest, type PlanKey } from '@ninefold/contracts';
import { usePlatform } from '@ninefold/platform';
import { copy } from './copy';
import { checkoutMessage } from './failure-message';
import { forgetCheckout, storeCheckout, purchaseId } from './stored-checkout';
import { isWebAddress, leaveTo, openTab } from './leave-to';

export type CheckoutState =
  | { readonly is: 'idle' | 'creating' }
  /** In a tab of its own. `isBlocked`: the browser opened none, so the person does. */
  | {
      readonly is: 'opened';
      readonly url: string;
      readonly sessionId: string;
      readonly tier: PlanKey;
      readonly isBlocked: boolean;
    }
  /** `code` is the service's, such as `already-subscribed`. `paidSession`: of a guest who has paid before. */
  | {
      readonly is: 'failed';
      readonly message: string;
      readonly code: string | undefined;
      readonly paidSession?: string | undefined;
    };

const IDLE: CheckoutState = { is: 'idle' };

/** Creates a checkout and leads there. After a failure nothing was charged, and the button works again. */
export function useCheckout(flow: NonNullable<CreateCheckoutRequest['flow']>) {
  const { auth, payments } = usePlatform();
  const [state, setState] = useState<CheckoutState>(IDLE);

  useEffect(() => {
    // The browser's back button can bring this page back as it was left: busy.
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && setState(IDLE);
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);

  async function create(tier: PlanKey) {
    setState({ is: 'creating' });
    const guest = auth.status === 'in' ? {} : { purchase_id: purchaseId() };
    const request: CreateCheckoutRequest = { tier, flow, ...guest };
    const outcome = await payments.post(
      '/api/create-checkout-session',
      request,
      v.parser(CreateCheckoutResponseSchema),
    );
    if (!outcome.ok) {
      const { failure } = outcome;
      const error = failure.kind === 'refused' ? failure.error : null;
      const paidSession = error?.session_id;
      setState({ is: 'failed', message: checkoutMessage(failure), code: error?.code, paidSession });
      return null;
    }
    if (isWebAddress(outcome.body.checkout_url)) return outcome.body;
    setState({ is: 'failed', message: copy.initiateFailed, code: undefined });
    return null;
  }

  return {
    state,
    /** Stays busy after a success: the page is left. */
    async beginHere(tier: PlanKey) {
      const checkout = await create(tier);
      if (checkout) leaveTo(checkout.checkout_url);
    },
    async beginInNewTab(tier: PlanKey) {
      const tab = openTab(copy.creating);
      const checkout = await create(tier);
      if (!checkout) return tab?.close();
      const { session_id: sessionId, checkout_url: url } = checkout;
      storeCheckout({ sessionId, tier });
      tab?.location.replace(url);
      setState({ is: 'opened', url, sessionId, tier, isBlocked: !tab });
    },
    /** The checkout in this browser is another person's: the next one is a purchase of its own. */
    beginAnew() {
      forgetCheckout();
      setState(IDLE);
    },
  };
}
