import type { PlanKey } from '@ninefold/contracts';
import { PlanCards } from '../plans/PlanCards';
import { CheckoutFailure, isPending } from './CheckoutFailure';
import { copy } from './copy';
import type { CheckoutState } from './use-checkout';

interface CheckoutOfferProps {
  readonly state: CheckoutState;
  action(plan: string): string;
  onChoose(tier: PlanKey): void;
}

/** The plans, whose buttons begin a checkout. While a payment is on its way nothing is sold. */
export function CheckoutOffer({ state, ...cards }: CheckoutOfferProps) {
  return (
    <>
      {!isPending(state) && <PlanCards {...cards} busy={state.is === 'creating'} busyLabel={copy.creating} />}
      {state.is === 'failed' && <CheckoutFailure state={state} />}
    </>
  );
}
