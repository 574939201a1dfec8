import * as v from 'valibot';
import { useEffect, useState } from 'react';
import { CreateCheckoutResponseSchema, type CreateCheckoutRequest, type PlanKey } from '@ninefold/contracts';
import { usePlatform } from '@ninefold/platform';
import { parseUrl } from '@ninefold/web/network';
import { copy } from './copy';
import { checkoutMessage } from './failure-message';
import { clearCheckout, storeCheckout, purchaseId } from './stored-checkout';

export type CheckoutState =
  | { readonly status: 'idle' | 'creating' }
  /** In a new tab. `isBlocked`: the browser prevented it, so the page shows a link. */
  | {
      readonly status: 'opened';
      readonly url: string;
      readonly sessionId: string;
      readonly tier: PlanKey;
      readonly isBlocked: boolean;
    }
  /**
   * `code` is the service's error code, such as `already-subscribed`. `paidSession` is set for a guest who has already
   * paid.
   */
  | {
      readonly status: 'failed';
      readonly message: string;
      readonly code: string | undefined;
      readonly paidSession?: string | undefined;
    };

const IDLE: CheckoutState = { status: 'idle' };

/** Creates a checkout and opens it. After a failure, nothing was charged and the button works again. */
export function useCheckout(flow: NonNullable<CreateCheckoutRequest['flow']>) {
  const { auth, payments } = usePlatform();
  const [state, setState] = useState<CheckoutState>(IDLE);

  useEffect(() => {
    // The back button can restore this page from the cache in its busy state.
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && setState(IDLE);
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);

  async function create(tier: PlanKey, email?: string) {
    setState({ status: 'creating' });
    const guest =
      auth.status === 'in' ? {} : { purchase_id: purchaseId(), ...(email && { customer_email: email }) };
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
      setState({ status: 'failed', message: checkoutMessage(failure), code: error?.code, paidSession });
      return null;
    }
    if (isWebAddress(outcome.body.checkout_url)) return outcome.body;
    setState({ status: 'failed', message: copy.initiateFailed, code: undefined });
    return null;
  }

  return {
    state,
    /** Stays busy after a success, because the page is being left. */
    async openHere(tier: PlanKey) {
      const checkout = await create(tier);
      if (checkout) leaveTo(checkout.checkout_url);
    },
    /** @param email of a guest, which the checkout page then shows and does not ask for */
    async openInNewTab(tier: PlanKey, email?: string) {
      const tab = openTab(copy.creating);
      const checkout = await create(tier, email);
      if (!checkout) return tab?.close();
      const { session_id: sessionId, checkout_url: url } = checkout;
      storeCheckout({ sessionId, tier });
      tab?.location.replace(url);
      setState({ status: 'opened', url, sessionId, tier, isBlocked: !tab });
    },
    /** For another buyer on the same device: the next checkout is a new purchase. */
    startOver() {
      clearCheckout();
      setState(IDLE);
    },
  };
}

/** @returns whether a URL has an HTTP scheme, unlike `javascript:` */
export const isWebAddress = (url: string): boolean =>
  ['https:', 'http:'].includes(parseUrl(url)?.protocol ?? '');

/** Opens a page of the payment provider in this tab. */
export function leaveTo(url: string): void {
  Object.assign(document.createElement('a'), { href: url, rel: 'noreferrer' }).click();
}

/**
 * Opens an empty tab for a URL that is not known yet, because browsers allow new tabs only during a click.
 * @param title shown while the tab is empty
 * @returns null when the browser blocks it
 */
function openTab(title: string): Window | null {
  const tab = window.open('', '_blank');
  if (!tab) return null;
  // The payment provider's page must not access this one.
  tab.opener = null;
  tab.document.title = title;
  return tab;
}
