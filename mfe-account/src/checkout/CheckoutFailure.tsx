import { Alert } from '@ninefold/ui';
import { Focused } from '../layout/Focused';
import { copy } from './copy';
import { PaymentAlert } from './PaymentAlert';
import type { CheckoutState } from './use-checkout';

type Failed = Extract<CheckoutState, { is: 'failed' }>;

/** A payment on its way is no failure. A second payment would be a mistake. */
export const isPending = (state: CheckoutState): boolean =>
  state.is === 'failed' && state.code === 'payment-pending';

/** Why there is no checkout page. A payment on its way takes the place of the pressed button. */
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
