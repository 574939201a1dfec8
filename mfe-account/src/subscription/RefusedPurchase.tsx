import { usePlatform } from '@ninefold/platform';
import { Alert, type Elements } from '@ninefold/ui';
import { isPending, type RefusedCheckout } from '../checkout/CheckoutOffer';
import { copy as checkoutCopy } from '../checkout/copy';
import { ManageSubscription } from '../checkout/ManageSubscription';
import { PaymentAlert } from '../checkout/PaymentAlert';
import { Focused } from '../layout/Focused';
import { Support } from '../layout/Support';
import { planName } from '../plans/plan-name';
import { copy } from './copy';
import { RenewalLine, TroubleNotice } from './SubscriptionNotice';
import { blocksPurchase, troubleOf, type KnownSubscription } from './subscription-state';
import { useSubscription } from './use-subscription';

/**
 * Replaces the offer after the service refused a purchase because of a subscription. The service has just asked Stripe,
 * so the subscription is read now.
 */
export function RefusedPurchase({ state }: { state: RefusedCheckout }) {
  const subscription = useSubscription();
  return (
    <Focused as="div">
      {blocksPurchase(subscription) ? <Blocked subscription={subscription} /> : <Refused state={state} />}
    </Focused>
  );
}

/** Why nothing is sold to a person with a subscription, and what to do instead. */
export function Blocked({ subscription }: { subscription: KnownSubscription }) {
  const { entitlements } = usePlatform();
  if (troubleOf(subscription)) return <TroubleNotice subscription={subscription} />;
  return (
    <Subscribed words={copy.subscribed(planName(entitlements))}>
      <RenewalLine subscription={subscription} />
    </Subscribed>
  );
}

/** The service's own words, when the subscription cannot be read. */
function Refused({ state }: { state: RefusedCheckout }) {
  if (isPending(state)) return <Alert title={checkoutCopy.pending}>{state.message}</Alert>;
  if (state.code === 'already-subscribed') return <Subscribed words={state.message} />;
  return (
    <>
      <PaymentAlert message={state.message} />
      <ManageSubscription />
    </>
  );
}

function Subscribed({ words, children }: { words: string; children?: Elements }) {
  return (
    <>
      <Alert tone="success" title={copy.subscribedTitle}>
        <p>{words}</p>
        <Support />
      </Alert>
      {children}
      <p>{checkoutCopy.portal.lead}</p>
      <ManageSubscription />
    </>
  );
}
