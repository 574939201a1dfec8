import { Alert } from 'shared-ui';
import { copy } from './copy';
import { PaymentAlert } from './PaymentAlert';
import type { CheckoutState } from './use-checkout';

type Failed = Extract<CheckoutState, { is: 'failed' }>;

/** Money on its way is no mistake of the person, and the next payment would be one. */
export const isPending = (state: CheckoutState): boolean =>
  state.is === 'failed' && state.code === 'payment-pending';

/** Why there is no checkout page. */
export function CheckoutFailure({ state }: { state: Failed }) {
  if (isPending(state)) return <Alert title={copy.pending}>{state.message}</Alert>;
  return <PaymentAlert message={state.message} />;
}
