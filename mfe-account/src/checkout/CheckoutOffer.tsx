import type { PlanKey } from '@ninefold/contracts';
import { Alert, type Elements } from '@ninefold/ui';
import { Focused } from '../layout/Focused';
import { PlanCards } from '../plans/PlanCards';
import { copy } from './copy';
import { PaymentAlert } from './PaymentAlert';
import type { CheckoutState } from './use-checkout';

interface CheckoutOfferProps {
  readonly state: CheckoutState;
  /** Shown above the button of each plan. */
  readonly children?: Elements;
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

type FailedCheckout = Extract<CheckoutState, { status: 'failed' }>;

/** Refused because of a subscription. */
export type RefusedCheckout = FailedCheckout & { readonly code: string };

/** Codes of the service for a person who must not pay again, because of a subscription. */
const REFUSALS = [
  'already-subscribed',
  'payment-pending',
  'payment-missing',
  'payment-unfinished',
  'payment-disputed',
];

export const isRefused = (state: CheckoutState): state is RefusedCheckout =>
  state.status === 'failed' && REFUSALS.includes(state.code ?? '');

/** A pending payment is not a failure, but a second payment would be a mistake. */
export const isPending = (state: CheckoutState): boolean =>
  state.status === 'failed' && state.code === 'payment-pending';

/**
 * Explains why no checkout was opened. When a payment is pending, it replaces the focused button and takes its focus.
 */
export function CheckoutFailure({ state }: { state: FailedCheckout }) {
  if (isPending(state)) {
    return (
      <Focused as="div">
        <Alert title={copy.pending}>{state.message}</Alert>
      </Focused>
    );
  }
  return <PaymentAlert message={state.message} />;
}
