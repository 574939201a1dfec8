import { PLANS, type PlanKey } from '@ninefold/contracts';
import { Button } from '@ninefold/ui';
import { CheckoutFailure, isRefused } from '../../checkout/CheckoutOffer';
import { copy as checkoutCopy } from '../../checkout/copy';
import { useCheckout } from '../../checkout/use-checkout';
import { PlanTerms } from '../../plans/PlanTerms';
import { RefusedPurchase } from '../../subscription/RefusedPurchase';
import { copy } from '../copy';
import type { SignUp } from '../use-sign-up';

const { payment: words } = copy;

interface PaymentStepProps extends Pick<SignUp, 'go'> {
  readonly tier: PlanKey;
}

/** Shows the price once more and opens the checkout in this tab. */
export default function PaymentStep({ tier, go }: PaymentStepProps) {
  const { state, openHere } = useCheckout('signup');
  const plan = PLANS[tier];
  return (
    <>
      <h2>{plan.name}</h2>
      {isRefused(state) ? (
        <RefusedPurchase state={state} />
      ) : (
        <>
          <PlanTerms plan={plan} />
          {state.status === 'failed' && <CheckoutFailure state={state} />}
          <Button
            busy={state.status === 'creating'}
            busyLabel={checkoutCopy.creating}
            onClick={() => void openHere(tier)}
          >
            {words.pay(plan.priceDisplay)}
          </Button>
        </>
      )}
      <Button variant="secondary" onClick={() => go({ type: 'back' })}>
        {words.back}
      </Button>
    </>
  );
}
