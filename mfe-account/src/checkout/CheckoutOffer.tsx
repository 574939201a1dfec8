import type { PlanKey } from '@ninefold/contracts';
import { Alert } from '@ninefold/ui';
import { Focused } from '../layout/Focused';
import { PlanCards } from '../plans/PlanCards';
import { copy } from './copy';
import { PaymentAlert } from './PaymentAlert';
import type { CheckoutState } from './use-checkout';

interface CheckoutOfferProps {
  readonly state: CheckoutState;
  action(plan: string): string;
  onChoose(tier: PlanKey): void;
}

/** The plans with buttons that open a checkout. Nothing is sold while a payment is pending. */
export function CheckoutOffer({ state, ...cards }: CheckoutOfferProps) {
  return (
    <>
      {!isPending(state) && (
        <PlanCards {...cards} busy={state.status === 'creating'} busyLabel={copy.creating} />
      )}
      {state.status === 'failed' && <CheckoutFailure state={state} />}
    </>
  );
}

type Failed = Extract<CheckoutState, { status: 'failed' }>;

/** A pending payment is not a failure, but a second payment would be a mistake. */
export const isPending = (state: CheckoutState): boolean =>
  state.status === 'failed' && state.code === 'payment-pending';

/**
 * Explains why no checkout was opened. When a payment is pending, it replaces the focused button and takes its focus.
 */
export function CheckoutFailure({ state }: { state: Failed }) {
  if (isPending(state)) {
    return (
      <Focused as="div">
        <Alert title={copy.pending}>{state.message}</Alert>
      </Focused>
    );
  }
  return <PaymentAlert message={state.message} />;
}
